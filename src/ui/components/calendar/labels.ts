import { weekdayOf } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { dateInWords, monthNames } from '../../../domain/values/typed-date'
import { pageOf, type View } from './moves'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const month = (date: CalendarDate): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''
const year = (date: CalendarDate): string => date.slice(0, 4)

/** The text of a cell that begins on this day, and its accessible name, which begins with the same text. */
export const cellLabels = (view: View, first: CalendarDate): { readonly text: string; readonly name: string } => {
  switch (view) {
    case 'day':
      return {
        text: String(Number(first.slice(8))),
        name: `${dateInWords(first)}, ${weekdays[weekdayOf(first)] ?? ''}`,
      }
    case 'month':
      return { text: month(first).slice(0, 3), name: `${month(first)} ${year(first)}` }
    case 'year':
      return { text: year(first), name: year(first) }
    case 'decade':
      return { text: `${year(first)}s`, name: `${year(first)}s` }
  }
}

/** The name of the page with the cursor: `January 1990`, `1990`, `1990 to 1999`, `1900 to 1999`. */
export const pageLabels = (view: View, cursor: CalendarDate): string => {
  const { first, last } = pageOf(view, cursor)
  if (view === 'day') return `${month(first)} ${year(first)}`
  return view === 'month' ? year(first) : `${year(first)} to ${year(last)}`
}

/** The labels of the buttons beside the heading. */
export const turnLabels: Readonly<Record<View, readonly [back: string, on: string]>> = {
  day: ['Previous month', 'Next month'],
  month: ['Previous year', 'Next year'],
  year: ['Previous ten years', 'Next ten years'],
  decade: ['Previous hundred years', 'Next hundred years'],
}
