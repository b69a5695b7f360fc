import { debitRows, type ScheduledDebit } from '../../../src/domain/mandate/schedule'
import { kobo } from '../../../src/domain/values/money'
import { day } from '../../support/builders'

const debit = (date: string, status: string, reason?: string): ScheduledDebit => ({
  date: day(date),
  amount: kobo(2_083_334n),
  status,
  reason,
})
const schedule = [
  debit('2026-01-05', 'Booked'),
  debit('2026-02-05', 'Failed', 'There was not enough money in the account.'),
  debit('2026-03-05', 'Due'),
  debit('2026-04-05', 'Due'),
  debit('2026-05-05', 'Reversed'),
]
const statusesOf = (isDebited: boolean) => debitRows(schedule, isDebited).map(({ status, tone }) => [status, tone])

test('[LIFE-11: schedule] debits are listed with day, amount and reason; of those that are due the first is the next', () => {
  expect(debitRows(schedule, true)[1]).toEqual({
    day: '5\u00a0February\u00a02026',
    amount: '₦20,833.34',
    status: 'Failed',
    tone: 'danger',
    reason: 'There was not enough money in the account.',
  })
  expect(statusesOf(true)).toEqual([
    ['Booked', 'success'],
    ['Failed', 'danger'],
    ['Next', 'info'],
    ['Due', 'neutral'],
    ['Reversed', 'neutral'],
  ])
})

test('[LIFE-11: schedule] while nothing is debited none is the next', () => {
  expect(statusesOf(false).map(([status]) => status)).toEqual(['Booked', 'Failed', 'Due', 'Due', 'Reversed'])
})
