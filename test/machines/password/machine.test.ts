import { makeEffects } from '../../../src/machines/core/effects'
import { passwordMachine } from '../../../src/machines/password/machine'
import { isUnavailable, errors } from '../../../src/machines/password/selectors'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const start = () => {
  const notifications = recordedNotifications()
  const navigation = recordedNavigation()
  const { actor } = simulate(passwordMachine.provide({ actions: makeEffects({ navigation, notifications }) }))
  const submit = (password: string, newPassword: string, confirmPassword: string) => {
    actor.send({ type: 'submit-password', form: { password, newPassword, confirmPassword } })
    return errors(actor.getSnapshot()).fields.map(({ field, message }) => `${field}: ${message}`)
  }
  return { actor, submit, notices: notifications.notices }
}

describe('the password form', () => {
  test.each([
    [
      ['', '', ''],
      [
        'password: Please enter your password',
        'newPassword: Please create a new password',
        'confirmPassword: Please confirm your new password',
      ],
    ],
    [
      ['short', 'short', 'short'],
      ['password', 'newPassword', 'confirmPassword'].map(
        (field) => `${field}: Password must be at least 8 characters in length`,
      ),
    ],
    [['long enough', 'long enough 1', 'long enough 2'], ['confirmPassword: Passwords do not match']],
  ])('[AUTH-26] [SET-04] %j is reported at its fields', (passwords, expected) => {
    const { actor, submit, notices } = start()
    const [old = '', fresh = '', again = ''] = passwords
    expect(submit(old, fresh, again)).toEqual(expected)
    expect([isUnavailable(actor.getSnapshot()), notices]).toEqual([false, []])
    expect(actor.getSnapshot().hasTag('settled')).toBe(true)
  })

  test('[SET-04] for a valid form reports that the change is not available yet; no password is stored', () => {
    const { actor, submit, notices } = start()
    expect(submit('long enough', 'a new one 1', 'a new one 1')).toEqual([])
    expect(isUnavailable(actor.getSnapshot())).toBe(true)
    expect(notices).toEqual([{ kind: 'info', text: 'Changing the password is not available yet', lasts: 1_500 }])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('long enough')
    expect(submit('', 'a new one 1', 'a new one 1')).toHaveLength(1)
    expect(isUnavailable(actor.getSnapshot())).toBe(false)
  })
})
