import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { isNone, some } from 'fp-ts/Option'
import { ageRule } from '../../src/domain/kyc/age-rule'
import { addDays, addYears } from '../../src/domain/values/calendar-arithmetic'
import { calendarDate } from '../../src/domain/values/calendar-date'
import { formatAmount, formatMoney, fromNaira, kobo, parseMoney, toNaira } from '../../src/domain/values/money'
import { amounts, days } from '../support/arbitraries'

/** fast-check prints the seed and the smallest counterexample of a failed run. */
const RUNS = 100_000
const long = { numRuns: RUNS }

/** A cheap comparison, since it runs millions of times; a failure shows the compared values. */
const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)
const sameAmount = (read: ReturnType<typeof parseMoney>, amount: bigint): boolean =>
  !isNone(read) && read.value === amount

jest.setTimeout(600_000)

describe(`${RUNS.toLocaleString('en')} random amounts`, () => {
  test('are parsed from every format that displays them', () => {
    fc.assert(
      fc.property(amounts, (amount) =>
        [
          formatMoney(amount),
          formatAmount(amount),
          formatAmount(amount).replaceAll(',', ''),
          ` ₦ ${formatAmount(amount)} `,
        ]
          .map(parseMoney)
          .every((read) => sameAmount(read, amount)),
      ),
      long,
    )
  })

  test('survive the conversion to naira and back, with both signs', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, negative) => {
        const signed = kobo(negative ? -amount : amount)
        return sameAmount(fromNaira(JSON.parse(JSON.stringify(toNaira(signed))) as number), signed)
      }),
      long,
    )
  })

  test('are distinguished from any other text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', '₦', ' ', '-', 'x'), maxLength: 12 }),
        (text) => {
          const read = parseMoney(text)
          if (isNone(read)) return true
          // The amount is made of the digits of the text's two parts, and the text contains nothing else.
          const [naira = '', fraction = ''] = text.replaceAll(/[₦,\s]/g, '').split('.')
          return read.value === BigInt(naira) * 100n + BigInt(fraction.padEnd(2, '0'))
        },
      ),
      long,
    )
  })
})

describe(`${RUNS.toLocaleString('en')} random birthdays`, () => {
  test('are allowed from the tenth birthday on, and not before', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 12_000 }), (birth, age) => {
        const today = addDays(birth, age)
        const [years, born] = [Number(today.slice(0, 4)) - Number(birth.slice(0, 4)), birth.slice(5)]
        const full = today.slice(5) >= born ? years : years - 1
        return isRight(ageRule('corrected')(birth, today)) === full >= 10
      }),
      long,
    )
  })

  test('are allowed by the observed rule from the three hundredth day on', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 12_000 }), (birth, age) => {
        return isRight(ageRule('observed')(birth, addDays(birth, age))) === age >= 300
      }),
      long,
    )
  })

  test('are calendar dates, whatever is added to them', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: -5_000, max: 5_000 }),
        (day, years, more) => {
          const [later, moved] = [addYears(day, years), addDays(day, more)]
          return (
            same([calendarDate(later), calendarDate(moved)], [some(later), some(moved)]) &&
            addDays(moved, -more) === day
          )
        },
      ),
      long,
    )
  })
})
