import * as t from 'io-ts'
import { SECOND_FACTOR_CODE_LASTS_MS } from '../../domain/rules/constants'
import type { TabKey } from '../../domain/session/stored-items'
import { id } from '../../domain/values/id'
import type { Clock } from '../../ports/clock'
import type { SentSecondFactor } from '../../ports/sent-second-factor'
import { comparable } from './comparable-email'
import { digestOf, newSalt } from './digest'
import type { SafeStorage } from './storage'
import { isGood, storedJson } from './stored-json'

const KEY = 'second-factor'
const Stored = t.type({
  salt: t.string,
  /** The SHA-256 of the salt with the email address. */
  whose: t.string,
  userId: t.union([t.string, t.number]),
  providers: t.readonlyArray(t.string),
  sent: t.type({ provider: t.string, at: t.number }),
})

type Parts = {
  readonly ofTab: SafeStorage<TabKey>
  readonly clock: Pick<Clock, 'now'>
  readonly crypto: Parameters<typeof newSalt>[0] & Parameters<typeof digestOf>[0]
}

/** In the session storage of the tab. A page without TLS has no digests and stores nothing. */
export const makeSentSecondFactor = ({ ofTab, clock, crypto }: Parts): SentSecondFactor => ({
  read: async (email) => {
    const stored = storedJson(ofTab.get(KEY), Stored)
    if (stored === undefined || !isGood(stored.sent.at, SECOND_FACTOR_CODE_LASTS_MS, clock.now())) return undefined
    const { salt, whose, userId, providers, sent } = stored
    if ((await digestOf(crypto, salt + comparable(email))) !== whose) return undefined
    return { _tag: 'SecondFactorRequired', userId: id(userId), providers, sent }
  },
  save: async (email, { userId, providers, sent }) => {
    const salt = newSalt(crypto)
    const whose = await digestOf(crypto, salt + comparable(email))
    if (whose !== undefined) ofTab.set(KEY, JSON.stringify({ salt, whose, userId, providers, sent }))
  },
  remove: () => {
    ofTab.remove(KEY)
  },
})
