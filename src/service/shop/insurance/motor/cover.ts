import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { fullNameMessage } from '../../../../domain/quote/messages'
import { dayInLagos } from '../../../../domain/values/calendar-date'
import { plateOf } from '../../../../domain/values/plate'
import { nameViolation } from '../../../wire/name-violation'
import type { Cover, Line } from '../../product/cover'
import { motorRates } from './rates'
import { motorPremium, motorViolations } from './rules'
import { line, numbered } from '../../product/particulars'
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
          description: 'Accident, fire, theft and flood, and damage you cause to others.',
          includes: [
            'Accident, fire, theft and flood',
            'Damage and injury that you cause to others',
            'Towing after an accident',
          ],
          excludes: ['Wear and tear', 'Driving without a valid licence', 'Racing'],
          excess: 'You pay the first 10 % of each repair',
          fromPrice: motorRates.least.private,
        },
        {
          id: 102,
          code: 'MTP',
          subCode: 'ThirdParty',
          image: 'motor-third-party',
          name: 'Third Party Motor',
          description: 'Damage your car causes to others: the cover that the law requires.',
          includes: ['Injury and death of others', 'Damage to other people’s property, up to ₦3,000,000'],
          excludes: ['Damage to your own car', 'Theft of your own car'],
          excess: 'None',
          fromPrice: motorRates.least.private,
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
  particulars: ({ details }) => {
    const read = Vehicles.decode(details)
    if (isLeft(read)) return []
    const { vehicles } = read.right
    return vehicles.map((vehicle, index) => ({
      title: numbered('Vehicle', index, vehicles.length),
      lines: vehicleLines(vehicle),
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
  renewal: (_, details) => {
    const read = Vehicles.decode(details)
    if (isLeft(read)) return undefined
    const [vehicle, ...others] = read.right.vehicles
    return vehicle === undefined || others.length > 0 ? undefined : formFields(vehicle)
  },
  example: {
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
  },
}
