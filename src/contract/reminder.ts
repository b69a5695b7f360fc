import * as t from 'io-ts'
import { Enumeration, Text, Void } from './codecs'
import { endpoint } from './endpoint'
import { Items } from './list'

/** How a customer gets the reminders of a kind; by SMS only at a number that is verified. */
const ReminderSetting = t.strict({ kind: Enumeration, mail: t.boolean, sms: t.boolean }, 'reminder setting')

export const getReminderSettings = endpoint({
  method: 'GET',
  path: '/services/app/Reminder/GetSettings',
  result: Items(ReminderSetting),
  doc: 'How the customer gets the reminders of each kind: CoverEnds, DebitDue, QuoteUnpaid and DocumentExpires.',
  writes: false,
  needsLogIn: true,
})

export const saveReminderSettings = endpoint({
  method: 'POST',
  path: '/services/app/Reminder/SaveSettings',
  body: t.strict({ kind: Text(1, 32), mail: t.boolean, sms: t.boolean }, 'reminder setting to save'),
  result: Void,
  doc: 'Saves how the customer gets the reminders of a kind. That a cover has ended is always sent by email.',
  writes: true,
  needsLogIn: true,
})
