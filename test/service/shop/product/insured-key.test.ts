import fc from 'fast-check'
import { insuredKey } from '../../../../src/service/shop/product/insured-key'

const { plate, passport, address, person } = insuredKey
const home = (location: string) => address(location, 'Ikeja', 'Lagos')

describe('two plates', () => {
  test.each([
    ['LND-482KJ', 'lnd 482 kj'],
    ['LND-482KJ', 'LND.482.KJ'],
    ['LND-482KJ', 'ＬＮＤ４８２ＫＪ'],
    ['ABC-777DE', 'АВС-777DЕ'],
    ['ABC-777DE', 'авс-777dе'],
    ['ABE-777HK', 'ΑΒΕ-777ΗΚ'],
  ])('[LIFE-06: keys] %s and %s are one', (one, other) => {
    expect(plate(one)).toBe(plate(other))
  })

  test.each([
    ['LND-482KJ', 'LND-482KL'],
    ['ABC-777DE', 'ДЖЗ-777DE'],
    ['ABC-777DE', 'ABC-7770E'],
  ])('[LIFE-06: keys] %s and %s are two', (one, other) => {
    expect(plate(one)).not.toBe(plate(other))
  })

  test('[LIFE-06: keys] a plate and a passport of the same letters are two things', () => {
    expect(plate('A12345678')).not.toBe(passport('A12345678'))
    expect(passport('a 123-456-78')).toBe(passport('A12345678'))
  })
})

describe('two homes', () => {
  test.each([
    ['1, Example Street', '1 example  street'],
    ['12A Allen Avenue', '12 a Allen Avenue'],
    ['12A Allen Avenue', '12-A, Allen Avenue.'],
    ['Flat 1, 12 Allen Avenue', 'flat1 12 Allen avenue'],
    ['St. Mary’s Road 5', 'st marys road 5'],
    ['№ 5 Allen Avenue', 'No. 5 Allen Avenue'],
    ['5 Ọláìtán Street', '5 Ọláìtán Street'.normalize('NFD')],
    ['5 Аllеn Avenue', '5 Allen Avenue'],
  ])('[LIFE-06: keys] %s and %s are one', (one, other) => {
    expect(home(one)).toBe(home(other))
  })

  test.each([
    ['Flat 1, 12 Allen Avenue', 'Flat 11, 2 Allen Avenue'],
    ['Flat 1A, 2 Allen Avenue', 'Flat 1, A2 Allen Avenue'],
    ['Flat 1 A, 2 Allen Avenue', 'Flat 1, A 2 Allen Avenue'],
    ['Flat A, B12 Allen Avenue', 'Flat AB, 12 Allen Avenue'],
    ['1 2 Allen Avenue', '12 Allen Avenue'],
  ])('[LIFE-06: keys] %s and %s are two', (one, other) => {
    expect(home(one)).not.toBe(home(other))
  })

  test('[LIFE-06: keys] are one when they have the same numbers, however these are parted, and two otherwise', () => {
    const numbers = fc.array(fc.nat(120), { minLength: 1, maxLength: 4 })
    const parted = fc.constantFrom(' ', ', ', '-', ' / ', '.', ' – ')
    fc.assert(
      fc.property(numbers, numbers, parted, parted, (one, other, comma, dash) => {
        const isOne = one.join() === other.join()
        expect(home(one.join(comma)) === home(other.join(dash))).toBe(isOne)
      }),
    )
  })

  test('[LIFE-06: keys] are two in two cities', () => {
    expect(address('5 Allen Avenue', 'Ikeja', 'Lagos')).not.toBe(address('5 Allen Avenue', 'Ibadan', 'Oyo'))
  })
})

test('[LIFE-06: keys] a person has a plan of each product', () => {
  expect(person(201, 'Ada Obi')).toBe(person(201, ' ada  OBI'))
  expect(person(201, 'Ada Obi')).not.toBe(person(202, 'Ada Obi'))
  expect(person(201, 'Ann Abel')).not.toBe(person(201, 'Anna Bel'))
})

test('[LIFE-06: keys] a key is as long for every thing', () => {
  for (const text of ['A', 'ﷺ'.repeat(512)]) expect(plate(text)).toHaveLength(43)
})
