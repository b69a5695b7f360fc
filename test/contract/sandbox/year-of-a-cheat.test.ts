import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { declinedCards } from '../../support/cheating/cards'
import { lateFirstDebit, otherNames, renewTwice, upgradePaidEarly } from '../../support/cheating/covers'
import { bornIn1500, oldPrice, paidAgain, tripsThatWere } from '../../support/cheating/orders'
import { rewardsForOneself } from '../../support/cheating/rewards'
import { openYear, walk, type Year } from '../../support/cheating/year'

jest.setTimeout(240_000)

/** Each of these once gave something, or took it without cover. */
const gains = {
  'a reward for a friend who is the customer, or nobody': rewardsForOneself,
  'the next year paid twice, and the one after it today': renewTwice,
  'an upgrade at the price of a year earlier': upgradePaidEarly,
  'one thing under two names, and two under one': otherNames,
  'a year that moves over a trip by a late first debit': lateFirstDebit,
  'an old quote at its old price': oldPrice,
  'a trip that is paid once it is known how it went': tripsThatWere,
  'what is paid already, sent again': paidAgain,
  'a birth in 1500': bornIn1500,
  // The last one, since it moves the clock of sessions.
  'more declined cards than an hour allows': declinedCards,
}

describe('a customer who looks for a gain for a year', () => {
  let year: Year
  beforeAll(async () => {
    year = await openYear()
  })
  afterAll(async () => {
    await year.close()
  })

  test('[LIFE-04] [LIFE-06: once, other products, keys, held when paid, a late debit] [LIFE-12: own accounts, verified, refused] [LIFE-13: any sixty minutes] [RUN-14: business time, clock that jumps back] [TAP-17: plates] [KYC-05] finds none', async () => {
    const policies = await walk(year, gains)
    await year.logInAgain()
    const held = await year.held()
    expect(held).toHaveLength(policies)
    for (const { coverFrom, creationTime } of held)
      expect(String(coverFrom) >= dayInLagos(Date.parse(String(creationTime)))).toBe(true)
    expect(await year.rewardsPaid()).toBe(0)
  })
})
