import { endpoints } from '../../../src/contract/table'
import { bindModel } from '../../../src/sandbox/wire/model-binding'

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
