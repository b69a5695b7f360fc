import { makePasswordImplementations } from '../../../src/machines/password/actors'
import { passwordMachine } from '../../../src/machines/password/machine'
import { errors, isChanged, isSending, isUnavailable } from '../../../src/machines/password/selectors'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedPassword, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const start = (...answers: Answer<void>[]) => {
  const ports = {
    password: scriptedPassword({ change: scripted(...answers) }),
    navigation: recordedNavigation(),
    notifications: recordedNotifications(),
  }
  const password = simulate(passwordMachine.provide(makePasswordImplementations(ports)))
  const now = () => password.actor.getSnapshot()
  const shown = () => errors(now())
  const submit = (old: string, newPassword: string, confirmPassword: string) => {
    password.actor.send({ type: 'submit-password', form: { password: old, newPassword, confirmPassword } })
    return shown().fields.map(({ field, message }) => `${field}: ${message}`)
  }
  return { ...password, now, shown, submit, change: ports.password.change, notices: ports.notifications.notices }
}

describe('the password form', () => {
  test('[AUTH-26: change, match] [ACC-03] a form that is not valid is reported at its fields, and not sent', () => {
    const { now, submit, change, notices } = start()
    expect(submit('long enough', 'long enough 1', 'long enough 2')).toEqual(['confirmPassword: Passwords do not match'])
    expect([change.inputs, notices]).toEqual([[], []])
    expect(now().hasTag('settled')).toBe(true)
  })

  const valid = ['long enough', 'a new one 1', 'a new one 1'] as const

  test('[ACC-03] sends the passwords as typed, once, and stores none', async () => {
    const answer = late<void>()
    const { actor, now, submit, reaches, change, notices } = start(answer.answer)
    submit(...valid)
    submit(...valid)
    expect(isSending(now())).toBe(true)
    answer.succeeds(undefined)
    await reaches('Ready')
    expect(change.inputs).toEqual([{ currentPassword: 'long enough', newPassword: 'a new one 1' }])
    expect(isChanged(now())).toBe(true)
    expect(notices).toEqual([
      {
        kind: 'success',
        text: 'Your password has been changed. You are logged out on all other devices.',
        lasts: 1_500,
      },
    ])
    expect(JSON.stringify([now().context, actor.getPersistedSnapshot()])).not.toMatch(/long enough|a new one/)
  })

  test('[ACC-03] what the server refuses of a field is reported at it', async () => {
    const violations = [
      { message: 'This is not your current password', fields: ['currentPassword'] },
      { message: 'Too weak', fields: ['NewPassword'] },
    ]
    const { submit, shown, reaches } = start(
      fails(rejected({ message: 'Your request is not valid!', details: undefined, violations })),
    )
    submit(...valid)
    await reaches('Ready')
    expect(shown()).toEqual({
      fields: [
        { field: 'password', message: 'This is not your current password' },
        { field: 'newPassword', message: 'Too weak' },
      ],
      failure: undefined,
    })
  })

  test.each([
    [fails(rejected({ message: 'Incorrect password.' })), 'Incorrect password.'],
    [fails(everyError.NoAnswer), 'We do not know whether your password was changed.'],
    [breaks, 'An error occurred during operation'],
  ])('[ACC-03] [ERR-04] after failure %# the form can be sent again: %j, %j', async (answer, message) => {
    const { submit, now, shown, reaches, change } = start(answer, succeeds<void>(undefined))
    submit(...valid)
    await reaches('Ready')
    expect([shown().failure?.message, isChanged(now())]).toEqual([message, false])
    submit(...valid)
    await reaches('Ready')
    expect([change.inputs.length, isChanged(now()), shown().failure]).toEqual([2, true, undefined])
  })

  test('[SET-04] [ACC-03] a server without the call gets the words of one that cannot change a password', async () => {
    const { submit, now, shown, reaches, notices } = start(fails(everyError.NotFound))
    submit(...valid)
    await reaches('Ready')
    expect([isUnavailable(now()), shown().failure]).toEqual([true, undefined])
    expect(notices).toEqual([{ kind: 'info', text: 'Changing the password is not available yet', lasts: 1_500 }])
    expect(submit('', 'a new one 1', 'a new one 1')).toHaveLength(1)
    expect(isUnavailable(now())).toBe(false)
  })
})
