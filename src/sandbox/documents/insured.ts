import { isRight } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import * as t from 'io-ts'
import { addDays, addYears, dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { countryByCode } from '../insurance/countries'
import { momentOf } from '../insurance/travel-rules'
import { makeById, modelById } from '../insurance/vehicles'

/** What a quote kept of its request, by the kind of cover; see the quote's `details`. */
const Id = t.union([t.string, t.number])
const Motor = t.type({
  vehicles: t.array(
    t.type({ registrationNo: t.string, makeId: Id, modelId: Id, chassisNo: t.string, manuYear: t.string }),
  ),
})
const Journey = t.type({ destination: t.string, depaturedate: t.string, arrivaldate: t.string, passportNo: t.string })
const Home = t.type({ building: t.array(t.type({ location: t.string, city: t.string, state: t.string })) })
const Savings = t.type({ duration: t.number })

export type Line = readonly [label: string, value: string]

const vehicleLine = (vehicle: t.TypeOf<typeof Motor>['vehicles'][number]): Line => {
  const make = makeById(vehicle.makeId)
  const model = make === undefined ? undefined : modelById(make, vehicle.modelId)
  const name = [make?.makeName, model?.modelName, vehicle.manuYear].filter((part) => part !== undefined).join(' ')
  return ['Vehicle', `${vehicle.registrationNo}, ${name}, chassis ${vehicle.chassisNo}`]
}

/** What is insured, one line a thing, of the details that a quote kept; empty when they name nothing. */
export const insuredLines = (details: unknown): readonly Line[] => {
  const [motor, journey, home] = [Motor.decode(details), Journey.decode(details), Home.decode(details)]
  if (isRight(motor)) return motor.right.vehicles.map(vehicleLine)
  if (isRight(journey)) {
    const { destination, passportNo } = journey.right
    return [
      ['Destination', countryByCode(destination)?.countryName ?? destination],
      ['Passport', passportNo],
    ]
  }
  if (isRight(home))
    return home.right.building.map(({ location, city, state }) => ['Building', `${location}, ${city}, ${state}`] as const)
  return []
}

/** The same day of a later month; days that the month does not have run over into the next. */
const monthsLater = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayInLagos(Date.UTC(year, month - 1 + months, day, 12))
}

export type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

/** When a policy covers: a single journey its own days, savings their months, everything else a year; days in Lagos. */
export const coverPeriod = (subCode: string, details: unknown, bought: Date): Period => {
  const from = dayInLagos(bought.getTime())
  const [journey, savings] = [Journey.decode(details), Savings.decode(details)]
  if (isRight(journey) && subCode === 'Single') {
    const [departure, arrival] = [momentOf(journey.right.depaturedate), momentOf(journey.right.arrivaldate)]
    if (isSome(departure) && isSome(arrival))
      return { from: dayInLagos(departure.value), to: dayInLagos(arrival.value) }
  }
  if (isRight(savings)) return { from, to: addDays(monthsLater(from, savings.right.duration), -1) }
  return { from, to: addDays(addYears(from, 1), -1) }
}
