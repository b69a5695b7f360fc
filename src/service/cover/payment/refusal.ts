import { dayInLagos, timeInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { dateInWords } from '../../../domain/values/typed-date'
import type { Database } from '../../platform/database/database'
import type { Period } from '../../shop/product/cover'
import { heldCovers } from '../policy/held-covers'
import { chosenEndOf, chosenPeriodOf, subjectsOf } from '../../shop/quote/insured'
import { inTheWay, isInsuredAlready, obstacles, overlaps, type Clash } from '../../shop/quote/insured-once'
import type { Quote } from '../../shop/quote/repository'
import { validUntil } from '../../shop/quote/validity'
import { UserFriendlyError } from '../../wire/errors'
import type { Payment } from './repository'

/** Why an unpaid quote cannot be paid, in words; `policyId` is the cover that is in the way. */
export type Refusal = { readonly message: string; readonly details: string; readonly policyId?: number }

export const notCharged = 'You have not been charged.'

type Validity = { readonly now: Date; readonly validDays: number }

/** Why a quote that its customer has dropped or replaced cannot be paid. */
export const closedRefusal = ({ closedAs }: Pick<Quote, 'closedAs'>): Refusal | undefined => {
  switch (closedAs) {
    case 'Dropped':
      return { message: 'You have dropped this quote.', details: `${notCharged} Get a new quote.` }
    case 'Replaced':
      return {
        message: 'You have replaced this quote by another one.',
        details: `${notCharged} The other one is at home, under For you to do.`,
      }
    default:
      return undefined
  }
}

/** Why a quote that was dropped or replaced, or has ended, cannot be paid now. */
export const endedRefusal = (quote: Quote, { now, validDays }: Validity): Refusal | undefined => {
  const closed = closedRefusal(quote)
  if (closed !== undefined) return closed
  const refusal = (why: string): Refusal => ({
    message: 'This quote has ended.',
    details: `${why} ${notCharged} Get a new quote.`,
  })
  const last = validUntil(quote, validDays)
  if (dayInLagos(now.getTime()) > last) return refusal(`It was valid until ${dateInWords(last)}.`)
  const end = chosenEndOf(quote)
  return end !== undefined && end <= now.getTime()
    ? refusal(`What it covers was over at ${timeInLagos(end)} today.`)
    : undefined
}

/** Why no other mandate is planned for a quote that is paid. */
export const paidRefusal = ({ status }: Pick<Payment, 'status'>): Refusal =>
  status === 'Mandated'
    ? { message: 'This order has a mandate already.', details: 'It is under Mandates.' }
    : { message: 'This order is paid already.', details: 'Your cover is under Policies.' }

/** What is in the way of cover on these days; a quote that follows a cover must still be able to. */
const clashOf = async (db: Database, quote: Quote, period: Period, today: CalendarDate): Promise<Clash | undefined> => {
  const keys = subjectsOf(quote).map(({ key }) => key)
  const held = await heldCovers(db, quote.customerId, keys, today)
  const follows = quote.coverFrom !== null && chosenPeriodOf(quote) === undefined
  return overlaps(quote, held, period)[0] ?? (follows ? obstacles(quote, held, today)[0] : undefined)
}

/**
 * Why a quote cannot be paid now for cover on these days: it has ended, or what it insures is
 * insured already. `undefined` if it can.
 */
export const paymentRefusal = async (
  db: Database,
  quote: Quote,
  { period, ...validity }: Validity & { readonly period: Period },
): Promise<Refusal | undefined> => {
  const ended = endedRefusal(quote, validity)
  if (ended !== undefined) return ended
  const clash = await clashOf(db, quote, period, dayInLagos(validity.now.getTime()))
  return (
    clash && {
      message: `${isInsuredAlready(clash.subject)}.`,
      details: `${inTheWay(clash)} ${notCharged}`,
      policyId: clash.cover.id,
    }
  )
}

/** @throws UserFriendlyError if there is a refusal */
export const throwRefusal = (refusal: Refusal | undefined): void => {
  if (refusal !== undefined) throw new UserFriendlyError(refusal.message, refusal.details)
}
