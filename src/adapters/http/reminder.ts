import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { getReminderSettings, saveReminderSettings } from '../../contract/reminder'
import { reminderKinds } from '../../domain/reminder/reminder'
import type { ReminderPort } from '../../ports/reminder-port'
import type { HttpClient } from './client'
import { nameIn } from './enumeration'

export const makeReminderPort = (http: HttpClient): ReminderPort => ({
  settings: (_, call) =>
    pipe(
      http(getReminderSettings, {}, call),
      map(({ items }) =>
        reminderKinds.flatMap((kind) => {
          const found = items.find((item) => nameIn(reminderKinds)(item.kind) === kind)
          return found === undefined ? [] : [{ kind, mail: found.mail, sms: found.sms }]
        }),
      ),
    ),
  save: (setting, call) => http(saveReminderSettings, { body: setting }, call),
})
