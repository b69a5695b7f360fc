import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { fullNameMessage } from '../../../../domain/quote/messages'
import { largestCar } from '../../../../domain/quote/motor'
import { dayInLagos } from '../../../../domain/values/calendar-date'
import { naira, wholeNaira } from '../../../../domain/values/money'
import { plateOf } from '../../../../domain/values/plate'
import { nameViolation } from '../../../wire/name-violation'
import type { Cover, FormFields, QuoteBody } from '../../product/cover'
import type { Line } from '../../line'
import { motorPremium, motorViolations } from './rules'
import { amount, line, numbered, sum } from '../../product/particulars'
import { formFields } from '../../product/form-fields'
import { insuredKey } from '../../product/insured-key'
import { makeById, modelById } from './vehicles'

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
    bodyType: t.string,
    value: t.number,
    isCommercial: t.boolean,
  }),
])
const Vehicles = t.type({ vehicles: t.readonlyArray(Vehicle) })

/** What is paid at most for the property of others. Source: the circular of the rates, for a private car. */
const propertyLimit: Line = ['Property of others', `Up to ${wholeNaira(naira(3_000_000))}`]

const example: QuoteBody<'vehicleQuote'> = {
  signature: 'Test Customer',
  productId: 101,
  vehicles: [
    {
      registrationNo: 'ABC-123DE',
      makeId: 1,
      modelId: 102,
      chassisNo: 'JTDBR32E720012345',
      engineNo: '1ZZ-0000001',
      bodyType: 'Saloon',
      colour: 'Blue',
      manuYear: '2019',
      value: 5_000_000,
      isCommercial: false,
    },
  ],
}

const vehicleLines = (vehicle: t.TypeOf<typeof Vehicle>, subCode: string): readonly Line[] => {
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
    ...sum('Sum insured', subCode === 'ThirdParty' ? undefined : amount(vehicle.value)),
  ]
}

/** The form of one vehicle. */
const formOf = (details: unknown): FormFields | undefined => {
  const read = Vehicles.decode(details)
  if (isLeft(read)) return undefined
  const [vehicle, ...others] = read.right.vehicles
  return vehicle === undefined || others.length > 0 ? undefined : formFields(vehicle)
}

export const motor: Cover<'vehicleQuote'> = {
  categories: [
    {
      id: 1,
      name: 'Motor Insurance',
      description: 'Cover for your car and for other people on the road.',
      image: 'motor',
      backgroundColor: '#E4F1EE',
      classCode: 'M',
      products: [
        {
          id: 101,
          code: 'MTC',
          subCode: 'Comprehensive',
          image: 'motor-comprehensive',
          name: 'Comprehensive Motor',
          description: 'For your car and for others',
          includes: [
            'Accident, fire, theft and flood',
            'Damage and injury that you cause to others',
            'Towing after an accident',
          ],
          excludes: ['Wear and tear', 'Driving without a valid licence', 'Racing'],
          sums: [['Sum insured', `The price of your car, up to ${wholeNaira(largestCar)}`]],
          limits: [propertyLimit],
          excess: 'You pay the first 10\u00a0% of each repair',
        },
        {
          id: 102,
          code: 'MTP',
          subCode: 'ThirdParty',
          image: 'motor-third-party',
          name: 'Third Party Motor',
          description: 'The cover the law requires',
          includes: ['Injury and death of others', 'Damage to other people’s property'],
          excludes: ['Damage to your own car', 'Theft of your own car'],
          limits: [propertyLimit],
          excess: 'None',
        },
      ],
    },
  ],
  inOneForm: (body) => ({
    ...body,
    vehicles: body.vehicles.map((entry) => ({ ...entry, registrationNo: plateOf(entry.registrationNo) })),
  }),
  violations: (product, { signature, vehicles }, now) => [
    nameViolation('signature', signature, fullNameMessage),
    ...motorViolations(product, vehicles, dayInLagos(now.getTime())),
  ],
  premium: (product, { vehicles }) => motorPremium(product, vehicles),
  /** An old private car. */
  smallest: ({ id }) => ({
    ...example,
    productId: id,
    vehicles: example.vehicles.map((vehicle) => ({ ...vehicle, value: 300_000 })),
  }),
  particulars: ({ details, productSubCode }) => {
    const read = Vehicles.decode(details)
    if (isLeft(read)) return []
    const { vehicles } = read.right
    return vehicles.map((vehicle, index) => ({
      title: numbered('Vehicle', index, vehicles.length),
      lines: vehicleLines(vehicle, productSubCode),
    }))
  },
  plates: (details) => {
    const read = Vehicles.decode(details)
    return isLeft(read) ? [] : read.right.vehicles.map(({ registrationNo }) => registrationNo)
  },
  conditions: [
    'The driver must have a valid licence, and the vehicle valid papers.',
    'The vehicle is covered for the use above, in Nigeria.',
  ],
  subjects: (_, details) => {
    const read = Vehicles.decode(details)
    return isLeft(read)
      ? []
      : read.right.vehicles.map(({ registrationNo }, index) => ({
          key: insuredKey.plate(registrationNo),
          name: registrationNo,
          member: `vehicles[${index}].registrationNo`,
        }))
  },
  form: formOf,
  renewal: (_, details) => formOf(details),
  example,
}
