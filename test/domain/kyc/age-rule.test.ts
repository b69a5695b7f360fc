import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { isRight, left, right } from 'fp-ts/Either'
import { ageRule } from '../../../src/domain/kyc/age-rule'
import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { days } from '../../support/arbitraries'
import { day } from '../../support/builders'

const tooYoung = left('User not allowed to be less than 10 years')

describe('age rule, corrected', () => {
  const rule = ageRule('corrected')

  test.each([
    ['2015-06-16', '2025-06-16', true],
    ['2015-06-16', '2025-06-15', false],
    ['2015-12-31', '2025-12-30', false],
    ['2016-01-01', '2025-12-31', false],
    ['2016-02-29', '2026-02-28', false],
    ['2016-02-29', '2026-03-01', true],
    ['2012-02-29', '2022-03-01', true],
    ['2018-02-28', '2028-02-28', true],
    ['2018-02-28', '2028-02-27', false],
    ['2018-03-01', '2028-02-29', false],
    ['2025-06-16', '2025-06-16', false],
    ['2030-01-01', '2025-06-16', false],
    ['9989-12-31', '2025-06-16', false],
    ['9990-01-01', '2025-06-16', false],
    ['9999-12-31', '2025-06-16', false],
  ])('[KYC-05] born %s, on %s: allowed %p', (birth, today, allowed) => {
    expect(rule(day(birth), day(today))).toEqual(allowed ? right(birth) : tooYoung)
  })

  test.each([
    ['1500-01-01', '2025-06-16', false],
    ['1905-06-15', '2025-06-16', false],
    ['1905-06-16', '2025-06-16', true],
    ['1904-02-29', '2024-02-29', true],
    ['1904-02-29', '2024-03-01', false],
  ])('nobody is older than 120: born %s, on %s: allowed %p', (birth, today, allowed) => {
    const expected = allowed ? right(birth) : left('Please check the year.')
    for (const ruleSet of ['corrected', 'observed'] as const)
      expect(ageRule(ruleSet)(day(birth), day(today))).toEqual(expected)
  })

  test('[KYC-05] the tenth birthday is the first allowed day', () => {
    fc.assert(
      fc.property(days, (birth) => {
        const birthday = addYears(birth, 10)
        expect(isRight(rule(birth, birthday))).toBe(true)
        expect(rule(birth, addDays(birthday, -1))).toEqual(tooYoung)
      }),
    )
  })
})

describe('age rule, observed', () => {
  const rule = ageRule('observed')

  test('[KYC-05] three hundred days are enough, one day less is not', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2_000, max: 20_000 }), (birth, age) => {
        expect(rule(birth, addDays(birth, age))).toEqual(age >= 300 ? right(birth) : tooYoung)
      }),
    )
    expect(isRight(rule(day('2024-02-29'), day('2024-12-25')))).toBe(true)
    expect(rule(day('2024-02-29'), day('2024-12-24'))).toEqual(tooYoung)
  })
})

describe.each(['corrected', 'observed'] as const)('age rule, %s', (ruleSet) => {
  const rule = ageRule(ruleSet)
  const oldEnough = (birth: CalendarDate) => (ruleSet === 'corrected' ? addYears(birth, 10) : addDays(birth, 300))
  test('[KYC-05] a customer who is old enough on a day is old enough on every later day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 6_000 }), (birth, age, later) => {
        const today = addDays(birth, age)
        if (isRight(rule(birth, today))) expect(isRight(rule(birth, addDays(today, later)))).toBe(true)
      }),
    )
  })

  test('[KYC-05] for a birthday on a leap day the first allowed day follows the last refused one', () => {
    for (const year of [1904, 1996, 2000, 2012, 2016, 2020, 2096]) {
      const birth = day(`${String(year)}-02-29`)
      expect(isRight(rule(birth, oldEnough(birth)))).toBe(true)
      expect(rule(birth, addDays(oldEnough(birth), -1))).toEqual(tooYoung)
    }
  })
})

test('[KYC-05] the device’s time zone, from −12 to +14 hours, has no effect: the date is that of Lagos', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'age-by-zone.ts')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const rows = JSON.parse(stdout) as readonly { hours: number; offset: number; answers: readonly boolean[] }[]
  expect(rows).toHaveLength(81)
  for (const { hours, offset, answers } of rows)
    expect({ hours, offset: offset + 0, answers }).toEqual({ hours, offset: hours, answers: [false, true, true] })
})
