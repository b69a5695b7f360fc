import { isNone } from 'fp-ts/Option'
import { calendarDate, type DateBounds } from '../../../domain/values/calendar-date'
import { dateInField } from '../../../domain/values/typed-date'

/** Said while a date cannot be read: what was typed stays. */
const NO_DATE = 'This is not a date that we can read. Type day, month and year, like 31/01/1990.'

/** What there is to say of a typed value before it is sent; `given` says which bounds the field has of its own. */
export const dateNote = (
  value: string,
  bounds: DateBounds,
  given: { readonly min: boolean; readonly max: boolean },
): string | undefined => {
  if (value.trim() === '') return undefined
  const date = calendarDate(value)
  if (isNone(date)) return NO_DATE
  if (given.min && date.value < bounds.min) return `The date must be ${dateInField(bounds.min)} or later.`
  return given.max && date.value > bounds.max ? `The date must be ${dateInField(bounds.max)} or earlier.` : undefined
}
