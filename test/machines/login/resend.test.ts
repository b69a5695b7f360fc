import { isSendingLink, resendIn, unconfirmed } from '../../../src/machines/login/selectors'
import { aLogIn, loggedIn, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startLogin } from './start-login'

afterEach(stopAll)

describe('a log-in of an address that is not confirmed', () => {
  const unconfirmedAnswer = fails(
    rejected({ message: 'Login failed!', details: 'Your email address is not confirmed. You can not login.' }),
  )
  const refusedWith = async (...links: Answer<void>[]) => {
    const login = startLogin({
      logIn: scripted(unconfirmedAnswer, unconfirmedAnswer, succeeds(loggedIn())),
      requestActivationLink: scripted(...links),
    })
    login.submit()
    await answersArrive()
    const resend = () => {
      login.actor.send({ type: 'resend-activation-link' })
    }
    const offered = () => unconfirmed(login.actor.getSnapshot())
    const seconds = () => resendIn(login.actor.getSnapshot())
    return { ...login, resend, offered, seconds }
  }

  test('[AUTH-07: error] offers to send its activation link again, once a minute', async () => {
    const { resend, offered, seconds, passSeconds, account, notifications, shown } = await refusedWith(
      succeeds(undefined),
      succeeds(undefined),
    )
    expect(offered()).toBe(aLogIn().email)
    resend()
    resend()
    await answersArrive()
    expect(account.requestActivationLink.inputs).toEqual([aLogIn().email])
    expect(notifications.notices.at(-1)).toEqual({ kind: 'success', text: 'Email Successfully sent.', lasts: 1_500 })
    expect(seconds()).toBe(60)
    passSeconds(1)
    expect(seconds()).toBe(59)
    resend()
    passSeconds(58)
    expect(seconds()).toBe(1)
    expect(account.requestActivationLink.inputs).toHaveLength(1)
    passSeconds(1)
    expect(seconds()).toBe(0)
    resend()
    await answersArrive()
    expect(account.requestActivationLink.inputs).toHaveLength(2)
    expect(shown().failure?.details).toContain('not confirmed')
  })

  test('[TAP-21: instants] after an hour of sleep it can be sent again at once', async () => {
    const { resend, seconds, passSeconds, account } = await refusedWith(succeeds(undefined), succeeds(undefined))
    resend()
    await answersArrive()
    passSeconds(3_600)
    expect(seconds()).toBe(0)
    resend()
    await answersArrive()
    expect(account.requestActivationLink.inputs).toHaveLength(2)
  })

  test.each([
    [fails({ _tag: 'RateLimited', retryAfter: 12, answer: undefined }), 'Too many tries. Try again in 12 s.'],
    [breaks, 'An error occurred during operation'],
  ])('a link that could not be sent (%#) is reported, and can be requested again at once', async (answer, text) => {
    const { resend, seconds, account, notifications } = await refusedWith(answer, succeeds(undefined))
    resend()
    await answersArrive()
    expect(notifications.notices.at(-1)).toMatchObject({ kind: 'error', text })
    expect(seconds()).toBe(0)
    resend()
    await answersArrive()
    expect(account.requestActivationLink.inputs).toHaveLength(2)
  })

  test('while the link is being requested, nothing else is sent', async () => {
    const { resend, submit, account, is } = await refusedWith(late<void>().answer)
    resend()
    submit()
    expect(is({ Editing: 'SendingLink' })).toBe(true)
    expect(account.logIn.inputs).toHaveLength(1)
  })

  test('another log-in attempt does not reset the countdown, and a success goes on', async () => {
    const { resend, submit, seconds, passSeconds, reaches } = await refusedWith(succeeds(undefined))
    resend()
    await answersArrive()
    passSeconds(5)
    submit()
    await answersArrive()
    expect(seconds()).toBe(55)
    passSeconds(1)
    expect(seconds()).toBe(54)
    submit()
    await reaches('LoggedIn')
  })

  test.each([
    'Invalid user name or password',
    'The user account has been locked out. Please try again later.',
    'Your email address is not known.',
  ])('%s offers no link', async (details) => {
    const { actor, submit } = startLogin({
      logIn: scripted(fails(rejected({ message: 'Login failed!', details }))),
    })
    submit()
    await answersArrive()
    expect(unconfirmed(actor.getSnapshot())).toBeUndefined()
    actor.send({ type: 'resend-activation-link' })
    expect(isSendingLink(actor.getSnapshot())).toBe(false)
  })
})
