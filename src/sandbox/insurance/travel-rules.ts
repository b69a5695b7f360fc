import { isSome, none, some, type Option } from 'fp-ts/Option'
import { fullNameMessage, travelMessages } from '../../domain/quote/messages'
import { calendarDate, dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { kobo, type Kobo } from '../../domain/values/money'
import type { Product } from '../catalogue/product'
import { violation, type Violation } from '../wire/errors'
import { countryByCode } from './countries'
import { longestJourney, travelRates } from './travel-rates'
import { zoneOf } from './travel-zones'

export const TRAVEL_CATEGORY = 3

/** Departure and arrival are ISO 8601 instants under the spelling of the wire; `destination` is a country's code. */
export type TravelRequest = {
  readonly signature: string
  readonly destination: string
  readonly depaturedate: string
  readonly arrivaldate: string
  readonly passportNo: string
}

const DAY_MS = 86_400_000
const iso = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Milliseconds since 1970 of an instant; one without an offset is meant in Lagos, a day alone from its start. */
export const momentOf = (text: string): Option<number> => {
  const [, day = '', hour, offset] = iso.exec(text.trim()) ?? []
  if (!isSome(calendarDate(day))) return none
  const time = hour === undefined ? 'T00:00' : ''
  const milliseconds = Date.parse(`${text.trim()}${time}${offset === undefined ? '+01:00' : ''}`)
  return Number.isNaN(milliseconds) ? none : some(milliseconds)
}

/** The days in Lagos that a journey touches: one for a departure and an arrival on the same day. */
export const journeyDays = (departure: number, arrival: number): number =>
  Math.round((Date.parse(dayInLagos(arrival)) - Date.parse(dayInLagos(departure))) / DAY_MS) + 1

const longestOf = (product: Product | undefined): number => longestJourney[product?.subCode ?? ''] ?? 0

/** A departure of today is taken whatever the hour; a journey that began earlier is not. */
const journeyViolations = (
  product: Product | undefined,
  { depaturedate, arrivaldate }: TravelRequest,
  today: CalendarDate,
): readonly (Violation | null)[] => {
  const [departure, arrival] = [momentOf(depaturedate), momentOf(arrivaldate)]
  const known = isSome(departure) && isSome(arrival)
  const backwards = known && arrival.value < departure.value
  // Turned round, so that days which cannot be counted (beyond the year 9999) are too many as well.
  const fits = known && journeyDays(departure.value, arrival.value) <= longestOf(product)
  const tooLong = known && product !== undefined && !fits
  return [
    isSome(departure) ? null : violation('depaturedate', travelMessages.depaturedate),
    isSome(departure) && dayInLagos(departure.value) < today
      ? violation('depaturedate', 'Departure cannot be in the past')
      : null,
    isSome(arrival) ? null : violation('arrivaldate', travelMessages.arrivaldate),
    backwards ? violation('arrivaldate', 'Arrival cannot be before departure') : null,
    tooLong ? violation('arrivaldate', `A journey can take ${longestOf(product)} days at most with this product`) : null,
  ]
}

/** What the company refuses about a request for travel cover. A passport's number has no rule but to be there. */
export const travelViolations = (
  product: Product | undefined,
  request: TravelRequest,
  today: CalendarDate,
): readonly (Violation | null)[] => {
  const chosen = product?.categoryId === TRAVEL_CATEGORY ? product : undefined
  return [
    chosen === undefined ? violation('productId', 'Please choose a travel product.') : null,
    request.signature.trim() === '' ? violation('signature', fullNameMessage) : null,
    countryByCode(request.destination) === undefined ? violation('destination', travelMessages.destination) : null,
    request.passportNo.trim() === '' ? violation('passportNo', travelMessages.passportNo) : null,
    ...journeyViolations(chosen, request, today),
  ]
}

/** The premium of a request that keeps the rules: by the destination's zone, and for a single trip by its days. */
export const travelPremium = (product: Product, request: TravelRequest): Kobo => {
  const rates = travelRates[zoneOf(request.destination.trim().toUpperCase())]
  const [departure, arrival] = [momentOf(request.depaturedate), momentOf(request.arrivaldate)]
  if (product.subCode === 'Annual' || !isSome(departure) || !isSome(arrival)) return kobo(rates.year)
  return kobo(rates.policy + rates.day * BigInt(journeyDays(departure.value, arrival.value)))
}
