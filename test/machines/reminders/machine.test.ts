import { reminderKinds, type ReminderSetting } from '../../../src/domain/reminder/reminder'
import { makeRemindersImplementations } from '../../../src/machines/reminders/actors'
import { remindersMachine } from '../../../src/machines/reminders/machine'
import { isOffered, isSaved, message, settings, view } from '../../../src/machines/reminders/selectors'
import { everyError } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedReminders, succeeds, type Answer } from '../../support/scripted-ports'
import { switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const everyWay: readonly ReminderSetting[] = reminderKinds.map((kind) => ({ kind, mail: true, sms: true }))
const withoutSms = { kind: 'QuoteUnpaid', mail: true, sms: false } as const
const nothing = { kind: 'QuoteUnpaid', mail: false, sms: false } as const
const noDebits = { kind: 'DebitDue', mail: false, sms: false } as const

const open = async (loads: readonly Answer<readonly ReminderSetting[]>[], ...saves: readonly Answer<void>[]) => {
  const ports = {
    reminders: scriptedReminders({ settings: scripted(...loads), save: scripted(...saves) }),
    connectivity: switchedConnectivity(),
  }
  const { actor } = simulate(remindersMachine.provide(makeRemindersImplementations(ports)))
  await answersArrive()
  const now = () => actor.getSnapshot()
  const choose = (setting: ReminderSetting) => {
    actor.send({ type: 'choose-ways', setting })
  }
  const chosen = (kind: ReminderSetting['kind']) => settings(now()).find((setting) => setting.kind === kind)
  return { actor, now, choose, chosen, sent: ports.reminders.save.inputs, ...ports }
}

describe('the reminders', () => {
  test('[LIFE-03: settings] are offered as the server has them', async () => {
    const { now } = await open([succeeds(everyWay)])
    expect([isOffered(now()), view(now()), settings(now())]).toEqual([true, 'shown', everyWay])
  })

  test('[LIFE-03: settings] are not offered by a server without them', async () => {
    const { now } = await open([fails(everyError.NotFound)])
    expect([isOffered(now()), view(now())]).toEqual([false, 'unavailable'])
  })

  test.each([fails(everyError.Outage), breaks])('that could not be loaded can be loaded again', async (bad) => {
    const { actor, now } = await open([bad, succeeds(everyWay)])
    expect([isOffered(now()), view(now()), message(now())]).toEqual([
      false,
      'failed',
      'An error occurred during operation',
    ])
    actor.send({ type: 'try-again' })
    await answersArrive()
    expect([view(now()), message(now())]).toEqual(['shown', ''])
  })

  test('are loaded again when the device is online again', async () => {
    const { now, connectivity } = await open([fails(everyError.Offline), succeeds(everyWay)])
    connectivity.comesBack()
    await answersArrive()
    expect(view(now())).toBe('shown')
  })

  test('[LIFE-03: settings] a choice is shown at once and saved', async () => {
    const answer = late<void>()
    const { now, choose, chosen, sent } = await open([succeeds(everyWay)], answer.answer)
    choose(withoutSms)
    expect([chosen('QuoteUnpaid'), isSaved(now())]).toEqual([withoutSms, false])
    answer.succeeds(undefined)
    await answersArrive()
    expect([sent, chosen('QuoteUnpaid'), isSaved(now())]).toEqual([[withoutSms], withoutSms, true])
  })

  test('choices that are made while one is being saved follow one after the other, the last one of a kind alone', async () => {
    const answer = late<void>()
    const done = succeeds<void>(undefined)
    const { now, choose, sent } = await open([succeeds(everyWay)], answer.answer, done, done)
    choose(withoutSms)
    choose({ ...noDebits, mail: true })
    choose(noDebits)
    choose(nothing)
    await answersArrive()
    expect(sent).toEqual([withoutSms])
    answer.succeeds(undefined)
    await answersArrive()
    expect(sent).toEqual([withoutSms, noDebits, nothing])
    expect([isSaved(now()), settings(now())]).toEqual([
      true,
      everyWay.map((setting) => [noDebits, nothing].find(({ kind }) => kind === setting.kind) ?? setting),
    ])
  })

  test('a choice that is taken back before it is sent is not sent', async () => {
    const answer = late<void>()
    const { choose, sent } = await open([succeeds(everyWay)], answer.answer)
    choose(withoutSms)
    choose(noDebits)
    choose({ ...noDebits, mail: true, sms: true })
    answer.succeeds(undefined)
    await answersArrive()
    expect(sent).toEqual([withoutSms])
  })

  test.each([
    [fails(everyError.Outage), 'An error occurred during operation'],
    [fails(everyError.Offline), 'An error occurred due to no connection, please check your interet connectivity...'],
    [breaks, 'An error occurred during operation'],
  ])('[LIFE-03: settings] one that cannot be saved (%#) is taken back, in words', async (bad, words) => {
    const { now, choose, chosen, sent } = await open([succeeds(everyWay)], bad, succeeds<void>(undefined))
    choose(withoutSms)
    await answersArrive()
    expect([chosen('QuoteUnpaid')?.sms, message(now()), isSaved(now())]).toEqual([true, words, false])
    choose(withoutSms)
    await answersArrive()
    expect([sent, chosen('QuoteUnpaid')?.sms, message(now()), isSaved(now())]).toEqual([
      [withoutSms, withoutSms],
      false,
      '',
      true,
    ])
  })

  const kept = everyWay.map((setting) => (setting.kind === 'QuoteUnpaid' ? withoutSms : setting))

  test.each([
    ['was saved', kept, false, ''],
    ['was not saved', everyWay, true, 'This was not saved. Please choose again.'],
  ])('where nobody knows whether a choice was saved, the server is asked: it %s', async (_, stored, sms, words) => {
    const answer = late<readonly ReminderSetting[]>()
    const { now, choose, chosen } = await open([succeeds(everyWay), answer.answer], fails(everyError.NoAnswer))
    choose(withoutSms)
    await answersArrive()
    expect(message(now())).toBe('We do not know whether this was saved. Checking…')
    answer.succeeds(stored)
    await answersArrive()
    expect([chosen('QuoteUnpaid')?.sms, message(now()), isSaved(now())]).toEqual([sms, words, !sms])
  })

  test.each([fails(everyError.Offline), breaks])('and where that fails too, it can be asked again', async (bad) => {
    const { actor, now, choose, chosen } = await open(
      [succeeds(everyWay), bad, succeeds(kept)],
      fails(everyError.NoAnswer),
    )
    choose(withoutSms)
    await answersArrive()
    expect(view(now())).toBe('failed')
    actor.send({ type: 'try-again' })
    await answersArrive()
    expect([view(now()), chosen('QuoteUnpaid')]).toEqual(['shown', withoutSms])
  })
})
