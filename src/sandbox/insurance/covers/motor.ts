import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Cover, Line } from '../cover'
import { motorRates } from '../motor-rates'
import { motorPremium, motorViolations } from '../motor-rules'
import { makeById, modelById } from '../vehicles'

const Id = t.union([t.string, t.number])
const Details = t.type({
  vehicles: t.array(
    t.type({ registrationNo: t.string, makeId: Id, modelId: Id, chassisNo: t.string, manuYear: t.string }),
  ),
})

const vehicleLine = (vehicle: t.TypeOf<typeof Details>['vehicles'][number]): Line => {
  const make = makeById(vehicle.makeId)
  const model = make === undefined ? undefined : modelById(make, vehicle.modelId)
  const name = [make?.makeName, model?.modelName, vehicle.manuYear].filter((part) => part !== undefined).join(' ')
  return ['Vehicle', `${vehicle.registrationNo}, ${name}, chassis ${vehicle.chassisNo}`]
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
          includes: ['Accident, fire, theft and flood', 'Damage and injury that you cause to others', 'Towing after an accident'],
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
  violations: (product, { vehicles }, now) => motorViolations(product, vehicles, dayInLagos(now.getTime())),
  premium: (product, { vehicles }) => motorPremium(product, vehicles),
  insured: (stored) => {
    const details = Details.decode(stored)
    return isLeft(details) ? [] : details.right.vehicles.map(vehicleLine)
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
