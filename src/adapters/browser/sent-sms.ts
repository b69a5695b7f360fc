import * as t from 'io-ts'
import { SMS_CODE_LASTS_MS } from '../../domain/rules/constants'
import type { TabKey } from '../../domain/session/stored-items'
import type { Clock } from '../../ports/clock'
import type { SentSms } from '../../ports/sent-sms'
import type { SafeStorage } from './storage'
import { isGood, storedJson } from './stored-json'

const KEY = 'sms-code'
const StoredSms = t.type({ phoneNumber: t.string, sentAt: t.number })

/** In the session storage of the tab, which another customer's log-in and a log-out erase. */
export const makeSentSms = (ofTab: SafeStorage<TabKey>, { now }: Pick<Clock, 'now'>): SentSms => ({
  read: () => {
    const sms = storedJson(ofTab.get(KEY), StoredSms)
    return sms && isGood(sms.sentAt, SMS_CODE_LASTS_MS, now()) ? sms : undefined
  },
  save: ({ phoneNumber, sentAt }) => {
    ofTab.set(KEY, JSON.stringify({ phoneNumber, sentAt }))
  },
  remove: () => {
    ofTab.remove(KEY)
  },
})
