import { left, right, type Either } from 'fp-ts/Either'
import { addDays, addYears } from '../values/calendar-arithmetic'
import type { CalendarDate } from '../values/calendar-date'
import { MAXIMUM_AGE_YEARS, MINIMUM_AGE_YEARS } from '../rules/constants'
import type { RuleSet } from '../rules/rule-set'
import { ageMessage, birthYearMessage } from './messages'

const OBSERVED_DAYS = 10 * 30

/**
 * Whether a customer born on this day is old enough today, and not older than anybody is. `corrected`: ten calendar years (a birthday on 29 February
 * is on 1 March in other years). `observed`: ten months of thirty days, the specification's observation. The exact day
 * counts as old enough.
 */
export const ageRule =
  (ruleSet: RuleSet) =>
  (dateOfBirth: CalendarDate, today: CalendarDate): Either<string, CalendarDate> => {
    const oldEnoughOn =
      ruleSet === 'corrected' ? addYears(dateOfBirth, MINIMUM_AGE_YEARS) : addDays(dateOfBirth, OBSERVED_DAYS)
    if (today > addYears(dateOfBirth, MAXIMUM_AGE_YEARS)) return left(birthYearMessage)
    return today >= oldEnoughOn ? right(dateOfBirth) : left(ageMessage)
  }
