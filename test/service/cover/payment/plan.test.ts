import fc from 'fast-check'
import { addDays } from '../../../../src/domain/values/calendar-arithmetic'
import { coverPeriod } from '../../../../src/service/shop/quote/insured'
import {
  frequencies,
  LATEST_START_DAYS,
  planOf,
  startBounds,
  type Frequency,
} from '../../../../src/service/cover/payment/plan'
import { day } from '../../../support/builders'
import { nearest, type Fraction } from '../../../support/fraction'
import { daysAfter, monthsAfter, monthsAfterCarried } from '../../../support/own-calendar'

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

/** The debits of a premium, by the calendar and the fractions of the tests: none of a kobo that is not left. */
const ownDebits = (premium: bigint, months: number, first: string, lastDay: string) => {
  const days: string[] = [first]
  while (monthsAfterCarried(first, days.length * months) <= lastDay) days.push(monthsAfter(first, days.length * months))
  const parts = BigInt(days.length)
  const part: Fraction = [premium, parts]
  // The nearest kobo that is no less than the part.
  const each = nearest(part) * parts >= premium ? nearest(part) : nearest(part) + 1n
  const paidBefore = (index: number) => (each * BigInt(index) < premium ? each * BigInt(index) : premium)
  return days
    .map((on, index) => ({ on, amount: paidBefore(index + 1) - paidBefore(index) }))
    .filter(({ amount }) => amount > 0n)
}

const monthsBetween = { Monthly: 1, Quarterly: 3, Yearly: 12 } as const

describe('[PAY-14: within the cover, total] the debits of a mandate', () => {
  test('are those that the calendar and the fractions of the tests give, of any premium, day and cover', () => {
    fc.assert(
      fc.property(
        fc.oneof(aPremium, fc.bigInt({ min: 1n, max: 100n })),
        aFrequency,
        aCover,
        (premium, frequency, { first, cover }) => {
          expect(planOf(premium, frequency, first, cover)).toEqual(
            ownDebits(premium, monthsBetween[frequency], first, cover.to),
          )
        },
      ),
    )
  })

  test('lie within the cover, in order and apart by the frequency, and their sum is the premium to the kobo', () => {
    fc.assert(
      fc.property(aPremium, aFrequency, aCover, (premium, frequency, { first, cover }) => {
        const plan = planOf(premium, frequency, first, cover)
        expect(plan.reduce((sum, { amount }) => sum + amount, 0n)).toBe(premium)
        expect(plan.map(({ on }) => on)).toEqual(
          plan.map((_, index) => monthsAfter(first, index * monthsBetween[frequency])),
        )
        const last = plan.at(-1)
        expect(first >= cover.from && (last?.on ?? '') <= cover.to).toBe(true)
      }),
    )
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
    expect(boundsOf(motor)).toEqual({ earliest: today, latest: daysAfter(today, LATEST_START_DAYS) })
    expect(LATEST_START_DAYS).toBe(60)
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
