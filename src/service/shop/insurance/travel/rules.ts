import { isSome, map, none, some, type Option } from 'fp-ts/Option'
import { fullNameMessage, tooLongAway, travelMessages } from '../../../../domain/quote/messages'
import { departureDays, longestStay } from '../../../../domain/quote/travel'
import { calendarDate, dayInLagos } from '../../../../domain/values/calendar-date'
import { kobo, type Kobo } from '../../../../domain/values/money'
import { hasLetterOrDigit } from '../../../../domain/values/visible-text'
import type { Product } from '../../product/product'
import { violation, type Violation } from '../../../wire/errors'
import { nameViolation } from '../../../wire/name-violation'
import { travelCountries } from '../../../../domain/catalogue/countries'
import { SINGLE_TRIP_LEAST, travelRates } from './rates'
import { zoneOf } from './zones'

export const TRAVEL_CATEGORY = 3

/** Departure and arrival are ISO 8601 instants, spelt as in the API; `destination` is a country code. */
export type TravelRequest = {
  readonly signature: string
  readonly destination: string
  readonly depaturedate: string
  readonly arrivaldate: string
  readonly passportNo: string
}

const DAY_MS = 86_400_000
const iso = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** An instant in milliseconds since 1970; without an offset it is Lagos time, and a date means the start of its day. */
export const momentOf = (text: string): Option<number> => {
  const [, day = '', hour, offset] = iso.exec(text.trim()) ?? []
  if (!isSome(calendarDate(day))) return none
  const time = hour === undefined ? 'T00:00' : ''
  const milliseconds = Date.parse(`${text.trim()}${time}${offset === undefined ? '+01:00' : ''}`)
  return Number.isNaN(milliseconds) ? none : some(milliseconds)
}

/** When a journey is over, whose arrival has this text: a date means the end of its day. */
export const endOf = (arrival: string): Option<number> =>
  map((moment: number) => moment + (isSome(calendarDate(arrival.trim())) ? DAY_MS : 0))(momentOf(arrival))

/** The number of calendar days of a journey in Lagos: one for departure and arrival on the same day. */
export const journeyDays = (departure: number, arrival: number): number =>
  Math.round((Date.parse(dayInLagos(arrival)) - Date.parse(dayInLagos(departure))) / DAY_MS) + 1

const longestOf = (product: Product | undefined): number => longestStay[product?.code ?? ''] ?? 0

const isDestination = (code: string): boolean =>
  travelCountries.some(({ countryCode }) => countryCode === code.trim().toUpperCase())

/**
 * A departure at any time of today is accepted, an earlier one or one after a year is not, nor is a
 * journey that is over.
 */
const journeyViolations = (
  product: Product | undefined,
  { depaturedate, arrivaldate }: TravelRequest,
  now: Date,
): readonly (Violation | null)[] => {
  const [departure, arrival] = [momentOf(depaturedate), momentOf(arrivaldate)]
  const { first, last } = departureDays(dayInLagos(now.getTime()))
  const end = endOf(arrivaldate)
  const known = isSome(departure) && isSome(arrival)
  const backwards = known && arrival.value < departure.value
  // Negated, so that NaN (dates beyond the year 9999) is refused too.
  const fits = known && journeyDays(departure.value, arrival.value) <= longestOf(product)
  const tooLong = known && product !== undefined && !fits
  return [
    isSome(departure) ? null : violation('depaturedate', travelMessages.depaturedate),
    isSome(departure) && dayInLagos(departure.value) < first ? violation('depaturedate', travelMessages.past) : null,
    isSome(departure) && dayInLagos(departure.value) > last ? violation('depaturedate', travelMessages.late) : null,
    isSome(arrival) ? null : violation('arrivaldate', travelMessages.arrivaldate),
    backwards ? violation('arrivaldate', travelMessages.order) : null,
    !backwards && isSome(end) && end.value <= now.getTime() ? violation('arrivaldate', travelMessages.over) : null,
    tooLong ? violation('arrivaldate', tooLongAway(longestOf(product))) : null,
  ]
}

/** The violations of a request for travel cover. A passport number has a letter or digit. */
export const travelViolations = (
  product: Product | undefined,
  request: TravelRequest,
  now: Date,
): readonly (Violation | null)[] => {
  const chosen = product?.categoryId === TRAVEL_CATEGORY ? product : undefined
  return [
    chosen === undefined ? violation('productId', 'Please choose a travel product.') : null,
    nameViolation('signature', request.signature, fullNameMessage),
    isDestination(request.destination) ? null : violation('destination', travelMessages.destination),
    hasLetterOrDigit(request.passportNo) ? null : violation('passportNo', travelMessages.passportNo),
    ...journeyViolations(chosen, request, now),
  ]
}

/** The premium of a valid request: by the destination's zone, and for a single trip by its days. */
export const travelPremium = (product: Product, request: TravelRequest): Kobo => {
  const rates = travelRates[zoneOf(request.destination.trim().toUpperCase())]
  const [departure, arrival] = [momentOf(request.depaturedate), momentOf(request.arrivaldate)]
  if (product.subCode === 'Annual' || !isSome(departure) || !isSome(arrival)) return kobo(rates.year)
  const price = rates.policy + rates.day * BigInt(journeyDays(departure.value, arrival.value))
  return kobo(price < SINGLE_TRIP_LEAST ? SINGLE_TRIP_LEAST : price)
}
