import fc from 'fast-check'
import { isSome, none, some } from 'fp-ts/Option'
import { addDays, addMonths, addYears, clampDate, weekdayOf } from '../../../src/domain/values/calendar-arithmetic'
import { calendarDate, dayInLagos } from '../../../src/domain/values/calendar-date'
import { days } from '../../support/arbitraries'
import { day } from '../../support/builders'

describe('calendar date', () => {
  test.each(['2024-02-29', '2000-02-29', '2025-12-31', '2025-01-01', '1000-01-01', '2025-04-30'])(
    '%s is a valid date',
    (text) => {
      expect(calendarDate(text)).toEqual(some(text))
    },
  )

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '0999-01-01',
    '2025-01-01T00:00:00',
    ' 2025-01-01',
    '01/02/2025',
    '',
  ])('%p is invalid', (text) => {
    expect(calendarDate(text)).toEqual(none)
  })

  test('a text is a date exactly if JavaScript parses the same day from it', () => {
    const part = (maximum: number) =>
      fc.integer({ min: 0, max: maximum }).map((value) => String(value).padStart(2, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (year, month, dayOfMonth) => {
        const text = `${String(year)}-${month}-${dayOfMonth}`
        const read = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
        expect(isSome(calendarDate(text))).toBe(exists)
      }),
    )
  })

  test('adding days works in both directions, and text order is date order', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (start, count) => {
        const end = addDays(start, count)
        expect(isSome(calendarDate(end))).toBe(true)
        expect(addDays(end, -count)).toBe(start)
        expect(Math.sign(end.localeCompare(start))).toBe(Math.sign(count))
      }),
    )
  })

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2025-01-01', -1, '2024-12-31'],
  ])('%s plus %i days is %s', (start, count, end) => {
    expect(addDays(day(start), count)).toBe(end)
  })

  test('adding years preserves month and day, except for 29 February in a year without one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (start, years) => {
        const end = addYears(start, years)
        expect(isSome(calendarDate(end))).toBe(true)
        const same = `${String(Number(start.slice(0, 4)) + years)}${start.slice(4)}`
        expect(end).toBe(isSome(calendarDate(same)) ? same : same.replace('02-29', '03-01'))
      }),
    )
    expect(addYears(day('2016-02-29'), 10)).toBe('2026-03-01')
    expect(addYears(day('2016-02-29'), 4)).toBe('2020-02-29')
    expect(addYears(day('9989-12-31'), 10)).toBe('9999-12-31')
    expect(addYears(day('9990-01-01'), 10)).toBe('9999-12-31')
    expect(addYears(day('1009-06-01'), -10)).toBe('1000-01-01')
  })

  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-12-15', 1, '2026-01-15'],
  ])('%s plus %i months is %s', (start, count, end) => {
    expect(addMonths(day(start), count)).toBe(end)
  })

  test('adding months preserves the day, or takes the last of a shorter month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2_400, max: 2_400 }), (start, count) => {
        const end = addMonths(start, count)
        expect(isSome(calendarDate(end))).toBe(true)
        const monthsFromNought = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(monthsFromNought(end)).toBe(monthsFromNought(start) + count)
        const same = `${end.slice(0, 8)}${start.slice(8)}`
        if (isSome(calendarDate(same))) expect(end).toBe(same)
        else expect(addDays(end, 1).slice(8)).toBe('01')
      }),
    )
  })

  test('neither days nor months leave the years with four digits', () => {
    const first = day('1000-01-01')
    const last = day('9999-12-31')
    expect([addDays(first, -1), addMonths(first, -1), addDays(last, 1), addMonths(last, 1)]).toEqual([
      first,
      first,
      last,
      last,
    ])
  })

  test('[KYC-15: clamping] a clamped date is within its bounds and the nearest to the original', () => {
    fc.assert(
      fc.property(days, days, days, (date, one, other) => {
        const [min, max] = one < other ? [one, other] : [other, one]
        const clamped = clampDate(date, { min, max })
        expect(clamped >= min && clamped <= max).toBe(true)
        expect(clampDate(clamped, { min, max })).toBe(clamped)
        if (date >= min && date <= max) expect(clamped).toBe(date)
        else expect(clamped).toBe(date < min ? min : max)
      }),
    )
  })

  test('the weekday matches the calendar', () => {
    expect(weekdayOf(day('2025-06-16'))).toBe(0)
    expect(weekdayOf(day('2024-02-29'))).toBe(3)
    fc.assert(fc.property(days, (date) => expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)))
  })

  test.each([
    ['2025-06-16T22:59:59.999Z', '2025-06-16'],
    ['2025-06-16T23:00:00.000Z', '2025-06-17'],
    ['2025-12-31T23:00:00.000Z', '2026-01-01'],
    ['2024-02-28T23:00:00.000Z', '2024-02-29'],
  ])('at %s it is %s in Lagos', (instant, today) => {
    expect(dayInLagos(Date.parse(instant))).toBe(today)
  })
})
