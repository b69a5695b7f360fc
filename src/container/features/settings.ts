import { makePasswordPort } from '../../adapters/http/password'
import { makeReminderPort } from '../../adapters/http/reminder'
import { makeOverviewImplementations, overviewPorts } from '../../machines/overview/actors'
import { overviewMachine } from '../../machines/overview/machine'
import { makePasswordImplementations, passwordPorts } from '../../machines/password/actors'
import { passwordMachine } from '../../machines/password/machine'
import { makeRemindersImplementations, remindersPorts } from '../../machines/reminders/actors'
import { remindersMachine } from '../../machines/reminders/machine'
import { PasswordPort } from '../../ports/password-port'
import { ReminderPort } from '../../ports/reminder-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Settings: the overview, the password form, and the reminders where the server has them. */
export const feature = defineFeature('settings', {
  ports: (bind) => {
    bind(PasswordPort, makePasswordPort, Http)
    bind(ReminderPort, makeReminderPort, Http)
  },
  needs: { ...overviewPorts, ...passwordPorts, ...remindersPorts },
  make: (ports) => ({
    overview: { machine: overviewMachine.provide(makeOverviewImplementations(ports)), input: () => undefined },
    reminders: { machine: remindersMachine.provide(makeRemindersImplementations(ports)), input: () => undefined },
    password: { machine: passwordMachine.provide(makePasswordImplementations(ports)), input: () => undefined },
  }),
})
