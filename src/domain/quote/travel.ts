import { chain, left, right, type Either } from 'fp-ts/Either'
import { fromNullable, isSome } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { LONGEST } from '../rules/constants'
import { fieldMessages } from '../rules/field-messages'
import { atMost, parseFields, readAs, required, satisfies, text, type FieldFailures } from '../rules/rule'
import { calendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { fullNameMessage, quoteMessages, travelMessages } from './messages'
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

/** The request for a travel quote (requirement TRAVEL-02); the date-times are ISO 8601 without a zone. */
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

/** An ISO 8601 date and time without a zone; text order is time order. */
const momentOf = (day: string, time: string): string => `${day}T${time}:00`

/** The rules of the travel form (requirement TRAVEL-01). */
const parse = ({ destinations }: QuoteChoices) =>
  parseFields({
    signature: text(required(fullNameMessage), atMost(LONGEST.fullName)),
    destination: readAs(
      (typed) => fromNullable(destinations.find(({ code }) => code === typed)?.code),
      travelMessages.destination,
    ),
    passportNo: text(required(travelMessages.passportNo), atMost(LONGEST.passportNo)),
    depaturedate: text(required(travelMessages.depaturedate), satisfies(isDay, fieldMessages.date)),
    depaturetime: text(satisfies(isTime, travelMessages.depaturetime)),
    arrivaldate: text(required(travelMessages.arrivaldate), satisfies(isDay, fieldMessages.date)),
    arrivaltime: text(satisfies(isTime, travelMessages.arrivaltime)),
  })

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
  /** Arrival may be at the moment of departure, but not before it (requirement TRAVEL-03). */
  parse: (choices) => (form) =>
    pipe(
      parse(choices)(form),
      chain(({ depaturedate, depaturetime, arrivaldate, arrivaltime, ...fields }): Either<FieldFailures, TravelQuoteRequest> => {
        const departure = momentOf(depaturedate, depaturetime)
        const arrival = momentOf(arrivaldate, arrivaltime)
        const field = arrivaldate < depaturedate ? 'arrivaldate' : 'arrivaltime'
        return arrival < departure
          ? left([{ field, message: travelMessages.order }])
          : right({ kind: 'travel', productId: choices.productId, depaturedate: departure, arrivaldate: arrival, ...fields })
      }),
    ),
}
