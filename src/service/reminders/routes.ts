import { isReminderKind } from '../../domain/reminder/reminder'
import type { Database } from '../platform/database/database'
import { violation } from '../wire/errors'
import type { Handlers, Rules } from '../wire/handler'
import { reminderSettings, saveReminderSetting } from './settings'

type Needs = { readonly db: Database }

export const reminderRules: Rules = {
  saveReminderSettings: ({ body: { kind } }) => [
    isReminderKind(kind) ? null : violation('kind', 'Please choose what to be reminded of'),
  ],
}

/** How the customer gets reminders. */
export const reminderHandlers = ({ db }: Needs): Pick<Handlers, 'getReminderSettings' | 'saveReminderSettings'> => ({
  getReminderSettings: async ({ customer }) => {
    const items = [...(await reminderSettings(db, customer.id))]
    return { items, totalCount: items.length }
  },
  saveReminderSettings: async ({ body: { kind, ...ways }, customer }) => {
    if (isReminderKind(kind)) await saveReminderSetting(db, customer.id, { kind, ...ways })
    return undefined
  },
})
