import { isNone } from 'fp-ts/Option'
import { fieldMessages } from '../../../domain/rules/field-messages'
import type { DateBounds } from '../../../domain/values/calendar-arithmetic'
import { calendarDate } from '../../../domain/values/calendar-date'
import { dateShown } from '../../../domain/values/typed-date'

/** The hint or warning for a typed value; `given` has the field's own bounds. */
export const dateNote = (
  value: string,
  bounds: DateBounds,
  given: { readonly min: boolean; readonly max: boolean },
): string | undefined => {
  if (value.trim() === '') return undefined
  const date = calendarDate(value)
  if (isNone(date)) return fieldMessages.date
  if (given.min && date.value < bounds.min) return `The date must be ${dateShown(bounds.min)} or later.`
  return given.max && date.value > bounds.max ? `The date must be ${dateShown(bounds.max)} or earlier.` : undefined
}
