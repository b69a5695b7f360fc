import fc from 'fast-check'
import ICAL from 'ical.js'
import { calendarFile } from '../../../src/domain/policy/calendar-file'
import { id } from '../../../src/domain/values/id'
import { addDays, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import { day } from '../../support/builders'

const today = day('2026-06-15')
const address = 'https://portal.test/dashboard/policies?policy=9'
const policy = { id: id(9), policyNo: 'P-9', coverTo: day('2026-12-05'), status: 'Active' }

const fileOf = (title: string, { policyNo = policy.policyNo, coverTo = policy.coverTo } = {}) =>
  calendarFile({ ...policy, policyNo, coverTo }, { title, address, today }) ?? ''

/** The file as a parser reads it that others wrote. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0])
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const [component] = events
  const event = new ICAL.Event(component)
  const alarms = component!.getAllSubcomponents('valarm').map((alarm) => {
    const due = event.startDate.clone()
    due.addDuration(alarm.getFirstPropertyValue('trigger') as unknown as ICAL.Duration)
    return due.toString()
  })
  return { event, alarms, url: component!.getFirstPropertyValue('url') }
}

describe('[KEEP-03] the end of cover in a calendar', () => {
  test('is at nine on the last day wherever the phone is, with alarms 30 and 7 days before', () => {
    const { event, alarms, url } = read(fileOf('Comprehensive'))
    expect(event.startDate.toString()).toBe('2026-12-05T09:00:00')
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
    expect(event.endDate.toString()).toBe('2026-12-05T09:30:00')
    expect(alarms).toEqual(['2026-11-05T09:00:00', '2026-11-28T09:00:00'])
    expect(event.uid).toBe('policy-9@portal.test')
    expect(event.summary).toBe('Last day of cover: Comprehensive')
    expect(event.description).toBe(`Policy P-9. You are covered until 5 December 2026.\n${address}`)
    expect(url).toBe(address)
  })

  test('does without a policy number', () => {
    const file = calendarFile({ ...policy, policyNo: undefined }, { title: 'Comprehensive', address, today }) ?? ''
    expect(read(file).event.description).toBe(`You are covered until 5 December 2026.\n${address}`)
  })

  test.each([
    ['today', today, true],
    ['yesterday', addDays(today, -1), false],
  ])('that ends %s: there is one: %p', (_, coverTo, is) => {
    expect(fileOf('Comprehensive', { coverTo }) !== '').toBe(is)
  })

  test.each(['Cancelled', 'Expired', 'Pending'])('of a policy that is %s: there is none', (status) => {
    expect(calendarFile({ ...policy, status }, { title: 'Comprehensive', address, today })).toBeUndefined()
  })

  test('is unknown: there is none', () => {
    expect(calendarFile({ ...policy, coverTo: undefined }, { title: 'Comprehensive', address, today })).toBeUndefined()
  })

  test('has any title and number as they are, in lines of at most 75 octets', () => {
    const words = fc.string({
      unit: fc.oneof(
        fc.constantFrom(';', ',', '\\', ':', '"', ' ', 'Ọ', '\u0301'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 120,
    })
    const shown = (text: string) => text.replace(/\p{Control}/gu, '')
    fc.assert(
      fc.property(words, words, (title, policyNo) => {
        const file = fileOf(title, { policyNo, coverTo: policy.coverTo })
        const { event } = read(file)
        expect(event.summary).toBe(`Last day of cover: ${shown(title)}`)
        expect(event.description).toBe(`Policy ${shown(policyNo)}. You are covered until 5 December 2026.\n${address}`)
        expect(file.endsWith('\r\n')).toBe(true)
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
    )
  })

  test('breaks no line in a title that has breaks or half a character', () => {
    expect(read(fileOf('One\r\nTwo\nBEGIN:VALARM\ud83d')).event.summary).toBe(
      'Last day of cover: One\nTwo\nBEGIN:VALARM',
    )
  })
})

test('[KEEP-03] the days between two dates are those that were added', () => {
  const dates = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => day(date.toISOString().slice(0, 10)))
  fc.assert(
    fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
      const to = addDays(from, days)
      fc.pre(to > '1000-01-01' && to < '9999-12-31')
      expect(daysBetween(from, to)).toBe(days)
    }),
  )
})
