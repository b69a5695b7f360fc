import { makeResetImplementations } from '../../../src/machines/reset/actors'
import { resetMachine } from '../../../src/machines/reset/machine'
import { errors, isSending, isWithoutLink, offersNewLink, openedLink } from '../../../src/machines/reset/selectors'
import type { ResetLink } from '../../../src/domain/session/password-reset'
import type { PortError } from '../../../src/domain/failure/port-error'
import { aResetLink, everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedAccount, succeeds, type Answer } from '../../support/scripted-ports'
import { memoryResetLink, recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

const password = 'Another-horse-2'

const start = (link: ResetLink | undefined, ...answers: Answer<void>[]) => {
  const ports = {
    account: scriptedAccount({ resetPassword: scripted(...answers) }),
    openedLink: memoryResetLink(link),
    navigation: recordedNavigation({ screen: 'reset-password' }),
    notifications: recordedNotifications(),
  }
  const reset = simulate(resetMachine.provide(makeResetImplementations(ports)), { link })
  const submit = (form = { password, confirmpassword: password }) => {
    reset.actor.send({ type: 'submit-password', form })
  }
  const now = () => reset.actor.getSnapshot()
  return { ...reset, ...ports, submit, now, shown: () => errors(now()) }
}

const done = succeeds<void>(undefined)

afterEach(stopAll)

describe('a reset', () => {
  test('[ACC-02] sends the link and the password as typed, once, and opens log-in with words', async () => {
    const answer = late<void>()
    const {
      submit,
      now,
      reaches,
      account,
      openedLink: opened,
      navigation,
      notifications,
    } = start(aResetLink({ c: 'extra', expireDate: '2030-01-01' }), answer.answer)
    submit({ password: ' with blanks ', confirmpassword: ' with blanks ' })
    submit()
    expect(isSending(now())).toBe(true)
    expect(navigation.log).toEqual([])
    answer.succeeds(undefined)
    await reaches('Left')
    expect(account.resetPassword.inputs).toEqual([
      { ...aResetLink({ c: 'extra', expireDate: '2030-01-01' }), password: ' with blanks ' },
    ])
    expect(navigation.log).toEqual([{ screen: 'login' }])
    expect(notifications.notices).toEqual([
      { kind: 'success', text: 'Your password has been changed. Please log in with the new one.' },
    ])
    expect(opened.read()).toBeUndefined()
  })

  test('[AUTH-26: reset, match] [ACC-02] a form that is not valid is not sent', () => {
    const { submit, shown, account, notifications } = start(aResetLink())
    submit({ password, confirmpassword: `${password}!` })
    const text = 'Passwords do not match'
    expect(shown().fields).toEqual([{ field: 'confirmpassword', message: text }])
    expect(notifications.notices).toEqual([{ kind: 'error', text, lasts: 1_500, repeated: true }])
    expect(account.resetPassword.inputs).toEqual([])
  })

  const refusals: readonly PortError[] = [
    rejected({ message: 'This link can no longer be used.', details: 'It has already been used.' }),
    everyError.Unauthorised,
    everyError.Forbidden,
    everyError.NotFound,
  ]
  test.each(refusals)('[ACC-02] what the server refuses is said, and a new link is offered: %j', async (error) => {
    const { submit, now, reaches, shown, openedLink: opened, navigation } = start(aResetLink(), fails(error), done)
    submit()
    await reaches('Editing')
    expect(shown().failure?.message).toBeTruthy()
    expect(offersNewLink(now())).toBe(true)
    expect([opened.read(), navigation.log]).toEqual([aResetLink(), []])
    submit()
    expect(offersNewLink(now())).toBe(false)
  })

  test('[ACC-02] a password that the server finds too weak is reported at its field', async () => {
    const violations = [{ message: 'Add a digit.', fields: ['Password'] }]
    const { submit, reaches, shown } = start(aResetLink(), fails(rejected({ violations })))
    submit()
    await reaches('Editing')
    expect(shown().fields).toEqual([{ field: 'password', message: 'Add a digit.' }])
  })

  test.each([
    ['an outage', fails(everyError.Outage), 'An error occurred during operation'],
    ['too many tries', fails(everyError.RateLimited), 'Too many tries. Try again in 30 s.'],
    ['a defect', breaks, 'An error occurred during operation'],
  ])('[ACC-02] after %s the same link can be sent again', async (_, answer, message) => {
    const { submit, now, reaches, shown, account } = start(aResetLink(), answer, done)
    submit()
    await reaches('Editing')
    expect(shown().failure?.message).toContain(message)
    expect(offersNewLink(now())).toBe(false)
    submit()
    await reaches('Left')
    expect(account.resetPassword.inputs).toHaveLength(2)
  })

  test('[ACC-02] without an answer it says that the password may have been changed', async () => {
    const { submit, reaches, shown } = start(aResetLink(), fails(everyError.NoAnswer))
    submit()
    await reaches('Editing')
    expect(shown().failure).toMatchObject({
      message: 'We do not know whether your password was changed.',
      details: 'Try to log in with the new one. If that fails, send it again here.',
    })
  })

  test('[ACC-02] without a link nothing can be sent, until one is opened in this tab', async () => {
    const { submit, now, reaches, account, openedLink: opened } = start(undefined, done)
    expect(isWithoutLink(now())).toBe(true)
    submit()
    expect(account.resetPassword.inputs).toEqual([])
    opened.opens(undefined)
    expect(isWithoutLink(now())).toBe(true)
    opened.opens(aResetLink())
    expect(openedLink(now())).toEqual(aResetLink())
    submit()
    await reaches('Left')
    expect(account.resetPassword.inputs).toHaveLength(1)
  })

  test('[ACC-02] another link that is opened in this tab replaces the first', async () => {
    const another = aResetLink({ resetCode: 'another' })
    const { submit, reaches, shown, account, openedLink: opened } = start(aResetLink(), fails(rejected()), done)
    submit()
    await reaches('Editing')
    opened.opens(another)
    expect(shown().failure).toBeUndefined()
    submit()
    await reaches('Left')
    expect(account.resetPassword.inputs[1]).toEqual({ ...another, password })
  })

  test('leaving the screen cancels the call and stops watching', () => {
    const { actor, submit, account, openedLink: opened } = start(aResetLink(), late<void>().answer)
    submit()
    actor.stop()
    expect(account.resetPassword.calls[0]?.signal.aborted).toBe(true)
    expect(opened.listeners.size).toBe(0)
  })
})
