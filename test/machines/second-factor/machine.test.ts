import { isBusy, isResending, phase, resendIn } from '../../../src/machines/second-factor/selectors'
import { aLogIn, aResetLink, everyError, loggedIn, rejected } from '../../support/builders'
import { breaks, fails, late, succeeds } from '../../support/scripted-ports'
import { stopAll } from '../../support/simulated'
import { startSecondFactor } from './start-second-factor'

const fine = succeeds<void>(undefined)
const wrong = fails(rejected({ message: 'Login failed!', details: 'Invalid security code' }))
const again = succeeds({ _tag: 'SecondFactorRequired' as const, userId: 7 as never, providers: ['Email'] })

/** A machine that waits for the code of the only way, or of the one that is chosen. */
const atCode = async (script: Parameters<typeof startSecondFactor>[0] = {}, provider?: string) => {
  const started = startSecondFactor({ sends: [fine], ...script })
  if (provider !== undefined) started.actor.send({ type: 'choose-provider', provider })
  await started.reaches('EnteringCode')
  return started
}

afterEach(stopAll)

describe('the second factor of a log-in', () => {
  test('[SIGN-01: ways] the only way is not asked for: its code is sent at once', async () => {
    const { account, look, reaches } = startSecondFactor({ sends: [fine] })
    expect([phase(look()), isBusy(look())]).toEqual(['choice', true])
    await reaches('EnteringCode')
    expect(account.sendCode.inputs).toEqual([{ userId: 7, provider: 'Email' }])
    expect(phase(look())).toBe('code')
  })

  test.each(['GoogleAuthenticator', 'Email', 'Phone'])(
    '[SIGN-01: ways] of three ways one is chosen first: %s',
    async (provider) => {
      const providers = ['GoogleAuthenticator', 'Email', 'Phone']
      const { actor, account, is, reaches } = startSecondFactor({ providers, sends: [fine] })
      expect(is('Choosing')).toBe(true)
      expect(account.sendCode.inputs).toEqual([])
      actor.send({ type: 'choose-provider', provider: 'Pigeon' })
      expect(is('Choosing')).toBe(true)
      actor.send({ type: 'choose-provider', provider })
      actor.send({ type: 'choose-provider', provider: 'Phone' })
      await reaches('EnteringCode')
      expect(account.sendCode.inputs).toEqual([{ userId: 7, provider }])
    },
  )

  test('[SIGN-01: code] the log-in is sent again with the code, the token stored, and two seconds later log-in goes on', async () => {
    const { submit, reaches, pass, account, store, trustedBrowser, navigation, notifications } = await atCode({
      logIns: [succeeds(loggedIn())],
    })
    submit(' 123 456 ')
    submit('654321')
    await reaches('LoggedIn')
    expect(account.logIn.inputs).toEqual([{ ...aLogIn(), code: '123456', trustsBrowser: false }])
    expect(store.state.token).toBe('the-token')
    expect(trustedBrowser.read()).toBeUndefined()
    expect(notifications.notices.at(-1)).toMatchObject({
      kind: 'success',
      text: 'Login was successful, redirecting to dashboard',
    })
    pass(1_999)
    expect(navigation.log).toEqual([])
    pass(1)
    expect(navigation.log).toEqual(['saved-place'])
    await reaches('Left')
  })

  test('[SIGN-01: trusted browser] a browser that is trusted keeps the mark that the server answers', async () => {
    const trusted = succeeds({ _tag: 'LoggedIn' as const, token: 'the-token', browserToken: 'the-mark' })
    const { submit, reaches, account, trustedBrowser } = await atCode({ logIns: [trusted] })
    submit('123456', true)
    await reaches('LoggedIn')
    expect(account.logIn.inputs).toMatchObject([{ trustsBrowser: true }])
    expect(trustedBrowser.read()).toBe('the-mark')
  })

  test("[SIGN-01: code] a wrong code shows the server's reason, and the next one is sent with the same log-in", async () => {
    const { submit, reaches, shown, account, store, notifications } = await atCode({
      logIns: [wrong, succeeds(loggedIn())],
    })
    submit('111111')
    await reaches('EnteringCode')
    expect(shown().failure).toMatchObject({ message: 'Login failed!', details: 'Invalid security code' })
    expect(notifications.notices).toMatchObject([{ kind: 'error', text: 'Login failed!', repeated: true }])
    expect(store.state.token).toBeUndefined()
    submit('K7QX-22ML')
    expect(shown().failure).toBeUndefined()
    await reaches('LoggedIn')
    expect(account.logIn.inputs.map(({ email, password, code }) => [email, password, code])).toEqual([
      ['customer@portal.test', 'long enough', '111111'],
      ['customer@portal.test', 'long enough', 'K7QX-22ML'],
    ])
  })

  test("[SIGN-01: code] the server's failure of the code is shown at its field", async () => {
    const violations = [{ message: 'Too long.', fields: ['twoFactorVerificationCode'] }]
    const { submit, reaches, shown } = await atCode({
      logIns: [fails(rejected({ message: 'Your request is not valid!', violations }))],
    })
    submit()
    await reaches('EnteringCode')
    expect(shown()).toEqual({ fields: [{ field: 'code', message: 'Too long.' }], failure: undefined })
  })

  test('[SIGN-01: code] no request is sent without a code', async () => {
    const { submit, is, shown, account } = await atCode()
    submit(' ')
    expect(is('EnteringCode')).toBe(true)
    expect(shown().fields).toEqual([{ field: 'code', message: 'Please enter your code' }])
    expect(account.logIn.inputs).toEqual([])
  })

  test.each([...Object.values(everyError).map(fails), breaks])(
    '[SIGN-01: code] [ERR-01] a log-in that fails (%#) can be sent again',
    async (answer) => {
      const { submit, reaches, shown } = await atCode({ logIns: [answer, succeeds(loggedIn())] })
      submit()
      await reaches('EnteringCode')
      expect(shown().failure).toBeDefined()
      submit()
      await reaches('LoggedIn')
    },
  )

  test('a server that asks for a second factor again has failed', async () => {
    const { submit, reaches, shown, store } = await atCode({ logIns: [again] })
    submit()
    await reaches('EnteringCode')
    expect(shown().failure?.message).toBe('An error occurred during operation')
    expect(store.state.token).toBeUndefined()
  })

  test('[SIGN-02] a server that then wants a new password leads to its screen', async () => {
    const reset = succeeds({ _tag: 'PasswordResetRequired' as const, link: aResetLink() })
    const { submit, reaches, openedLink, navigation, store } = await atCode({ logIns: [reset] })
    submit()
    await reaches('Left')
    expect(openedLink.read()).toEqual(aResetLink())
    expect(navigation.log).toEqual([{ screen: 'reset-password' }])
    expect(store.state.token).toBeUndefined()
  })
})

describe('the code of a second factor', () => {
  test.each([...Object.values(everyError).map(fails), breaks])(
    '[SIGN-01: again] one that could not be sent (%#) is said, and can be sent again',
    async (answer) => {
      const { actor, reaches, shown, account } = startSecondFactor({ sends: [answer, fine] })
      await reaches('Choosing')
      expect(shown().failure).toBeDefined()
      actor.send({ type: 'choose-provider', provider: 'Email' })
      expect(shown().failure).toBeUndefined()
      await reaches('EnteringCode')
      expect(account.sendCode.inputs).toHaveLength(2)
    },
  )

  test('[SIGN-01: again] it can be sent again after 60 s, and a submit waits for it', async () => {
    const sent = late<void>()
    const { actor, submit, passSeconds, look, reaches, account, notifications } = await atCode({
      sends: [fine, sent.answer],
    })
    actor.send({ type: 'resend-code' })
    passSeconds(59)
    expect(resendIn(look())).toBe(1)
    actor.send({ type: 'resend-code' })
    expect(account.sendCode.inputs).toHaveLength(1)
    passSeconds(1)
    actor.send({ type: 'resend-code' })
    expect(isResending(look())).toBe(true)
    submit()
    expect(isBusy(look())).toBe(false)
    expect(account.logIn.inputs).toEqual([])
    sent.succeeds(undefined)
    await reaches({ EnteringCode: 'CountingDown' })
    expect(resendIn(look())).toBe(60)
    expect(notifications.notices).toMatchObject([{ kind: 'success', text: 'We have sent you a code.' }])
  })

  test.each([
    ['Outage', fails(everyError.Outage)],
    ['a defect', breaks],
  ])('one that could not be sent again (%s) is said, and can be sent again', async (_, answer) => {
    const { actor, passSeconds, reaches, shown } = await atCode({ sends: [fine, answer, fine] })
    passSeconds(60)
    actor.send({ type: 'resend-code' })
    await reaches({ EnteringCode: 'CodeCanBeSent' })
    expect(shown().failure).toBeDefined()
    actor.send({ type: 'resend-code' })
    expect(shown().failure).toBeUndefined()
    await reaches({ EnteringCode: 'CountingDown' })
  })

  test('[SIGN-01: again] an app makes its own: there is nothing to send again', async () => {
    const { actor, passSeconds, is, account } = await atCode({ providers: ['GoogleAuthenticator'] })
    expect(is({ EnteringCode: 'FromApp' })).toBe(true)
    passSeconds(120)
    actor.send({ type: 'resend-code' })
    expect(is({ EnteringCode: 'FromApp' })).toBe(true)
    expect(account.sendCode.inputs).toEqual([{ userId: 7, provider: 'GoogleAuthenticator' }])
  })

  test('[SIGN-01: ways] another way can be chosen where there are several, and forgets the failure', async () => {
    const { actor, submit, reaches, is, shown, account } = await atCode(
      { providers: ['Email', 'Phone'], sends: [fine, fine], logIns: [wrong] },
      'Email',
    )
    submit()
    await reaches('EnteringCode')
    actor.send({ type: 'choose-another-way' })
    expect(is('Choosing')).toBe(true)
    expect(shown().failure).toBeUndefined()
    actor.send({ type: 'choose-provider', provider: 'Phone' })
    await reaches('EnteringCode')
    expect(account.sendCode.inputs.map(({ provider }) => provider)).toEqual(['Email', 'Phone'])
    const only = await atCode()
    only.actor.send({ type: 'choose-another-way' })
    expect(only.is('EnteringCode')).toBe(true)
  })
})
