import { addDays, daysBetween } from '../../domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import type { Period } from '../shop/product/cover'

const NINE_MS = 9 * 3_600_000

/** When the reminders of a day are sent: at nine in Lagos. */
export const momentOf = (day: CalendarDate): Date => new Date(`${day}T09:00:00+01:00`)

/** The day whose reminders can be sent now: until the next nine o'clock they are late, then they are missed for good. */
export const reminderDay = (now: Date): CalendarDate => dayInLagos(now.getTime() - NINE_MS)

/** Cover of so many days or more is announced early, and said to have ended. */
const LONG_COVER_DAYS = 60

/** How many days before the last day of a cover; -1 is the day after. */
const BEFORE_END = { long: [30, 14, 7, 1, -1], short: [1] } as const
const BEFORE_DEBIT = 3
const AFTER_QUOTE = 2
const BEFORE_END_OF_QUOTE = 2
const BEFORE_EXPIRY = 30

/** What a customer is reminded of, with the days that decide when. */
export type Occasion =
  | { readonly kind: 'CoverEnds'; readonly period: Period }
  | { readonly kind: 'DebitDue'; readonly dueOn: CalendarDate }
  | { readonly kind: 'QuoteUnpaid'; readonly madeOn: CalendarDate; readonly validUntil: CalendarDate }
  | { readonly kind: 'DocumentExpires'; readonly expiresOn: CalendarDate }

/** The days on which a customer is reminded of something. */
const reminderDays = (occasion: Occasion): readonly CalendarDate[] => {
  switch (occasion.kind) {
    case 'CoverEnds': {
      const { from, to } = occasion.period
      const isLong = daysBetween(from, to) + 1 >= LONG_COVER_DAYS
      return BEFORE_END[isLong ? 'long' : 'short'].map((before) => addDays(to, -before))
    }
    case 'DebitDue':
      return [addDays(occasion.dueOn, -BEFORE_DEBIT)]
    case 'QuoteUnpaid': {
      const { madeOn, validUntil } = occasion
      const [first, last] = [addDays(madeOn, AFTER_QUOTE), addDays(validUntil, -BEFORE_END_OF_QUOTE)]
      return [...(first <= validUntil ? [first] : []), ...(last > first ? [last] : [])]
    }
    case 'DocumentExpires':
      return [addDays(occasion.expiresOn, -BEFORE_EXPIRY)]
  }
}

/** Whether a customer is reminded of something on a day; of nothing that is younger than the moment of the reminder. */
export const isDue = (occasion: Occasion, since: Date, day: CalendarDate): boolean =>
  reminderDays(occasion).includes(day) && since.getTime() <= momentOf(day).getTime()

/** What the database is searched for on a day: everything that `isDue` can say yes to has one of these dates. */
export const searchedOn = (day: CalendarDate) => ({
  coverEnds: [...new Set([...BEFORE_END.long, ...BEFORE_END.short])].map((before) => addDays(day, before)),
  debit: addDays(day, BEFORE_DEBIT),
  quoteMade: addDays(day, -AFTER_QUOTE),
  quoteEnds: addDays(day, BEFORE_END_OF_QUOTE),
  documentExpires: addDays(day, BEFORE_EXPIRY),
})
