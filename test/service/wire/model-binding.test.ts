import { endpoints } from '../../../src/contract/table'
import { bindModel, withBlanks } from '../../../src/service/wire/model-binding'

const vehicleQuote = endpoints.vehicleQuote.body

describe('[ABP-04] a body', () => {
  test('has the codec’s names, whatever their case; an exact name wins, and unknown names are dropped', () => {
    const vehicles = [{ MAKEID: 1, makeId: 2, unknown: 3 }]
    expect(bindModel(vehicleQuote, { Signature: 'a', VEHICLES: vehicles, __proto__: { productId: 9 } })).toEqual({
      signature: 'a',
      vehicles: [{ makeId: 2 }],
    })
  })

  test.each([
    ['12', 12],
    [' -0.5 ', -0.5],
    ['', ''],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['NaN', 'NaN'],
    [true, true],
    [null, null],
  ])('with the number %j is read as %j', (value, expected) => {
    expect(bindModel(vehicleQuote, { vehicles: [{ value }] })).toEqual({ vehicles: [{ value: expected }] })
  })
})

test('what a body lacks, or has in another type, is blank, so that the rules can be checked for the rest', () => {
  const vehicle = { colour: 'Red', value: 'much', isCommercial: 'no' }
  expect(withBlanks(vehicleQuote, { productId: 101, vehicles: [vehicle] })).toEqual({
    signature: '',
    productId: 101,
    vehicles: [
      {
        registrationNo: '',
        makeId: '',
        modelId: '',
        chassisNo: '',
        engineNo: '',
        bodyType: '',
        colour: 'Red',
        manuYear: '',
        value: 0,
        isCommercial: false,
      },
    ],
  })
  expect(withBlanks(vehicleQuote, [])).toEqual({ signature: '', productId: '', vehicles: [] })
  expect(withBlanks(endpoints.authenticate.body, {})).toEqual({ userNameOrEmailAddress: '', password: '' })
})
