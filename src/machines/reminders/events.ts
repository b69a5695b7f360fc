import type { ReminderSetting } from '../../domain/reminder/reminder'

export type RemindersEvent =
  | { readonly type: 'try-again' }
  /** How a kind is to be sent from now on. */
  | { readonly type: 'choose-ways'; readonly setting: ReminderSetting }
