import fc from 'fast-check'
import { addDays, addMonths } from '../../../../src/domain/values/calendar-arithmetic'
import { coverPeriod } from '../../../../src/service/shop/quote/insured'
import {
  frequencies,
  LATEST_START_DAYS,
  planOf,
  startBounds,
  type Frequency,
} from '../../../../src/service/cover/payment/plan'
import { day } from '../../../support/builders'

const names = Object.keys(frequencies) as Frequency[]
const aFrequency = fc.constantFrom(...names)
const aDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(day('2024-01-01'), days))
/** From a kobo to ₦500,000,000. */
const aPremium = fc.bigInt({ min: 1n, max: 50_000_000_000n })

const motor = { productId: 101, productSubCode: 'Comprehensive', details: {} }
const savings = (duration: number) => ({ productId: 501, productSubCode: 'Target', details: { duration } })
const trip = (depaturedate: string, arrivaldate: string) => ({
  productId: 301,
  productSubCode: 'Single',
  details: { destination: 'GB', depaturedate, arrivaldate, passportNo: 'A12345678' },
})

/** A cover of any product and its first debit, which lies within it. */
const aCover = fc.oneof(
  aDay.map((first) => ({ first, cover: coverPeriod(motor, first) })),
  fc.record({ first: aDay, months: fc.integer({ min: 1, max: 60 }) }).map(({ first, months }) => ({
    first,
    cover: coverPeriod(savings(months), first),
  })),
  fc
    .record({ from: aDay, length: fc.integer({ min: 0, max: 365 }), into: fc.nat(365) })
    .map(({ from, length, into }) => {
      const cover = coverPeriod(trip(from, addDays(from, length)), from)
      return { first: addDays(from, Math.min(length, into)), cover }
    }),
)

describe('[PAY-14: within the cover, total] the debits of a mandate', () => {
  test('lie within the cover, in order and apart by the frequency, and their sum is the premium to the kobo', () => {
    fc.assert(
      fc.property(aPremium, aFrequency, aCover, (premium, frequency, { first, cover }) => {
        const plan = planOf(premium, frequency, first, cover)
        expect(plan.reduce((sum, { amount }) => sum + amount, 0n)).toBe(premium)
        expect(plan.map(({ on }) => on)).toEqual(
          plan.map((_, index) => addMonths(first, index * frequencies[frequency])),
        )
        const last = plan.at(-1)
        expect(first >= cover.from && (last?.on ?? '') <= cover.to).toBe(true)
      }),
    )
  })

  test('are each the exact part of the premium, rounded up to the kobo, until the premium is reached', () => {
    fc.assert(
      fc.property(aPremium, aFrequency, aCover, (premium, frequency, { first, cover }) => {
        const plan = planOf(premium, frequency, first, cover)
        const days = [first]
        for (;;) {
          const next = addMonths(first, days.length * frequencies[frequency])
          if (next > cover.to || days.length > plan.length) break
          days.push(next)
        }
        // The least number of kobo of which so many are the premium or more.
        const each = plan[0].amount
        if (BigInt(days.length) <= premium && days.length === plan.length) {
          expect(each * BigInt(days.length) >= premium).toBe(true)
          expect((each - 1n) * BigInt(days.length) < premium).toBe(true)
        }
        let left = premium
        for (const { amount } of plan) {
          expect(amount).toBe(left < each ? left : each)
          left -= amount
        }
        expect(left).toBe(0n)
      }),
    )
  })

  test('are equal, but for the last one, which may be smaller and is never zero', () => {
    fc.assert(
      fc.property(aPremium, aFrequency, aCover, (premium, frequency, { first, cover }) => {
        const amounts = planOf(premium, frequency, first, cover).map(({ amount }) => amount)
        const [equal = 0n] = amounts
        const last = amounts.at(-1) ?? 0n
        expect(amounts.slice(0, -1).every((amount) => amount === equal)).toBe(true)
        expect(last > 0n && last <= equal).toBe(true)
      }),
    )
  })

  test.each([
    ['Monthly', 12],
    ['Quarterly', 4],
    ['Yearly', 1],
  ] as const)('of a year of cover paid %s are %d, whatever day it begins on', (frequency, count) => {
    fc.assert(
      fc.property(aDay, (first) => {
        expect(planOf(25_000_000n, frequency, first, coverPeriod(motor, first))).toHaveLength(count)
      }),
    )
  })

  test('of a savings term paid monthly are as many as its months, whatever day it begins on', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 60 }), (first, months) => {
        expect(planOf(25_000_000n, 'Monthly', first, coverPeriod(savings(months), first))).toHaveLength(months)
      }),
    )
  })

  test.each([
    ['Monthly', 18],
    ['Quarterly', 6],
    ['Yearly', 2],
  ] as const)('of eighteen months of savings paid %s are %d', (frequency, count) => {
    const first = day('2026-11-30')
    expect(planOf(25_000_000n, frequency, first, coverPeriod(savings(18), first))).toHaveLength(count)
  })

  test.each(names)('of a trip of four days paid %s are a single one of the whole premium', (frequency) => {
    const first = day('2026-12-20')
    const cover = coverPeriod(trip('2026-12-20', '2026-12-23'), first)
    expect(planOf(1_234_567n, frequency, first, cover)).toEqual([{ on: first, amount: 1_234_567n }])
  })

  test('may be on the last day of cover, and not after it', () => {
    const first = day('2026-01-15')
    const until = (to: string) => planOf(2_400n, 'Monthly', first, { from: first, to: day(to) })
    expect(until('2026-02-14')).toEqual([{ on: '2026-01-15', amount: 2_400n }])
    expect(until('2026-02-15')).toEqual([
      { on: '2026-01-15', amount: 1_200n },
      { on: '2026-02-15', amount: 1_200n },
    ])
  })

  test('of a premium that can be divided are all equal, and of a few kobo as many as there are kobo', () => {
    const first = day('2026-01-15')
    const amounts = (premium: bigint) =>
      planOf(premium, 'Monthly', first, coverPeriod(motor, first)).map(({ amount }) => amount)
    expect(amounts(24n)).toEqual(Array(12).fill(2n))
    expect(amounts(5n)).toEqual(Array(5).fill(1n))
  })

  test('of ₦250,000 paid monthly are eleven of ₦20,833.34 and one of ₦20,833.26', () => {
    const first = day('2026-01-31')
    const plan = planOf(25_000_000n, 'Monthly', first, coverPeriod(motor, first))
    expect(plan.slice(0, 3)).toEqual([
      { on: '2026-01-31', amount: 2_083_334n },
      { on: '2026-02-28', amount: 2_083_334n },
      { on: '2026-03-31', amount: 2_083_334n },
    ])
    expect(plan.at(-1)).toEqual({ on: '2026-12-31', amount: 2_083_326n })
  })
})

describe('[PAY-14: within the cover] the first debit of a mandate', () => {
  const today = day('2026-11-21')
  const boundsOf = (quote: Parameters<typeof coverPeriod>[0]) => startBounds(coverPeriod(quote, today), today)

  test('is today at the earliest, and within sixty days', () => {
    expect(boundsOf(motor)).toEqual({ earliest: today, latest: addDays(today, LATEST_START_DAYS) })
  })

  test('lies within a trip, however far away that is', () => {
    expect(boundsOf(trip('2027-06-01', '2027-06-04'))).toEqual({ earliest: '2027-06-01', latest: '2027-06-04' })
    expect(boundsOf(trip('2026-11-20', '2026-11-23'))).toEqual({ earliest: today, latest: '2026-11-23' })
  })

  test('has no day left when the trip is over', () => {
    const { earliest, latest } = boundsOf(trip('2026-11-01', '2026-11-20'))
    expect(earliest > latest).toBe(true)
  })
})
