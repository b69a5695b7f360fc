/** @jest-environment node */
import fc from 'fast-check'
import { addDays, type DateBounds } from '../../../../src/domain/values/calendar-arithmetic'
import {
  boundsOf,
  cellsOf,
  moveByKey,
  movePages,
  narrowerView,
  pageOf,
  turnsOf,
  widerView,
  type View,
} from '../../../../src/ui/components/calendar/moves'
import { days } from '../../../support/arbitraries'
import { day } from '../../../support/builders'

const views = ['day', 'month', 'year', 'decade'] as const
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'] as const
const wide = boundsOf(undefined, undefined)
const anyView = fc.constantFrom<View>(...views)
const anyBounds = fc
  .tuple(days, days)
  .map(([one, other]): DateBounds => (one < other ? { min: one, max: other } : { min: other, max: one }))
const press = (view: View, key: string, from: string, bounds = wide, shiftKey = false) =>
  moveByKey(view, { key, shiftKey }, day(from), bounds)

describe('the keys of the calendar', () => {
  test.each([
    ['day', 'ArrowLeft', '2024-03-01', '2024-02-29'],
    ['day', 'ArrowRight', '2025-02-28', '2025-03-01'],
    ['day', 'ArrowUp', '2025-06-04', '2025-05-28'],
    ['day', 'ArrowDown', '2025-06-28', '2025-07-05'],
    ['day', 'PageUp', '2024-03-31', '2024-02-29'],
    ['day', 'PageDown', '2025-01-31', '2025-02-28'],
    ['day', 'Home', '2025-06-18', '2025-06-16'],
    ['day', 'End', '2025-06-18', '2025-06-22'],
    ['month', 'ArrowRight', '2025-12-15', '2026-01-15'],
    ['month', 'ArrowDown', '2025-01-31', '2025-04-30'],
    ['month', 'PageUp', '2024-02-29', '2023-02-28'],
    ['month', 'Home', '2025-06-18', '2025-01-18'],
    ['month', 'End', '2025-06-18', '2025-12-18'],
    ['year', 'ArrowLeft', '2024-02-29', '2023-02-28'],
    ['year', 'ArrowUp', '2025-06-18', '2022-06-18'],
    ['year', 'PageDown', '2025-06-18', '2035-06-18'],
    ['year', 'Home', '2025-06-18', '2020-06-18'],
    ['year', 'End', '2025-06-18', '2029-06-18'],
    ['decade', 'ArrowLeft', '2025-06-18', '2015-06-18'],
    ['decade', 'PageUp', '2025-06-18', '1925-06-18'],
    ['decade', 'Home', '1995-06-18', '1905-06-18'],
    ['decade', 'End', '1945-06-18', '1995-06-18'],
  ] as const)('[KYC-15: views] in the %s view, %s moves from %s to %s', (view, key, from, to) => {
    expect(press(view, key, from)).toBe(to)
  })

  test('[KYC-15: views] with Shift, Page Up and Page Down move by a year', () => {
    expect(press('day', 'PageUp', '2024-02-29', wide, true)).toBe('2023-02-28')
    expect(press('day', 'PageDown', '2024-02-29', wide, true)).toBe('2025-02-28')
  })

  test('[KYC-15: clamping] no key leaves the bounds, whatever they are', () => {
    fc.assert(
      fc.property(
        anyView,
        fc.constantFrom(...keys),
        fc.boolean(),
        days,
        anyBounds,
        (view, key, shiftKey, from, bounds) => {
          const to = moveByKey(view, { key, shiftKey }, from, bounds)
          expect(to !== undefined && to >= bounds.min && to <= bounds.max).toBe(true)
        },
      ),
    )
  })

  test.each(['Enter', ' ', 'Escape', 'Tab', 'a'])('the key %p is not handled', (key) => {
    expect(press('day', key, '2025-06-18')).toBeUndefined()
  })
})

describe('a page of the calendar', () => {
  test('[KYC-15: views] has cells that cover its days once, in order, and the cursor is in one of them', () => {
    fc.assert(
      fc.property(anyView, days, (view, cursor) => {
        const { first, last } = pageOf(view, cursor)
        const cells = cellsOf(view, cursor, wide)
        expect(cells[0]?.first).toBe(first)
        expect(cells.at(-1)?.last).toBe(last)
        cells.slice(1).forEach((cell, index) => {
          expect(cell.first).toBe(addDays(cells[index]!.last, 1))
        })
        expect(cells.filter((cell) => cell.first <= cursor && cursor <= cell.last)).toHaveLength(1)
      }),
    )
  })

  test('[KYC-15: clamping] choosing a cell moves into it, or to the nearest allowed day', () => {
    fc.assert(
      fc.property(anyView, days, anyBounds, (view, from, bounds) => {
        const cursor = from < bounds.min ? bounds.min : from > bounds.max ? bounds.max : from
        cellsOf(view, cursor, bounds).forEach(({ first, last, leadsTo }) => {
          expect(leadsTo >= bounds.min && leadsTo <= bounds.max).toBe(true)
          const open = last >= bounds.min && first <= bounds.max
          if (open) expect(leadsTo >= first && leadsTo <= last).toBe(true)
        })
      }),
    )
  })

  test('[KYC-15: clamping] can be turned only if the next page has days that can be chosen', () => {
    fc.assert(
      fc.property(anyView, days, anyBounds, (view, from, bounds) => {
        const cursor = from < bounds.min ? bounds.min : from > bounds.max ? bounds.max : from
        const { back, on } = turnsOf(view, cursor, bounds)
        const page = pageOf(view, cursor)
        expect(back).toBe(pageOf(view, movePages(view, -1, cursor, bounds)).first < page.first)
        expect(on).toBe(pageOf(view, movePages(view, 1, cursor, bounds)).first > page.first)
      }),
    )
  })

  test('extends to the last year that can be represented', () => {
    const bounds = boundsOf('9990-01-01', '9999-12-31')
    expect(cellsOf('month', day('9999-06-01'), bounds).at(-1)).toMatchObject({
      first: '9999-12-01',
      last: '9999-12-31',
    })
    expect(pageOf('decade', day('9999-06-01'))).toEqual({ first: '9900-01-01', last: '9999-12-31' })
  })

  test('[KYC-15: views] the views lead from days to decades, and back', () => {
    expect(views.map(widerView)).toEqual(['month', 'year', 'decade', 'decade'])
    expect(views.map(narrowerView)).toEqual(['day', 'day', 'month', 'year'])
  })
})

describe('the bounds', () => {
  test.each([
    [undefined, undefined, '1900-01-01', '2199-12-31'],
    ['2020-01-02', undefined, '2020-01-02', '2199-12-31'],
    [undefined, '2025-06-16', '1900-01-01', '2025-06-16'],
    ['', 'soon', '1900-01-01', '2199-12-31'],
    ['2025-06-16', '2020-01-01', '2025-06-16', '2025-06-16'],
    [undefined, '1850-01-01', '1850-01-01', '1850-01-01'],
    ['2300-01-01', undefined, '2300-01-01', '2300-01-01'],
  ])('[KYC-15: clamping] from %p to %p are %s and %s', (first, last, min, max) => {
    expect(boundsOf(first, last)).toEqual({ min, max })
  })
})
