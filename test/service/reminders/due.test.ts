import fc from 'fast-check'
import { isDue, momentOf, reminderDay, searchedOn, type Occasion } from '../../../src/service/reminders/due'
import { day } from '../../support/builders'
import { daysAfter } from '../../support/own-calendar'

const FIRST = '2027-01-31'
const DAY_MS = 86_400_000
const longAgo = new Date('2020-01-01T00:00:00Z')

/** More than a year, with a 29 February, a New Year, and the days around both. */
const year = Array.from({ length: 480 }, (_, index) => daysAfter(FIRST, index))

const dueDays = (occasion: Occasion, since = longAgo): readonly string[] =>
  year.filter((date) => isDue(occasion, since, day(date)))

/** Those of these days that lie in the year, each once, in their order. */
const within = (dates: readonly string[]): readonly string[] => year.filter((date) => dates.includes(date))

const later = (most: number) => fc.nat(most).map((count) => daysAfter(FIRST, count))

describe('[LIFE-03: days] over a year of days', () => {
  test('the end of a cover is announced 30, 14, 7 and 1 days before and told on the day after, of one under 60 days only the day before', () => {
    fc.assert(
      fc.property(later(480), fc.integer({ min: 1, max: 400 }), (from, length) => {
        const to = daysAfter(from, length - 1)
        const before = length < 60 ? [1] : [30, 14, 7, 1, -1]
        const period = { from: day(from), to: day(to) }
        expect(dueDays({ kind: 'CoverEnds', period })).toEqual(within(before.map((count) => daysAfter(to, -count))))
      }),
    )
  })

  test('a debit is announced three days before, an identity document that expires thirty', () => {
    fc.assert(
      fc.property(later(520), (date) => {
        expect(dueDays({ kind: 'DebitDue', dueOn: day(date) })).toEqual(within([daysAfter(date, -3)]))
        expect(dueDays({ kind: 'DocumentExpires', expiresOn: day(date) })).toEqual(within([daysAfter(date, -30)]))
      }),
    )
  })

  test('an unpaid quote is recalled two days after it, while it is valid, and two before it ends where that is later', () => {
    fc.assert(
      fc.property(later(440), fc.nat(60), (madeOn, valid) => {
        const validUntil = daysAfter(madeOn, valid)
        const expected = [...(valid >= 2 ? [2] : []), ...(valid > 4 ? [valid - 2] : [])]
        expect(dueDays({ kind: 'QuoteUnpaid', madeOn: day(madeOn), validUntil: day(validUntil) })).toEqual(
          within(expected.map((count) => daysAfter(madeOn, count))),
        )
      }),
    )
  })

  test('nothing is recalled of what was made after the moment of its reminder', () => {
    const dueOn = day('2027-06-04')
    const at = (time: string) => dueDays({ kind: 'DebitDue', dueOn }, new Date(`2027-06-01T${time}+01:00`))
    expect([at('08:59:59'), at('09:00:00'), at('09:00:01')]).toEqual([['2027-06-01'], ['2027-06-01'], []])
  })

  test('the database is searched for all that may be due', () => {
    const occasion = fc.oneof(
      fc.tuple(later(480), fc.integer({ min: 1, max: 400 })).map(([from, length]): Occasion => ({
        kind: 'CoverEnds',
        period: { from: day(from), to: day(daysAfter(from, length - 1)) },
      })),
      later(520).map((date): Occasion => ({ kind: 'DebitDue', dueOn: day(date) })),
      later(520).map((date): Occasion => ({ kind: 'DocumentExpires', expiresOn: day(date) })),
      fc.tuple(later(440), fc.nat(60)).map(([madeOn, valid]): Occasion => ({
        kind: 'QuoteUnpaid',
        madeOn: day(madeOn),
        validUntil: day(daysAfter(madeOn, valid)),
      })),
    )
    const isFound = (one: Occasion, date: string): boolean => {
      const searched = searchedOn(day(date))
      switch (one.kind) {
        case 'CoverEnds':
          return searched.coverEnds.includes(one.period.to)
        case 'DebitDue':
          return searched.debit === one.dueOn
        case 'DocumentExpires':
          return searched.documentExpires === one.expiresOn
        case 'QuoteUnpaid':
          return searched.quoteMade === one.madeOn || searched.quoteEnds === one.validUntil
      }
    }
    fc.assert(
      fc.property(occasion, (one) => {
        expect(dueDays(one).filter((date) => !isFound(one, date))).toEqual([])
      }),
    )
  })
})

describe('[LIFE-03: missed] the reminders of a day', () => {
  test.each([
    ['2027-06-01T07:59:59.999Z', '2027-05-31'],
    ['2027-06-01T08:00:00Z', '2027-06-01'],
    ['2027-06-01T22:59:59Z', '2027-06-01'],
    ['2027-06-01T23:30:00Z', '2027-06-01'],
    ['2027-06-02T07:59:59Z', '2027-06-01'],
    ['2028-02-29T07:00:00Z', '2028-02-28'],
    ['2028-02-29T08:00:00Z', '2028-02-29'],
    ['2028-01-01T00:30:00Z', '2027-12-31'],
  ])('are sent from nine in Lagos on: at %s those of %s', (instant, expected) => {
    expect(reminderDay(new Date(instant))).toBe(expected)
  })

  test('are sent within a day of their moment, or never', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2027-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }), (now) => {
        const late = now.getTime() - momentOf(reminderDay(now)).getTime()
        expect(late).toBeGreaterThanOrEqual(0)
        expect(late).toBeLessThan(DAY_MS)
      }),
    )
  })
})
