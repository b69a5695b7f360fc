import { right } from 'fp-ts/TaskEither'
import type { ReminderSetting } from '../../domain/reminder/reminder'
import { Connectivity } from '../../ports/connectivity'
import { ReminderPort } from '../../ports/reminder-port'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { RemindersEvent } from './events'

export const remindersPorts = { reminders: ReminderPort, connectivity: Connectivity }

/** Implements the actors of the reminders with the ports. */
export const makeRemindersImplementations = (ports: PortsOf<typeof remindersPorts>) => ({
  actors: {
    loadSettings: fromPort(ports.reminders.settings),
    /** Saves a setting; without one nothing is sent. */
    saveSetting: fromPort((setting: ReminderSetting | undefined, call) =>
      setting === undefined ? right(undefined) : ports.reminders.save(setting, call),
    ),
    watchConnection: tryAgainWhenOnline<RemindersEvent>(ports.connectivity),
  },
})
