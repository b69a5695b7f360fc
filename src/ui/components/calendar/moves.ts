import { getOrElse, isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { addDays, addMonths, clampDate, weekdayOf, type DateBounds } from '../../../domain/values/calendar-arithmetic'
import { calendarDate, type CalendarDate } from '../../../domain/values/calendar-date'

/** The views: days of a month, months of a year, years of a decade, decades of a century. */
export type View = 'day' | 'month' | 'year' | 'decade'

/** How many cells a row has. */
export const columns: Readonly<Record<View, number>> = { day: 7, month: 3, year: 3, decade: 3 }

/** How many months a cell of the larger views spans. */
const monthsInCell = { month: 1, year: 12, decade: 120 } as const
/** How many months a page spans. */
const monthsInPage: Readonly<Record<View, number>> = { day: 1, month: 12, year: 120, decade: 1200 }

const earliest = '1900-01-01' as CalendarDate
const latest = '2199-12-31' as CalendarDate

const dateOr =
  (otherwise: CalendarDate) =>
  (text: string | undefined): CalendarDate =>
    pipe(
      calendarDate(text ?? ''),
      getOrElse(() => otherwise),
    )

/**
 * The range between a first and a last day, each `YYYY-MM-DD`; one that is absent or invalid sets no bound. If the last
 * comes before the first, only the first applies.
 */
export const boundsOf = (first: string | undefined, last: string | undefined): DateBounds => {
  const given = calendarDate(last ?? '')
  const min = dateOr(isSome(given) && given.value < earliest ? given.value : earliest)(first)
  const max = dateOr(min > latest ? min : latest)(last)
  return { min, max: max < min ? min : max }
}

/** Moves by a number of cells, within the bounds. */
const moveCells = (view: View, count: number, cursor: CalendarDate, bounds: DateBounds): CalendarDate =>
  clampDate(view === 'day' ? addDays(cursor, count) : addMonths(cursor, count * monthsInCell[view]), bounds)

/** Moves by a number of pages, within the bounds. */
export const movePages = (view: View, count: number, cursor: CalendarDate, bounds: DateBounds): CalendarDate =>
  clampDate(addMonths(cursor, count * monthsInPage[view]), bounds)

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4))
const monthOf = (date: CalendarDate) => Number(date.slice(5, 7))

/** The cursor's index in its row of seven days, or on its page of months, years or decades; zero-based. */
const cellIndexOf: Readonly<Record<View, (cursor: CalendarDate) => number>> = {
  day: weekdayOf,
  month: (cursor) => monthOf(cursor) - 1,
  year: (cursor) => yearOf(cursor) % 10,
  decade: (cursor) => Math.floor(yearOf(cursor) / 10) % 10,
}
const lastPlace: Readonly<Record<View, number>> = { day: 6, month: 11, year: 9, decade: 9 }

type Key = { readonly key: string; readonly shiftKey: boolean }

/**
 * The day that a key moves to, as in the ARIA practices guide: arrows by cell and row, Page Up and Down by page (with
 * Shift, in the days, by year), Home and End to the ends of the week or the page. `undefined` for other keys.
 */
export const moveByKey = (
  view: View,
  { key, shiftKey }: Key,
  cursor: CalendarDate,
  bounds: DateBounds,
): CalendarDate | undefined => {
  const place = cellIndexOf[view](cursor)
  const pages = view === 'day' && shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return moveCells(view, -1, cursor, bounds)
    case 'ArrowRight':
      return moveCells(view, 1, cursor, bounds)
    case 'ArrowUp':
      return moveCells(view, -columns[view], cursor, bounds)
    case 'ArrowDown':
      return moveCells(view, columns[view], cursor, bounds)
    case 'PageUp':
      return movePages(view, -pages, cursor, bounds)
    case 'PageDown':
      return movePages(view, pages, cursor, bounds)
    case 'Home':
      return moveCells(view, -place, cursor, bounds)
    case 'End':
      return moveCells(view, lastPlace[view] - place, cursor, bounds)
    default:
      return undefined
  }
}

const wider: Readonly<Record<View, View>> = { day: 'month', month: 'year', year: 'decade', decade: 'decade' }
const narrower: Readonly<Record<View, View>> = { day: 'day', month: 'day', year: 'month', decade: 'year' }

/** The view that the heading opens, and the one that a chosen cell opens. */
export const widerView = (view: View): View => wider[view]
export const narrowerView = (view: View): View => narrower[view]

/** The last day of a number of months from the first of a month; the calendar's last day if it ends before. */
const endOf = (first: CalendarDate, months: number): CalendarDate => {
  const next = addMonths(first, months)
  return next.endsWith('-01') ? addDays(next, -1) : next
}

type Span = { readonly first: CalendarDate; readonly last: CalendarDate }

/** The days of the page that the cursor is on: its month, year, decade or century. */
export const pageOf = (view: View, cursor: CalendarDate): Span => {
  const years = monthsInPage[view] / 12
  const first = (
    view === 'day' ? `${cursor.slice(0, 7)}-01` : `${String(Math.floor(yearOf(cursor) / years) * years)}-01-01`
  ) as CalendarDate
  return { first, last: endOf(first, monthsInPage[view]) }
}

/**
 * The cells of that page: the days of each, and the day that choosing it moves to, which preserves the smaller units.
 */
export const cellsOf = (
  view: View,
  cursor: CalendarDate,
  bounds: DateBounds,
): readonly (Span & { leadsTo: CalendarDate })[] => {
  const page = pageOf(view, cursor)
  const at = view === 'day' ? Number(cursor.slice(8)) - 1 : cellIndexOf[view](cursor)
  const count = view === 'day' ? Number(page.last.slice(8)) : lastPlace[view] + 1
  return Array.from({ length: count }, (_, index) => {
    const first = view === 'day' ? addDays(page.first, index) : addMonths(page.first, index * monthsInCell[view])
    return {
      first,
      last: view === 'day' ? first : endOf(first, monthsInCell[view]),
      leadsTo: moveCells(view, index - at, cursor, bounds),
    }
  })
}

/** Whether the previous and the next page have days that can be chosen. */
export const turnsOf = (view: View, cursor: CalendarDate, bounds: DateBounds) => {
  const { first, last } = pageOf(view, cursor)
  return { back: first > bounds.min, on: last < bounds.max }
}
