import { dueRewards, payReward, promiseReward } from '../../../../src/service/cover/reward/rewards'
import { identities } from '../../../support/identities'
import { scriptedDatabase } from '../../../support/scripted-database'

/** Instants around the hour in which the day of Lagos is not that of UTC, with the day, and those 14 and 90 days later. */
const times: readonly (readonly [instant: string, day: string, due: string, until: string])[] = [
  ['2026-03-02T22:59:59Z', '2026-03-02', '2026-03-16', '2026-05-31'],
  ['2026-03-02T23:00:00Z', '2026-03-03', '2026-03-17', '2026-06-01'],
  ['2026-03-02T23:30:00Z', '2026-03-03', '2026-03-17', '2026-06-01'],
  ['2026-03-03T00:30:00Z', '2026-03-03', '2026-03-17', '2026-06-01'],
  ['2028-02-14T23:30:00Z', '2028-02-15', '2028-02-29', '2028-05-15'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-15', '2027-04-01'],
]
const pending = { id: 5, referrer_id: 'a', referred_id: 'b', verify_until: '2099-01-01' }

describe('[LIFE-12: fourteen days] the reward for a premium', () => {
  test.each(times)(
    'that was paid at %s, on %s in Lagos, is due on %s, with a friend verified until %s',
    async (...at) => {
      const [instant, , due, until] = at
      const { db, given } = scriptedDatabase({ 'read referral': [pending] })
      await promiseReward(db, identities, 'b', new Date(instant))
      expect(given['update referral']?.slice(0, 2)).toEqual([due, until])
    },
  )

  test.each(times)('is found and paid at %s up to those that are due on %s, the day of Lagos', async (instant, day) => {
    const now = new Date(instant)
    const { db, given } = scriptedDatabase({ 'lock referral': [] })
    await dueRewards(db, now, 0)
    expect(given['read referral']?.filter((value) => value === day)).toEqual([day, day])
    await payReward(db, identities, 5, now)
    expect(given['lock referral']).toContain(day)
  })
})

describe('[LIFE-12: verified] the last day to be verified', () => {
  const friend = { id: 'b', created_at: '2026-01-01T00:00:00Z', phone_number: null, verified_phone: null }
  test.each([
    ['2026-06-01T22:59:59Z', false, []],
    ['2026-06-01T23:00:00Z', true, ['update referral']],
  ])('is over at %s in Lagos: %s', async (instant, isDone, deeds) => {
    const { db, deeds: done } = scriptedDatabase({
      'lock referral': [{ ...pending, verify_until: '2026-06-01' }],
      'read customer': [friend],
    })
    expect(await payReward(db, identities, 5, new Date(instant))).toBe(isDone)
    expect(done).toEqual(['begin', 'lock referral', ...deeds, 'commit'])
  })
})
