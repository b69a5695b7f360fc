import fc from 'fast-check'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { formatInstant, formatIsoDay, formatShortDay } from '../../../src/domain/values/instant'

describe('instants', () => {
  test.each([
    ['2025-06-16T22:59:59Z', '2025-06-16 23:59'],
    ['2025-06-16T23:00:00Z', '2025-06-17 00:00'],
    ['2025-12-31T23:30:00.123Z', '2026-01-01 00:30'],
    ['2025-06-16T10:00:00+01:00', '2025-06-16 10:00'],
    ['2025-06-16T10:00:00+0100', '2025-06-16 10:00'],
    ['2025-06-16T20:30:00-05:00', '2025-06-17 02:30'],
    ['2024-02-28T23:15Z', '2024-02-29 00:15'],
  ])('[POL-04] %s with an offset is %s in Lagos', (text, shown) => {
    expect(formatInstant(text)).toBe(shown)
    expect(formatIsoDay(text)).toBe(shown.slice(0, 10))
  })

  test.each([
    ['2025-06-16T22:59:59', '2025-06-16 22:59'],
    ['2025-06-16T22:59:59.1234567', '2025-06-16 22:59'],
    ['2025-06-16T22:59', '2025-06-16 22:59'],
    ['2025-06-16', '2025-06-16 00:00'],
  ])('[POL-04] %s without an offset is shown as it is written', (text, shown) => {
    expect(formatInstant(text)).toBe(shown)
  })

  test.each(['', 'yesterday', '16/06/2025', '2025-13-01T00:00:00', '2025-06-16T25:00:00Z', '0', 'null'])(
    '[POL-05: dashes] %p is invalid',
    (text) => {
      expect(formatInstant(text)).toBeUndefined()
      expect(formatIsoDay(text)).toBeUndefined()
      expect(formatShortDay(text)).toBeUndefined()
    },
  )

  test('[POL-04] an instant is shown with the date and time that the time zone database has for Lagos', () => {
    const lagos = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos', dateStyle: 'short', timeStyle: 'short' })
    const times = fc.date({ min: new Date('1920-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(times, (time) => {
        expect(formatInstant(time.toISOString())).toBe(lagos.format(time))
        expect(dayInLagos(time.getTime())).toBe(lagos.format(time).slice(0, 10))
      }),
    )
  })

  test.each([
    ['0001-01-01T00:00:00Z', '0001-01-01 01:00'],
    ['9999-12-31T23:59:59.9999999Z', '9999-12-31 23:59'],
  ])('the first and the last instant of a server keep four digits: %s', (text, shown) => {
    expect(formatInstant(text)).toBe(shown)
  })

  test.each([
    ['2024-01-05T00:00:00', 'Jan 5, 2024'],
    ['2024-12-31T23:30:00Z', 'Jan 1, 2025'],
  ])('the short form of %s is %s', (text, shown) => {
    expect(formatShortDay(text)).toBe(shown)
  })
})
