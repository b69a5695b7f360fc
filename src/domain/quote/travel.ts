import { chain, left, map, right } from 'fp-ts/Either'
import { fromNullable, isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { LONGEST } from '../rules/constants'
import { fieldMessages } from '../rules/field-messages'
import {
  atMost,
  parseFields,
  readAs,
  required,
  satisfies,
  text,
  type FieldFailure,
  type FieldFailures,
} from '../rules/rule'
import { addDays, addYears } from '../values/calendar-arithmetic'
import { calendarDate, type CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { hasLetterOrDigit } from '../values/visible-text'
import { fullName } from './full-name'
import { quoteMessages, tooLongAway, travelMessages } from './messages'
import type { QuoteChoices, QuoteProduct } from './quote-product'

/** The travel form as it is typed; the spelling of the dates is the wire's. Dates `YYYY-MM-DD`, times `HH:mm`. */
export type TravelForm = {
  readonly signature: string
  readonly destination: string
  readonly passportNo: string
  readonly depaturedate: string
  readonly depaturetime: string
  readonly arrivaldate: string
  readonly arrivaltime: string
}

/** The request for a travel quote; the date-times are ISO 8601 without a zone. */
export type TravelQuoteRequest = {
  readonly kind: 'travel'
  readonly signature: string
  readonly productId: Id
  readonly destination: string
  readonly arrivaldate: string
  readonly depaturedate: string
  readonly passportNo: string
}

const isDay = (typed: string) => isSome(calendarDate(typed))
const isTime = (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)

/** An ISO 8601 date and time without a zone. */
const momentOf = (day: string, time: string): string => `${day}T${time}:00`

/**
 * The longest trip of a product in days, the first and the last included, by the product's code; one with another code
 * is left to the server. The company's own figures.
 */
export const longestStay: Readonly<Record<string, number | undefined>> = { TRS: 180, TRA: 90 }

/** The first and the last day on which a trip may begin. */
export const departureDays = (today: CalendarDate) => ({ first: today, last: addYears(today, 1) })

/** The last day on which a trip that begins then may end; `undefined` for a product whose longest trip is unknown. */
export const latestArrival = (productCode: string, departure: CalendarDate): CalendarDate | undefined => {
  const days = longestStay[productCode]
  return days === undefined ? undefined : addDays(departure, days - 1)
}

/** The rules of the travel form. */
const parse = ({ destinations }: QuoteChoices) =>
  parseFields({
    signature: fullName,
    destination: readAs(
      (typed) => fromNullable(destinations.find(({ code }) => code === typed)?.code),
      travelMessages.destination,
    ),
    passportNo: text(satisfies(hasLetterOrDigit, travelMessages.passportNo), atMost(LONGEST.passportNo)),
    depaturedate: text(required(travelMessages.depaturedate), satisfies(isDay, fieldMessages.date)),
    depaturetime: text(satisfies(isTime, travelMessages.depaturetime)),
    arrivaldate: text(required(travelMessages.arrivaldate), satisfies(isDay, fieldMessages.date)),
    arrivaltime: text(satisfies(isTime, travelMessages.arrivaltime)),
  })

type Trip = Pick<TravelForm, 'depaturedate' | 'depaturetime' | 'arrivaldate' | 'arrivaltime'>

/**
 * Why a trip is refused: it begins in the past or after a year, ends before it begins (the same moment is allowed)
 * or before now, or is longer than the product covers.
 */
const failureOf = ({ today, time, productCode }: QuoteChoices, trip: Trip): FieldFailure | undefined => {
  const { depaturedate, depaturetime, arrivaldate, arrivaltime } = trip
  const days = today && departureDays(today)
  if (days && depaturedate < days.first) return { field: 'depaturedate', message: travelMessages.past }
  if (days && depaturedate > days.last) return { field: 'depaturedate', message: travelMessages.late }
  if (arrivaldate < depaturedate) return { field: 'arrivaldate', message: travelMessages.order }
  if (arrivaldate === depaturedate && arrivaltime < depaturetime)
    return { field: 'arrivaltime', message: travelMessages.order }
  if (arrivaldate === today && time !== undefined && arrivaltime <= time)
    return { field: 'arrivaltime', message: travelMessages.over }
  const latest = latestArrival(productCode, depaturedate as CalendarDate)
  return latest !== undefined && arrivaldate > latest
    ? { field: 'arrivaldate', message: tooLongAway(longestStay[productCode] ?? 0) }
    : undefined
}

export const travel: QuoteProduct<TravelForm, TravelQuoteRequest> = {
  category: 'Travel Insurance',
  empty: {
    signature: '',
    destination: '',
    passportNo: '',
    depaturedate: '',
    depaturetime: '',
    arrivaldate: '',
    arrivaltime: '',
  },
  draft: {
    signature: 'store',
    destination: 'store',
    passportNo: 'store',
    depaturedate: 'store',
    depaturetime: 'store',
    arrivaldate: 'store',
    arrivaltime: 'store',
  },
  done: quoteMessages.done,
  parse: (choices) => (form) =>
    pipe(
      parse(choices)(form),
      chain((trip) => {
        const failure = failureOf(choices, trip)
        return failure === undefined ? right(trip) : left<FieldFailures, typeof trip>([failure])
      }),
      map(({ depaturedate, depaturetime, arrivaldate, arrivaltime, ...fields }) => ({
        kind: 'travel',
        productId: choices.productId,
        depaturedate: momentOf(depaturedate, depaturetime),
        arrivaldate: momentOf(arrivaldate, arrivaltime),
        ...fields,
      })),
    ),
}
