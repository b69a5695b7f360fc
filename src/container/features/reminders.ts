import { makeReminderPort } from '../../adapters/http/reminder'
import { makeRemindersImplementations, remindersPorts } from '../../machines/reminders/actors'
import { remindersMachine } from '../../machines/reminders/machine'
import { ReminderPort } from '../../ports/reminder-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** How the customer gets reminders. */
export const feature = defineFeature('reminders', {
  ports: (bind) => {
    bind(ReminderPort, makeReminderPort, Http)
  },
  needs: remindersPorts,
  make: (ports) => ({
    machine: remindersMachine.provide(makeRemindersImplementations(ports)),
    input: () => undefined,
  }),
})
