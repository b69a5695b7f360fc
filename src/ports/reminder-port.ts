import type { ReminderSetting } from '../domain/reminder/reminder'
import type { PortFunction } from './call'
import { token } from './token'

/** How the logged-in customer gets reminders. A server without these calls answers `NotFound`. */
export type ReminderPort = {
  /** One for each kind that the server sends, in the order of the kinds. */
  readonly settings: PortFunction<void, readonly ReminderSetting[]>
  /** Replaces the setting of its kind. */
  readonly save: PortFunction<ReminderSetting, void>
}
export const ReminderPort = token<ReminderPort>('ReminderPort')
