/** @jest-environment node */
import { webcrypto } from 'node:crypto'
import { makeSentSecondFactor } from '../../../src/adapters/browser/sent-second-factor'
import { makeSentSms } from '../../../src/adapters/browser/sent-sms'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import { SECOND_FACTOR_CODE_LASTS_MS, SMS_CODE_LASTS_MS } from '../../../src/domain/rules/constants'
import type { TabKey } from '../../../src/domain/session/stored-items'
import { id } from '../../../src/domain/values/id'

/** A tab's storage, which the adapters fall back to when there is none. */
const aTab = () =>
  makeSafeStorage<TabKey>(() => {
    throw new Error('there is no storage')
  })
const at = (now: number) => ({ now: () => now })
const sms = { phoneNumber: '+2348031234567', sentAt: 1_000 }

describe('where a code was sent by SMS', () => {
  test('[TAP-21: SMS] is known for as long as the code is good', () => {
    const ofTab = aTab()
    expect(makeSentSms(ofTab, at(1_000)).read()).toBeUndefined()
    makeSentSms(ofTab, at(1_000)).save(sms)
    for (const now of [1_000, 999 + SMS_CODE_LASTS_MS]) expect(makeSentSms(ofTab, at(now)).read()).toEqual(sms)
    // A clock that has been put right meanwhile.
    for (const now of [999, 1_000 + SMS_CODE_LASTS_MS]) expect(makeSentSms(ofTab, at(now)).read()).toBeUndefined()
    makeSentSms(ofTab, at(1_000)).remove()
    expect(makeSentSms(ofTab, at(1_000)).read()).toBeUndefined()
  })

  test.each(['', 'nonsense', '{}', '{"phoneNumber":1,"sentAt":"x"}'])('is not read from %p', (stored) => {
    const ofTab = aTab()
    ofTab.set('sms-code', stored)
    expect(makeSentSms(ofTab, at(1_000)).read()).toBeUndefined()
  })
})

describe('a code of a second factor that was sent', () => {
  const code = {
    _tag: 'SecondFactorRequired',
    userId: id(7),
    providers: ['Phone', 'Email'],
    sent: { provider: 'Phone', at: 1_000 },
  } as const
  const made = (
    now: number,
    ofTab = aTab(),
    crypto: Parameters<typeof makeSentSecondFactor>[0]['crypto'] = webcrypto as Crypto,
  ) => makeSentSecondFactor({ ofTab, clock: at(now), crypto })

  test('[TAP-21: second factor] is known for as long as it is good, to whom it was sent, and without the email address', async () => {
    const ofTab = aTab()
    await made(1_000, ofTab).save('Customer@portal.test', code)
    expect(ofTab.get('second-factor')).not.toMatch(/customer|portal/i)
    expect(await made(999 + SECOND_FACTOR_CODE_LASTS_MS, ofTab).read(' customer@portal.test ')).toEqual(code)
    expect(await made(1_000, ofTab).read('another@portal.test')).toBeUndefined()
    expect(await made(999, ofTab).read('customer@portal.test')).toBeUndefined()
    expect(await made(1_000 + SECOND_FACTOR_CODE_LASTS_MS, ofTab).read('customer@portal.test')).toBeUndefined()
    made(1_000, ofTab).remove()
    expect(await made(1_000, ofTab).read('customer@portal.test')).toBeUndefined()
  })

  test('a page without TLS stores nothing', async () => {
    const ofTab = aTab()
    const crypto = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) as Crypto['getRandomValues'] }
    await made(1_000, ofTab, crypto).save('customer@portal.test', code)
    expect(ofTab.keys()).toEqual([])
  })
})
