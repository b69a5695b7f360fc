import { isLeft, left, type Either } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import { required, satisfies, validate, type FieldFailures } from '../rules/rule'
import { calendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import { fullNameMessage, travelMessages } from './messages'

/** A country that a travel product covers, by its code. */
export type Destination = { readonly code: string; readonly name: string }

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

export const emptyTravel: TravelForm = {
  signature: '',
  destination: '',
  passportNo: '',
  depaturedate: '',
  depaturetime: '',
  arrivaldate: '',
  arrivaltime: '',
}

const isDay = (text: string) => isSome(calendarDate(text))
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const rules = validate<keyof TravelForm>({
  signature: [required(fullNameMessage)],
  destination: [required(travelMessages.destination)],
  passportNo: [required(travelMessages.passportNo)],
  depaturedate: [satisfies(isDay, travelMessages.depaturedate)],
  depaturetime: [satisfies(isTime, travelMessages.depaturetime)],
  arrivaldate: [satisfies(isDay, travelMessages.arrivaldate)],
  arrivaltime: [satisfies(isTime, travelMessages.arrivaltime)],
})

/** A date and a time without a zone, as ISO 8601 writes them; their text order is their order in time. */
const momentOf = (day: string, time: string): string => `${day}T${time}:00`

const departureOf = (form: TravelForm) => momentOf(form.depaturedate, form.depaturetime)
const arrivalOf = (form: TravelForm) => momentOf(form.arrivaldate, form.arrivaltime)

/**
 * The rules of the travel form (requirement TRAVEL-01). Arrival may be at the moment of departure, and never before it
 * (requirement TRAVEL-03).
 */
export const checkTravel = (form: TravelForm): Either<FieldFailures<keyof TravelForm>, TravelForm> => {
  const checked = rules(form)
  if (isLeft(checked) || arrivalOf(form) >= departureOf(form)) return checked
  const field = form.arrivaldate < form.depaturedate ? 'arrivaldate' : 'arrivaltime'
  return left([{ field, message: travelMessages.order }])
}

/** A travel quote as it is asked for; the date-times are ISO 8601 as they were typed, without a zone. */
export type TravelQuoteRequest = {
  readonly kind: 'travel'
  readonly signature: string
  readonly productId: Id
  readonly destination: string
  readonly arrivaldate: string
  readonly depaturedate: string
  readonly passportNo: string
}

/**
 * The valid form as it is sent, by the names of the wire (requirement TRAVEL-02); `undefined` when the destination is
 * none of those that were offered.
 */
export const travelQuoteOf = (
  form: TravelForm,
  productId: Id,
  destinations: readonly Destination[],
): TravelQuoteRequest | undefined =>
  destinations.some(({ code }) => code === form.destination)
    ? {
        kind: 'travel',
        signature: form.signature.trim(),
        productId,
        destination: form.destination,
        arrivaldate: arrivalOf(form),
        depaturedate: departureOf(form),
        passportNo: form.passportNo.trim(),
      }
    : undefined
