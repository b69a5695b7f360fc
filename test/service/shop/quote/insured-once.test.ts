import { isLeft, right } from 'fp-ts/Either'
import fc from 'fast-check'
import { addDays } from '../../../../src/domain/values/calendar-arithmetic'
import type { Period } from '../../../../src/service/shop/product/cover'
import type { HeldCover } from '../../../../src/service/shop/quote/insured-once'
import { coverPeriod, subjectsOf, type Bought } from '../../../../src/service/shop/quote/insured'
import { firstDayOf, obstacles, overlaps } from '../../../../src/service/shop/quote/insured-once'
import { dateInWords } from '../../../../src/domain/values/typed-date'
import { day } from '../../../support/builders'

const today = day('2026-11-26')

const motor = (...plates: readonly string[]): Bought => ({
  productId: 101,
  productSubCode: 'Comprehensive',
  details: { vehicles: plates.map((registrationNo) => ({ registrationNo })) },
})
const thirdParty = (plate: string): Bought => ({ ...motor(plate), productId: 102, productSubCode: 'ThirdParty' })
const home = (location: string, productId = 401): Bought => ({
  productId,
  productSubCode: 'Building',
  details: { signature: 'A', building: [{ location, city: 'Ikeja', state: 'Lagos' }] },
})
const trip = (from: string, to: string, passportNo = 'A12345678'): Bought => ({
  productId: 301,
  productSubCode: 'Single',
  details: { signature: 'A', destination: 'GB', passportNo, depaturedate: from, arrivaldate: to },
})
const annual = (passportNo = 'A12345678'): Bought => ({
  productId: 302,
  productSubCode: 'Annual',
  details: { signature: 'A', destination: 'GB', passportNo, depaturedate: '2026-12-01', arrivaldate: '2026-12-05' },
})
const plan = (signature: string, productId = 201): Bought => ({
  productId,
  productSubCode: 'Silver',
  details: { signature },
})
const savings: Bought = { productId: 501, productSubCode: 'Target', details: { duration: 12 } }

const held = (
  bought: Bought,
  period: Period = coverPeriod(bought, today),
  more: Partial<HeldCover> = {},
): HeldCover => ({
  id: 1,
  policyNo: 'HB/M/26/00042',
  productId: bought.productId,
  product: 'Comprehensive Motor',
  isPending: false,
  period,
  keys: subjectsOf(bought).map(({ key }) => key),
  ...more,
})

const ends = (to: string): Period => ({ from: day('2026-01-01'), to: day(to) })
const answer = (bought: Bought, ...covers: readonly HeldCover[]) => {
  const first = firstDayOf(bought, covers, today)
  return isLeft(first) ? first.left.map(({ message, members }) => [members[0], message]) : first.right
}
const refusal = (message: string) => [[expect.any(String), expect.stringContaining(message)]]

describe('a quote', () => {
  test.each([
    ['a car', motor('ABC-123DE')],
    ['a home', home('1 Street')],
    ['a plan', plan('Ada Obi')],
    ['a yearly journey', annual()],
    ['savings', savings],
  ])('[LIFE-06: the day after] for %s that is not insured begins when it is paid', (_, bought) => {
    expect(answer(bought)).toBeUndefined()
    expect(
      answer(
        bought,
        held(motor('XYZ-987AB')),
        held(home('2 Street')),
        held(plan('Bola Obi')),
        held(annual('B12345678')),
      ),
    ).toBeUndefined()
  })

  const same = [
    ['the same car', motor('ABC-123DE'), motor('abc 123 de')],
    ['the same home', home('1, Example Street'), home('1 example street')],
    ['the same person', plan('Ada Obi'), plan('ada  obi')],
    ['the same passport', annual('A 12345678'), annual('a12345678')],
    ['the same two cars', motor('ABC-123DE', 'KJA-456FG'), motor('KJA 456 FG', 'ABC 123 DE')],
    ['one of two cars', motor('ABC-123DE'), motor('KJA 456 FG', 'ABC 123 DE')],
  ] as const

  test.each(same)(
    '[LIFE-06: the day after] for %s, whose cover ends within sixty days, begins the day after and says why',
    (_, bought, before) => {
      for (const to of ['2026-11-26', '2026-12-31', '2027-01-25']) {
        expect(firstDayOf(bought, [held(before, ends(to))], today)).toEqual(right(addDays(day(to), 1)))
      }
    },
  )

  test.each(same)(
    '[LIFE-06: once] for %s is refused before that, with the day from which it is not',
    (_, bought, before) => {
      for (const [to, from] of [
        ['2027-01-26', '27 November 2026'],
        ['2027-11-25', '26 September 2027'],
      ] as const) {
        const answers = answer(bought, held(before, ends(to)))
        expect(answers).toEqual(
          subjectsOf(bought).map(({ name, member }) => [
            member,
            `${name} is insured already: Comprehensive Motor, HB/M/26/00042, 1 January 2026 to ${dateInWords(day(to))}. It can be renewed from ${from}.`,
          ]),
        )
      }
    },
  )

  test.each(same)('[LIFE-06: once] for %s, which is renewed already, is refused', (_, bought, before) => {
    const now = held(before, ends('2026-12-31'))
    const next = held(before, { from: day('2027-01-01'), to: day('2027-12-31') }, { id: 2, policyNo: 'HB/M/26/00043' })
    for (const covers of [
      [now, next],
      [next, now],
    ]) {
      const [first] = answer(bought, ...covers) as readonly unknown[]
      expect(first).toEqual([
        expect.any(String),
        expect.stringContaining(
          'HB/M/26/00043, 1 January 2027 to 31 December 2027. It can be renewed from 1 November 2027.',
        ),
      ])
      expect(obstacles(bought, covers, today)[0]?.cover.id).toBe(2)
    }
    const short = { from: day('2027-01-01'), to: day('2027-01-05') }
    expect(answer(bought, now, held(before, short, { id: 2 }))).toHaveLength(subjectsOf(bought).length)
  })

  test.each([
    ['the same car for other damage', thirdParty('ABC-123DE'), motor('ABC123DE')],
    ['the same home by another product', home('1 Street', 402), home('1 Street')],
    ['a traveller with a trip', annual(), trip('2027-06-02', '2027-06-04')],
  ])('[LIFE-06: other products] for %s is refused at any time, with whom to ask', (_, bought, before) => {
    for (const to of ['2026-11-26', '2027-11-25'])
      expect(answer(bought, held(before, ends(to)))).toEqual(
        refusal('To change what is insured, write to support@harbour.test.'),
      )
  })

  test('[LIFE-06: the day after] for another plan of the same person, and for savings, does not wait for one', () => {
    expect(answer(plan('Ada Obi', 202), held(plan('Ada Obi', 201)))).toBeUndefined()
    expect(answer(savings, held(savings))).toBeUndefined()
  })

  test.each([
    ['2026-12-01', '2026-12-04', true],
    ['2026-12-04', '2026-12-04', true],
    ['2026-12-01', '2026-12-02', true],
    ['2026-12-03', '2026-12-03', true],
    ['2026-11-28', '2026-12-01', false],
    ['2026-12-05', '2026-12-09', false],
  ])(
    '[LIFE-06: trips] for a trip from %s to %s is refused, beside one from 2 to 4 December: %p',
    (from, to, refused) => {
      const cover = held(trip('2026-12-02', '2026-12-04'), undefined, {
        product: 'Single Trip',
        policyNo: 'HB/T/26/00007',
      })
      const message =
        'Passport A12345678 is insured already: Single Trip, HB/T/26/00007, 2 December 2026 to 4 December 2026.'
      expect(answer(trip(from, to), cover)).toEqual(refused ? [['depaturedate', message]] : from)
      expect(answer(trip(from, to, 'B12345678'), cover)).toBe(from)
    },
  )

  test('[LIFE-06: trips] for a trip in the year of a traveller, or for a year with a trip in it, is refused', () => {
    expect(answer(trip('2026-12-02', '2026-12-04'), held(annual()))).toEqual([['depaturedate', expect.any(String)]])
    expect(answer(annual(), held(trip('2027-06-02', '2027-06-04')))).toEqual([['passportNo', expect.any(String)]])
  })

  test('[LIFE-06: several vehicles] for several vehicles is refused for those that are insured, each with its name', () => {
    expect(
      answer(motor('KJA-456FG', 'ABC-123DE', 'LND-482KJ'), held(motor('ABC123DE', 'LND482KJ'), ends('2026-12-31'))),
    ).toEqual([
      [
        'vehicles[1].registrationNo',
        'ABC-123DE is insured already: Comprehensive Motor, HB/M/26/00042, 1 January 2026 to 31 December 2026.',
      ],
      [
        'vehicles[2].registrationNo',
        'LND-482KJ is insured already: Comprehensive Motor, HB/M/26/00042, 1 January 2026 to 31 December 2026.',
      ],
    ])
  })

  test('[LIFE-06: several vehicles] for vehicles of two policies is refused for both', () => {
    const one = held(motor('ABC123DE'), ends('2026-12-31'))
    const other = held(motor('LND482KJ'), ends('2026-12-31'), { id: 2, policyNo: 'HB/M/26/00043' })
    expect(answer(motor('ABC-123DE', 'LND-482KJ'), one, other)).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining('HB/M/26/00042')],
      ['vehicles[1].registrationNo', expect.stringContaining('HB/M/26/00043')],
    ])
  })

  test('[LIFE-06: several vehicles] that names the same thing twice is refused', () => {
    expect(answer(motor('ABC-123DE', 'KJA-456FG', 'abc 123de'))).toEqual([
      ['vehicles[2].registrationNo', 'abc 123de is in this quote already'],
    ])
  })

  test('[LIFE-06: waiting for a debit] for what waits for the first debit of its mandate is refused: nobody knows when that cover ends', () => {
    expect(answer(motor('ABC-123DE'), held(motor('ABC-123DE'), undefined, { isPending: true }))).toEqual([
      [
        'vehicles[0].registrationNo',
        'ABC-123DE is insured already: Comprehensive Motor, HB/M/26/00042, which waits for its first debit.',
      ],
    ])
  })

  test('[LIFE-06: the day after, trips] never overlaps a cover of the same thing, whatever the customer has', () => {
    const aTerm = fc.record({ start: fc.nat(800), length: fc.nat(800) }).map(({ start, length }) => {
      const from = addDays(today, start - 400)
      return { from, to: addDays(from, length) }
    })
    const cars = [motor('ABC-123DE'), motor('KJA-456FG'), motor('ABC-123DE', 'KJA-456FG')]
    const aThing = fc.constantFrom(...cars, home('1 Street'), annual(), plan('A'))
    const aTrip = aTerm.map(({ from, to }) => trip(addDays(from, 400), addDays(to, 400)))
    const aCover = fc.oneof(
      fc.tuple(aThing, aTerm),
      aTrip.map((bought) => [bought, coverPeriod(bought, today)] as const),
    )
    fc.assert(
      fc.property(fc.oneof(aThing, aTrip), fc.array(aCover, { maxLength: 6 }), (bought, covers) => {
        const running = covers
          .map(([cover, period], id) => held(cover, period, { id }))
          .filter(({ period }) => period.to >= today)
        const first = firstDayOf(bought, running, today)
        if (isLeft(first)) return first.left.length > 0
        return overlaps(bought, running, coverPeriod(bought, first.right ?? today)).length === 0
      }),
      { numRuns: 2_000 },
    )
  })
})
