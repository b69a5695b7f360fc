import fc from 'fast-check'
import { addDays, daysBetween } from '../../../../src/domain/values/calendar-arithmetic'
import { RETRY_AFTER_DAYS, retryDay } from '../../../../src/service/cover/mandate/retry'
import { day } from '../../../support/builders'

const today = day('2026-12-30')

test('[LIFE-11: retry] a debit that failed is tried again after two days, at most twice', () => {
  const attempts = [1, 2, 3, 4].map((failures) => retryDay(failures, today, day('2027-06-30')))
  expect(attempts).toEqual(['2027-01-01', '2027-01-01', undefined, undefined])
})

test('[LIFE-11: retry] no debit is tried after the last day of its cover', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 400 }), (failures, left) => {
      const retry = retryDay(failures, today, addDays(today, left))
      return left < RETRY_AFTER_DAYS ? retry === undefined : retry !== undefined && daysBetween(today, retry) === 2
    }),
  )
})
