import { isLeft } from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import * as t from 'io-ts'
import { countryByCode } from '../../domain/catalogue/countries'
import { formatMoney, fromNaira } from '../../domain/values/money'
import { percentage, percentText } from '../../domain/values/percentage'
import type { BeneficiaryRow } from '../beneficiary/repository'
import { relationshipTypes } from '../beneficiary/relationship-types'
import type { Line, QuoteCall } from '../insurance/cover'
import { covers } from '../insurance/covers'
import type { Quote } from '../insurance/repository'
import { journeyDays, momentOf } from '../insurance/travel-rules'
import { makeById, modelById } from '../insurance/vehicles'
import { insuredLines } from './insured'

/** A part of a certificate: labelled values, or a table whose last column is a figure. */
export type Section =
  | { readonly title: string; readonly lines: readonly Line[] }
  | { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** What the particulars of a policy are made from. */
export type Insured = Pick<Quote, 'productId' | 'productSubCode' | 'details'> & {
  readonly beneficiaries: readonly BeneficiaryRow[]
}

/** A line, unless the details of the quote do not say it: earlier versions stored less. */
const line = (label: string, value: string | undefined): readonly Line[] =>
  value === undefined || value.trim() === '' ? [] : [[label, value]]

const amount = (naira: number | undefined): string | undefined => {
  const exact = naira === undefined ? undefined : fromNaira(naira)
  return exact !== undefined && isSome(exact) ? formatMoney(exact.value) : undefined
}

/** `Vehicle`, or `Vehicle 2 of 3` if there are several. */
const numbered = (title: string, index: number, count: number): string =>
  count === 1 ? title : `${title} ${index + 1} of ${count}`

const Id = t.union([t.string, t.number])

const Vehicle = t.intersection([
  t.type({ registrationNo: t.string }),
  t.partial({
    makeId: Id,
    modelId: Id,
    manuYear: t.string,
    colour: t.string,
    engineNo: t.string,
    chassisNo: t.string,
    isCommercial: t.boolean,
  }),
])
const Vehicles = t.type({ vehicles: t.readonlyArray(Vehicle) })

const vehicleLines = (vehicle: t.TypeOf<typeof Vehicle>): readonly Line[] => {
  const { makeId, modelId, isCommercial } = vehicle
  const make = makeId === undefined ? undefined : makeById(makeId)
  const model = make === undefined || modelId === undefined ? undefined : modelById(make, modelId)
  return [
    ...line('Plate', vehicle.registrationNo),
    ...line('Make', make?.makeName),
    ...line('Model', model?.modelName),
    ...line('Year', vehicle.manuYear),
    ...line('Colour', vehicle.colour),
    ...line('Engine number', vehicle.engineNo),
    ...line('Chassis number', vehicle.chassisNo),
    ...line('Use', isCommercial === undefined ? undefined : isCommercial ? 'Commercial' : 'Private'),
  ]
}

/** The plates of the insured vehicles; none for another product, and for a quote that does not name them. */
export const platesOf = ({ productId, details }: Pick<Insured, 'productId' | 'details'>): readonly string[] => {
  const read = Vehicles.decode(details)
  return callOf(productId) !== 'vehicleQuote' || isLeft(read)
    ? []
    : read.right.vehicles.map(({ registrationNo }) => registrationNo)
}

const motor = ({ details }: Insured): readonly Section[] => {
  const read = Vehicles.decode(details)
  if (isLeft(read)) return []
  const { vehicles } = read.right
  return vehicles.map((vehicle, index) => ({
    title: numbered('Vehicle', index, vehicles.length),
    lines: vehicleLines(vehicle),
  }))
}

const Buildings = t.type({
  building: t.readonlyArray(
    t.intersection([
      t.type({ location: t.string, city: t.string, state: t.string }),
      t.partial({
        description: t.string,
        buildingValue: t.number,
        items: t.readonlyArray(t.type({ itemDesc: t.string, itemValue: t.number })),
      }),
    ]),
  ),
})

const home = ({ details }: Insured): readonly Section[] => {
  const read = Buildings.decode(details)
  if (isLeft(read)) return []
  const { building: buildings } = read.right
  return buildings.flatMap(({ location, city, state, description, buildingValue, items = [] }, index): Section[] => [
    {
      title: numbered('Home', index, buildings.length),
      lines: [
        ...line('Address', `${location}, ${city}, ${state}`),
        ...line('Description', description),
        ...line('Sum insured', amount(buildingValue)),
      ],
    },
    ...(items.length === 0
      ? []
      : [
          {
            title: `${numbered('Items', index, buildings.length)}, ${amount(sumOf(items)) ?? ''} together`,
            columns: ['Item', 'Sum insured'],
            rows: items.map(({ itemDesc, itemValue }) => [itemDesc, amount(itemValue) ?? '']),
          },
        ]),
  ])
}

/** Amounts have two decimals at most, so that the rounded sum of their kobo is exact. */
const sumOf = (items: readonly { readonly itemValue: number }[]): number =>
  items.reduce((total, { itemValue }) => total + Math.round(itemValue * 100), 0) / 100

const relationshipOf = (code: string): string =>
  relationshipTypes.find(({ relationshipCode }) => relationshipCode === code)?.relationshipName ?? code

/** The beneficiaries that the customer has named, with their shares. */
const beneficiaryTable = ({ beneficiaries }: Insured): readonly Section[] =>
  beneficiaries.length === 0
    ? []
    : [
        {
          title: 'Beneficiaries',
          columns: ['Name', 'Relationship', 'Share'],
          rows: beneficiaries.map(({ otherNames, surname, relationshipType, shareHundredths }) => [
            `${otherNames} ${surname}`,
            relationshipOf(relationshipType),
            `${percentText(percentage(BigInt(shareHundredths)))} %`,
          ]),
        },
      ]

const Savings = t.partial({
  duration: t.number,
  frequency: t.string,
  sumAssured: t.number,
  lifeCover: t.number,
  criticalIllnessCover: t.number,
  permanentDisability: t.number,
})

/** A cover that was not chosen is stored as 0. */
const chosen = (naira: number | undefined): string | undefined => (naira === 0 ? undefined : amount(naira))

const savings = (insured: Insured): readonly Section[] => {
  const read = Savings.decode(insured.details)
  if (isLeft(read)) return beneficiaryTable(insured)
  const { duration, frequency, sumAssured, lifeCover, criticalIllnessCover, permanentDisability } = read.right
  const lines = [
    ...line('Sum assured', chosen(sumAssured)),
    ...line('Life cover', chosen(lifeCover)),
    ...line('Critical illness cover', chosen(criticalIllnessCover)),
    ...line('Permanent disability cover', chosen(permanentDisability)),
    ...line('Duration', duration === undefined ? undefined : `${duration} months`),
    ...line('Paid in', frequency),
  ]
  return [...(lines.length === 0 ? [] : [{ title: 'Plan', lines }]), ...beneficiaryTable(insured)]
}

const Journey = t.intersection([
  t.type({ destination: t.string, passportNo: t.string }),
  t.partial({ depaturedate: t.string, arrivaldate: t.string }),
])

const travel = ({ details, productSubCode }: Insured): readonly Section[] => {
  const read = Journey.decode(details)
  if (isLeft(read)) return []
  const { destination, passportNo, depaturedate = '', arrivaldate = '' } = read.right
  const [departure, arrival] = [momentOf(depaturedate), momentOf(arrivaldate)]
  const days = isSome(departure) && isSome(arrival) ? journeyDays(departure.value, arrival.value) : undefined
  return [
    {
      title: 'Journey',
      lines: [
        ...line('Passport', passportNo),
        ...line('Destination', countryByCode(destination)?.countryName ?? destination),
        ...line('Days', days === undefined || productSubCode !== 'Single' ? undefined : String(days)),
      ],
    },
  ]
}

/** The kinds of cover with particulars of their own; another has the lines of its entry in `covers`. */
const particulars: Readonly<Partial<Record<QuoteCall, (insured: Insured) => readonly Section[]>>> = {
  vehicleQuote: motor,
  healthQuote: beneficiaryTable,
  travelQuote: travel,
  homeQuote: home,
  savingsQuote: savings,
}

/** The call that quotes a product; `undefined` for a product that is no longer offered. */
export const callOf = (productId: number): QuoteCall | undefined =>
  (Object.keys(covers) as QuoteCall[]).find((call) =>
    covers[call].categories.some(({ products }) => products.some(({ id }) => id === productId)),
  )

/** What a policy covers, from the stored details of its quote (requirement CERT-02). */
export const particularsOf = (insured: Insured): readonly Section[] => {
  const call = callOf(insured.productId)
  const sections = (call === undefined ? undefined : particulars[call]?.(insured)) ?? []
  const lines = insuredLines(insured)
  return sections.length > 0 || lines.length === 0 ? sections : [{ title: 'What is covered', lines }]
}
