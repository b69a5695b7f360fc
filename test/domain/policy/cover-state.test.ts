import fc from 'fast-check'
import { coverState, type DatedCover } from '../../../src/domain/policy/cover-state'
import { addDays, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { days } from '../../support/arbitraries'
import { day } from '../../support/builders'

const today = day('2026-06-15')
type Dates = Partial<Record<'coverFrom' | 'coverTo' | 'suspendedOn' | 'cancelledOn', string>>

const dayOf = (text: string | undefined) => (text === undefined ? undefined : day(text))
const coverOf = (status: string | undefined, dates: Dates): DatedCover => ({
  status,
  coverFrom: dayOf(dates.coverFrom),
  coverTo: dayOf(dates.coverTo),
  suspendedOn: dayOf(dates.suspendedOn),
  cancelledOn: dayOf(dates.cancelledOn),
})
const stateOf = (cover: DatedCover, on: CalendarDate) => {
  const state = coverState(cover, on)
  return state && [state.text.replaceAll('\u00a0', ' '), state.tone, state.covers]
}
const year: Dates = { coverFrom: '2026-01-01', coverTo: '2026-12-31' }
const past: Dates = { coverFrom: '2025-06-15', coverTo: '2026-06-14' }

describe('the state of a cover', () => {
  test.each<[string | undefined, Dates, ReturnType<typeof stateOf>]>([
    ['Pending', {}, ['Not paid yet', 'warning', 'later']],
    ['Pending', past, ['Not paid yet', 'warning', 'later']],
    ['Active', { coverFrom: '2026-06-16', coverTo: '2027-06-15' }, ['Begins 16 June 2026', 'neutral', 'later']],
    ['Active', { coverFrom: '2026-06-16' }, ['Begins 16 June 2026', 'neutral', 'later']],
    ['Active', { coverFrom: '2026-06-15', coverTo: '2027-06-14' }, ['Active', 'success', 'now']],
    ['active', year, ['Active', 'success', 'now']],
    [undefined, year, ['Active', 'success', 'now']],
  ])('[LIFE-01: beginnings] of a policy that is %s on %j: %j', (status, dates, state) => {
    expect(stateOf(coverOf(status, dates), today)).toEqual(state)
  })

  test.each<[string | undefined, Dates, ReturnType<typeof stateOf>]>([
    ['Active', { coverFrom: '2026-06-01', coverTo: '2026-07-16' }, ['Active', 'success', 'now']],
    ['Active', { coverFrom: '2026-06-01', coverTo: '2026-07-15' }, ['Ends in 30 days', 'warning', 'now']],
    ['Active', { coverFrom: '2026-06-01', coverTo: '2026-06-17' }, ['Ends in 2 days', 'warning', 'now']],
    ['Active', { coverFrom: '2026-06-01', coverTo: '2026-06-16' }, ['Ends tomorrow', 'warning', 'now']],
    ['Active', { coverFrom: '2026-06-15', coverTo: '2026-06-15' }, ['Ends today', 'warning', 'now']],
    ['Active', past, ['Ended 14 June 2026', 'danger', 'no']],
    ['Expired', past, ['Ended 14 June 2026', 'danger', 'no']],
    ['inForce_2', past, ['Ended 14 June 2026', 'danger', 'no']],
    [undefined, { coverTo: '2026-06-14' }, ['Ended 14 June 2026', 'danger', 'no']],
  ])('[LIFE-01: endings] of a policy that is %s on %j: %j', (status, dates, state) => {
    expect(stateOf(coverOf(status, dates), today)).toEqual(state)
  })

  test.each<[string, Dates, ReturnType<typeof stateOf>]>([
    ['Suspended', { ...year, suspendedOn: '2026-06-03' }, ['Suspended since 3 June 2026', 'danger', 'no']],
    ['Suspended', { ...past, suspendedOn: '2026-06-03' }, ['Ended 14 June 2026', 'danger', 'no']],
    ['Suspended', year, ['Suspended', 'danger', 'no']],
    ['Cancelled', { ...year, cancelledOn: '2026-06-03' }, ['Cancelled 3 June 2026', 'danger', 'no']],
    ['Cancelled', { ...past, cancelledOn: '2026-06-03' }, ['Cancelled 3 June 2026', 'danger', 'no']],
    ['Cancelled', past, ['Cancelled', 'danger', 'no']],
  ])('[LIFE-01: suspended and cancelled] of a policy that is %s on %j: %j', (status, dates, state) => {
    expect(stateOf(coverOf(status, dates), today)).toEqual(state)
  })

  test.each<[string | undefined, Dates, ReturnType<typeof stateOf>]>([
    ['Active', {}, ['Active', 'success', 'now']],
    ['ACTIVE', { coverFrom: '2026-06-15' }, ['ACTIVE', 'success', 'now']],
    ['Expired', {}, ['Expired', 'danger', 'no']],
    ['expired', year, ['expired', 'danger', 'no']],
    ['inForce_2', {}, ['inForce_2', 'neutral', 'no']],
    ['1', year, ['1', 'neutral', 'no']],
    [undefined, {}, undefined],
    ['', { coverFrom: '2026-06-15' }, undefined],
  ])('[LIFE-01: raw text] of a policy that is %s on %j: %j', (status, dates, state) => {
    expect(stateOf(coverOf(status, dates), today)).toEqual(state)
  })
})

test('[LIFE-01: beginnings, endings] every day of a paid cover has its words, in their order', () => {
  fc.assert(
    fc.property(days, fc.nat({ max: 400 }), (coverFrom, length) => {
      const coverTo = addDays(coverFrom, length)
      const cover = { ...coverOf('Active', {}), coverFrom, coverTo }
      for (let on = addDays(coverFrom, -3); on <= addDays(coverTo, 3); on = addDays(on, 1)) {
        const left = daysBetween(on, coverTo)
        const expected = (): ReturnType<typeof stateOf> => {
          if (on < coverFrom) return [`Begins ${dateInWords(coverFrom)}`, 'neutral', 'later']
          if (left < 0) return [`Ended ${dateInWords(coverTo)}`, 'danger', 'no']
          if (left > 30) return ['Active', 'success', 'now']
          return [['Ends today', 'Ends tomorrow'][left] ?? `Ends in ${left} days`, 'warning', 'now']
        }
        expect(stateOf(cover, on)).toEqual(expected())
      }
    }),
  )
})

test('[LIFE-01: suspended and cancelled, raw text] no cover is said to run outside of its days, or against its status', () => {
  const maybe = fc.option(days, { nil: undefined })
  const status = fc.option(
    fc.oneof(fc.constantFrom('Pending', 'Active', 'Expired', 'Suspended', 'Cancelled', 'suspended'), fc.string()),
    { nil: undefined },
  )
  const covers = fc.record({ status, coverFrom: maybe, coverTo: maybe, suspendedOn: maybe, cancelledOn: maybe })
  fc.assert(
    fc.property(covers, days, (cover, on) => {
      const state = coverState(cover, on)
      if (state === undefined) return
      expect(state.text).not.toMatch(/^$|undefined|NaN/)
      expect(state.tone === 'danger' && state.covers !== 'no').toBe(false)
      if (state.covers !== 'now') return
      expect(['active', '']).toContain((cover.status ?? '').toLowerCase())
      expect((cover.coverFrom ?? on) <= on && on <= (cover.coverTo ?? on)).toBe(true)
    }),
  )
})
