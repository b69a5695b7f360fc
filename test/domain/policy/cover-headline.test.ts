import { coverHeadline } from '../../../src/domain/policy/cover-headline'

const who = { label: 'Who is covered', value: 'First Last' }
const plate = { label: 'Plate', value: 'ABC-123DE' }
const destination = { label: 'Destination', value: 'Ghana' }
const car = [
  { label: 'Make', value: 'Toyota' },
  { label: 'Model', value: 'Corolla' },
  { label: 'Year', value: '2015' },
  { label: 'Colour', value: 'Silver' },
]

describe('a policy is recognised', () => {
  test('by the plate of its car, and what car that is', () => {
    expect(coverHeadline([who, plate, ...car], 'motor')).toEqual({
      main: 'ABC-123DE',
      about: 'Toyota Corolla 2015 · Silver',
      beside: who,
    })
    expect(coverHeadline([who, plate, ...car.slice(3)], 'motor').about).toBe('Silver')
  })

  test.each(['travel', 'health', 'savings', undefined] as const)('of the kind %s by who is covered', (kind) => {
    expect(coverHeadline([who, destination], kind)).toEqual({
      main: 'First Last',
      about: undefined,
      beside: destination,
    })
  })

  test.each([
    ['motor', [who], 'First Last'],
    ['travel', [destination], 'Ghana'],
    ['home', [], undefined],
  ] as const)('of the kind %s by what the server words of it', (kind, details, main) => {
    expect(coverHeadline(details, kind)).toEqual({ main, about: undefined, beside: undefined })
  })
})
