import { reminderKinds } from '../../../../src/domain/reminder/reminder'
import { remindersMachine } from '../../../../src/machines/reminders/machine'
import { answering, type Walk } from '../walk'

const everyWay = reminderKinds.slice(0, 2).map((kind) => ({ kind, mail: true, sms: true }))
const choices = everyWay.map((setting) => ({ ...setting, sms: false }))

export const reminders: Walk = {
  machine: remindersMachine,
  starts: [{}],
  events: [{ type: 'try-again' }, ...[...everyWay, ...choices].map((setting) => ({ type: 'choose-ways', setting }))],
  answers: { loadSettings: answering(everyWay), saveSetting: answering(undefined) },
  writes: ['saveSetting'],
  key: ({ saved, chosen }: { saved: unknown; chosen: unknown }) => ({ saved, chosen }),
}
