import type { LogInAnswer } from '../../../src/domain/session/log-in'
import { id } from '../../../src/domain/values/id'
import { askedSecondFactor, isBusy, typedEmail } from '../../../src/machines/login/selectors'
import { aLogIn, aResetLink, everyError, loggedIn, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startLogin } from './start-login'

const start = (...answers: Answer<LogInAnswer>[]) => startLogin({ logIn: scripted(...answers) })

afterEach(stopAll)

describe('log-in', () => {
  test('[AUTH-06: token, toast, dashboard] stores the token, confirms it, and two seconds later goes on', async () => {
    const { submit, reaches, pass, account, store, navigation, notifications } = start(succeeds(loggedIn()))
    submit()
    await reaches('LoggedIn')
    expect(account.logIn.inputs).toEqual([aLogIn()])
    expect(store.state.token).toBe('the-token')
    expect(notifications.notices).toEqual([
      { kind: 'success', text: 'Login was successful, redirecting to dashboard', lasts: 1_500 },
    ])
    pass(1_999)
    expect(navigation.log).toEqual([])
    pass(1)
    expect(navigation.log).toEqual(['saved-place'])
    await reaches('Left')
  })

  test.each([...Object.values(everyError).map(fails), breaks])(
    '[AUTH-07: error, nothing stored, stays] [ERR-01] a failure (%#) has a toast, nothing is stored, and there is no redirect',
    async (answer) => {
      const { submit, is, pass, shown, store, navigation, notifications } = start(answer)
      submit()
      await answersArrive()
      expect(is('Editing')).toBe(true)
      expect(notifications.notices).toEqual([
        { kind: 'error', text: shown().failure!.message, lasts: 1_500, repeated: true },
      ])
      pass(60_000)
      expect(store.state.token).toBeUndefined()
      expect(navigation.log).toEqual([])
    },
  )

  test("[AUTH-07: error] the server's details are shown beside the form", async () => {
    const { submit, shown } = start(
      fails(rejected({ message: 'Login failed!', details: 'Invalid user name or password' })),
    )
    submit()
    await answersArrive()
    expect(shown()).toMatchObject({
      fields: [],
      failure: { message: 'Login failed!', details: 'Invalid user name or password' },
    })
  })

  test("[FORM-05] the server's failures are shown at the fields that they name, the rest beside the form", async () => {
    const violation = (message: string, ...fields: string[]) => ({ message, fields })
    const { submit, shown } = start(
      fails(
        rejected({
          message: 'Your request is not valid!',
          violations: [violation('Too long.', 'userNameOrEmailAddress'), violation('No tenant.', 'tenantId')],
        }),
      ),
    )
    submit()
    await answersArrive()
    expect(shown()).toMatchObject({
      fields: [{ field: 'email', message: 'Too long.' }],
      failure: { violations: ['No tenant.'] },
    })
  })

  test.each([
    ['', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address'],
  ])(
    '[AUTH-08] [AUTH-09] an email of %p is not sent; the message is at the field and in a toast of 1.5 s',
    (email, text) => {
      const { submit, is, shown, account, notifications } = start()
      submit(aLogIn({ email }))
      expect(is('Editing')).toBe(true)
      expect(account.logIn.inputs).toEqual([])
      expect(shown()).toEqual({ fields: [{ field: 'email', message: text }], failure: undefined })
      expect(notifications.notices).toEqual([{ kind: 'error', text, lasts: 1_500, repeated: true }])
    },
  )

  test('[FORM-04] [AUTH-04] while a request runs the form is busy, and a second submit sends no request', async () => {
    const answer = late<LogInAnswer>()
    const { actor, submit, reaches, account } = start(answer.answer)
    expect(isBusy(actor.getSnapshot())).toBe(false)
    submit()
    submit()
    submit(aLogIn({ email: 'other@portal.test' }))
    expect(isBusy(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().hasTag('settled')).toBe(false)
    answer.succeeds(loggedIn())
    await reaches('LoggedIn')
    submit()
    expect(account.logIn.inputs).toHaveLength(1)
    expect(isBusy(actor.getSnapshot())).toBe(true)
  })

  test('[FORM-03] a failed log-in can be sent again; the old errors disappear with the submit', async () => {
    const answer = late<LogInAnswer>()
    const { submit, reaches, shown, account } = start(fails(rejected()), answer.answer)
    submit(aLogIn({ password: 'wrong' }))
    await answersArrive()
    expect(shown().failure).toBeDefined()
    submit()
    expect(shown()).toEqual({ fields: [], failure: undefined })
    answer.succeeds(loggedIn())
    await reaches('LoggedIn')
    expect(account.logIn.inputs.map(({ password }) => password)).toEqual(['wrong', 'long enough'])
  })
})

describe('a log-in whose server asks for a second factor', () => {
  const asked = { _tag: 'SecondFactorRequired' as const, userId: id(7), providers: ['Email', 'Phone'] }

  test('[SIGN-01: password] keeps what was typed for it, stores nothing, and says nothing', async () => {
    const { actor, submit, reaches, store, shown, notifications } = start(succeeds(asked))
    submit(aLogIn({ email: ' customer@portal.test ' }))
    const snapshot = await reaches('AskingSecondFactor')
    expect(askedSecondFactor(snapshot)).toEqual({ ...asked, logIn: aLogIn({ email: ' customer@portal.test ' }) })
    expect(isBusy(actor.getSnapshot())).toBe(true)
    expect([store.state.token, notifications.notices, shown().failure]).toEqual([undefined, [], undefined])
  })

  test('[SIGN-01: password] can be started again: the address stays, the password goes', async () => {
    const { actor, submit, reaches, account } = start(succeeds(asked), succeeds(loggedIn()))
    expect(askedSecondFactor(actor.getSnapshot())).toBeUndefined()
    submit()
    await reaches('AskingSecondFactor')
    actor.send({ type: 'start-again' })
    const snapshot = actor.getSnapshot()
    expect(askedSecondFactor(snapshot)).toBeUndefined()
    expect(typedEmail(snapshot)).toBe('customer@portal.test')
    expect(snapshot.context.form.password).toBe('')
    submit()
    await reaches('LoggedIn')
    expect(account.logIn.inputs).toHaveLength(2)
  })

  test('[TAP-21: second factor] goes on with a code that was sent before a reload, for which the server is not asked again', async () => {
    const sent = { ...asked, sent: { provider: 'Phone', at: 1_000 } }
    const { actor, submit, reaches, account, sentSecondFactor } = startLogin(
      { logIn: scripted(succeeds(asked)) },
      undefined,
      sent,
    )
    submit()
    expect(askedSecondFactor(await reaches('AskingSecondFactor'))).toEqual({ ...sent, logIn: aLogIn() })
    expect(account.logIn.inputs).toEqual([])
    actor.send({ type: 'start-again' })
    expect(await sentSecondFactor.read('')).toBeUndefined()
    submit()
    expect(askedSecondFactor(await reaches('AskingSecondFactor'))).toEqual({ ...asked, logIn: aLogIn() })
    expect(account.logIn.inputs).toHaveLength(1)
  })

  test('[SIGN-01: trusted browser] sends the mark of a trusted browser with the password', async () => {
    const { submit, reaches, account } = startLogin({ logIn: scripted(succeeds(loggedIn())) }, 'the-mark')
    submit()
    await reaches('LoggedIn')
    expect(account.logIn.inputs).toEqual([{ ...aLogIn(), browserToken: 'the-mark' }])
  })
})

test('[SIGN-02] a log-in whose server wants a new password first opens its screen with what the server sent', async () => {
  const { submit, reaches, store, openedLink, navigation, notifications } = start(
    succeeds({ _tag: 'PasswordResetRequired', link: aResetLink() }),
  )
  submit()
  await reaches('Left')
  expect(openedLink.read()).toEqual(aResetLink())
  expect(navigation.log).toEqual([{ screen: 'reset-password' }])
  expect([store.state.token, notifications.notices]).toEqual([undefined, []])
})
