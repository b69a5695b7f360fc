import { isRight } from 'fp-ts/Either'
import { ageRule } from '../../../src/domain/kyc/age-rule'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'

/**
 * Runs in a separate process, since jest hides the real environment from its tests: for each time zone from −12 to +14
 * hours, whether the customer is old enough in the last millisecond before the day in Lagos, in its first, and in its
 * last.
 */
const zones = Array.from({ length: 27 }, (_, index) => index - 12)
const births = [
  { ruleSet: 'corrected', birth: '2015-06-16', first: '2025-06-16' },
  { ruleSet: 'corrected', birth: '2016-02-29', first: '2026-03-01' },
  { ruleSet: 'observed', birth: '2024-02-29', first: '2024-12-25' },
] as const

const rows = zones.flatMap((hours) => {
  // The names of these zones have inverted signs.
  process.env['TZ'] = `Etc/GMT${hours > 0 ? '-' : '+'}${String(Math.abs(hours))}`
  const offset = -new Date('2025-06-16T12:00:00Z').getTimezoneOffset() / 60
  return births.map(({ ruleSet, birth, first }) => {
    const midnight = Date.parse(`${first}T00:00:00+01:00`)
    const at = (instant: number) => isRight(ageRule(ruleSet)(birth as CalendarDate, dayInLagos(instant)))
    return { hours, offset, answers: [at(midnight - 1), at(midnight), at(midnight + 86_399_999)] }
  })
})
process.stdout.write(JSON.stringify(rows))
