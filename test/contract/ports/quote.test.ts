import { left } from 'fp-ts/Either'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import type { MotorQuoteRequest } from '../../../src/domain/quote/motor'
import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { todayInLagos } from '../../support/today-in-lagos'
import { vehicle } from '../../support/vehicle'
import { aCall, signedIn, valueOf } from './connect'

const app = '/api/services/app/Insurance'

const aRequest = (differences: Partial<MotorQuoteRequest> = {}): MotorQuoteRequest => ({
  kind: 'motor',
  ...vehicle,
  signature: 'MOTOR',
  productId: id(101),
  makeId: id(vehicle.makeId),
  modelId: id(vehicle.modelId),
  value: kobo(123_456_789n),
  ...differences,
})

const start = async () => {
  const portal = await signedIn()
  return { ...portal, quotes: makeQuotePort(portal.http) }
}

describe('the vehicles', () => {
  test('[MOTOR-02: models] are makes, and the models of a make by its id', async () => {
    const { quotes, sent } = await start()
    const makes = valueOf(await quotes.vehicleMakes(undefined, aCall())())
    const honda = makes.find(({ name }) => name === 'Honda')
    expect(honda?.id).toBe(2)
    const models = valueOf(await quotes.vehicleModels(id(2), aCall())())
    expect(models.map(({ name }) => name)).toContain('Civic')
    expect(models.every((model) => typeof model.id === 'number')).toBe(true)
    expect(sent.map(({ path }) => path)).toEqual([`${app}/GetVehicleMakes`, `${app}/GetVehicleModel?VehicleMakeId=2`])
  })

  test('[MOTOR-02: models] of an unknown make are not found', async () => {
    const { quotes, sent } = await start()
    expect(await quotes.vehicleModels(id('none'), aCall())()).toEqual(
      left({
        _tag: 'NotFound',
        answer: {
          code: 0,
          message: 'There is no entity VehicleMake with id = none!',
          details: undefined,
          violations: [],
        },
      }),
    )
    expect(sent).toHaveLength(1)
  })
})

describe('a motor quote', () => {
  test('[MOTOR-04] is requested with the signature, the product and one vehicle, with its value as a number of naira', async () => {
    const { quotes, sent } = await start()
    valueOf(await quotes.quote(aRequest(), aCall())())
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `${app}/VehicleQuote`,
        body: {
          signature: 'MOTOR',
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
              value: 1_234_567.89,
              isCommercial: false,
            },
          ],
        },
      },
    ])
  })

  test('[QUOTE-02: stored] is returned in kobo', async () => {
    const { quotes, customer } = await start()
    const quote = valueOf(await quotes.quote(aRequest(), aCall())())
    const { emailAddress, name, surname } = customer
    const product = {
      id: 101,
      name: 'Comprehensive Motor',
      code: 'MTC',
      subCode: 'Comprehensive',
      description: 'For your car and for others',
      price: 6_172_839n,
    }
    expect(quote).toEqual({
      id: expect.any(Number) as unknown,
      clientEmail: emailAddress,
      name: `${name} ${surname}`,
      totalPremium: 6_172_839n,
      product,
      quoteNo: `Q-${String(quote.id)}`,
      details: expect.arrayContaining([{ label: 'Who is covered', value: `${name} ${surname}` }]) as unknown,
      coverFrom: undefined,
      coverTo: undefined,
      validUntil: addDays(todayInLagos(), 30),
      categoryId: 1,
      priceUnit: 'a year',
    })
  })

  test('with invalid fields has an error at each of them with its vehicle', async () => {
    const { quotes } = await start()
    const wrong = aRequest({ modelId: id(201), manuYear: '0000', value: kobo(0n) })
    expect(await quotes.quote(wrong, aCall())()).toMatchObject(
      left({
        _tag: 'Rejected',
        message: 'Your request is not valid!',
        violations: [
          { message: 'Please select the vehicle model', fields: ['vehicles[0].modelId'] },
          { fields: ['vehicles[0].manuYear'] },
          { fields: ['vehicles[0].value'] },
        ],
      }),
    )
  })
})
