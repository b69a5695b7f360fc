import { right } from 'fp-ts/Either'
import { makeReminderPort } from '../../../src/adapters/http/reminder'
import { reminderKinds } from '../../../src/domain/reminder/reminder'
import { aCall, signedIn } from './connect'

describe('the reminder port', () => {
  test('[LIFE-03: settings] reads the setting of each kind, and replaces one', async () => {
    const { http, sent } = await signedIn()
    const port = makeReminderPort(http)
    const everyWay = reminderKinds.map((kind) => ({ kind, mail: true, sms: true }))
    expect(await port.settings(undefined, aCall())()).toEqual(right(everyWay))
    const choice = { kind: 'DebitDue', mail: true, sms: false } as const
    expect(await port.save(choice, aCall())()).toEqual(right(undefined))
    expect(sent.slice(-1)).toEqual([{ method: 'POST', path: '/api/services/app/Reminder/SaveSettings', body: choice }])
    expect(await port.settings(undefined, aCall())()).toEqual(
      right(everyWay.map((setting) => (setting.kind === choice.kind ? choice : setting))),
    )
  })
})
