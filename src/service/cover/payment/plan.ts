import { addDays, addMonths } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { Period } from '../../shop/product/cover'

/** The frequencies of a mandate, each with the months from one debit to the next. */
export const frequencies = { Monthly: 1, Quarterly: 3, Yearly: 12 } as const
export type Frequency = keyof typeof frequencies

export const isFrequency = (text: string): text is Frequency => Object.hasOwn(frequencies, text)

/** One debit of a mandate: a day in Lagos and an amount in kobo. */
export type Debit = { readonly on: CalendarDate; readonly amount: bigint }

/** The debits of a mandate in their order; there is at least one. */
export type Plan = readonly [Debit, ...Debit[]]

/**
 * Whether a part of the cover is left for the debit so many months after the first. A month that lacks the day counts
 * into the next one, as the end of a cover does: a term of one month from 31 January ends on 2 March, and has one debit.
 */
const fits = (first: CalendarDate, months: number, { to }: Period): boolean => {
  const month = addMonths(`${first.slice(0, 8)}01` as CalendarDate, months)
  return addDays(month, Number(first.slice(8)) - 1) <= to
}

/**
 * The debits that pay a premium: from the first day on at the chosen frequency, within the cover, and
 * at least one. They are equal, rounded up to the kobo, and the last one is the rest, so that the sum is the premium.
 */
export const planOf = (premium: bigint, frequency: Frequency, first: CalendarDate, cover: Period): Plan => {
  const step = frequencies[frequency]
  const days = [first]
  while (fits(first, days.length * step, cover)) days.push(addMonths(first, days.length * step))
  const count = BigInt(days.length)
  const equal = (premium + count - 1n) / count
  const debits = days.flatMap((on, index): readonly Debit[] => {
    const left = premium - BigInt(index) * equal
    return left > 0n ? [{ on, amount: left < equal ? left : equal }] : []
  })
  const [one = { on: first, amount: premium }, ...others] = debits
  return [one, ...others]
}

/** A mandate's first debit is at most so many days away, or after the cover begins, whichever is later. */
export const LATEST_START_DAYS = 60

/** The days on which the first debit may be; none if `latest` is before `earliest`, since the cover has ended. */
export type StartBounds = { readonly earliest: CalendarDate; readonly latest: CalendarDate }

/** The days of a first debit, which lies within the cover as it would be if it began today. */
export const startBounds = ({ from, to }: Period, today: CalendarDate): StartBounds => {
  const earliest = from > today ? from : today
  const latest = addDays(earliest, LATEST_START_DAYS)
  return { earliest, latest: latest < to ? latest : to }
}
