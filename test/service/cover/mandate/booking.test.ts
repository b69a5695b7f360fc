import { bookDueDebits } from '../../../../src/service/cover/mandate/booking'
import { dueMandates } from '../../../../src/service/cover/mandate/debits'
import { bookingAt } from '../../../support/booking'
import { scriptedDatabase } from '../../../support/scripted-database'

const mandate = { id: 3, quote_id: 1, customer_id: 'c', active: true, next_execute_date: '2026-03-02' }
const quote = {
  id: 1,
  customer_id: 'c',
  product_name: 'Comprehensive Motor',
  name: 'Ada Obi',
  details: {},
  total_premium: '1200',
}
const answers = {
  'read mandate': [mandate],
  'lock mandate': [mandate],
  'lock customer': [{ id: 'c' }],
  'lock quote': [quote],
  'read quote': [quote],
  'read payment': [
    { id: 2, quote_id: 1, status: 'Mandated', channel: 'mandate', last_digits: '4579', total_amount: '1200' },
  ],
  'read customer': [{ id: 'c', name: 'Ada', email_address: 'ada@mail.test', verified_phone: null }],
  'read debit': [{ mandate_id: 3, number: 4, due_on: '2026-03-02', amount: '100' }],
}

/** An hour before, during and after the hour in which the day of Lagos is not that of UTC. */
const times: readonly (readonly [string, string])[] = [
  ['2026-03-02T22:59:59Z', '2026-03-02'],
  ['2026-03-02T23:00:00Z', '2026-03-03'],
  ['2026-03-02T23:30:00Z', '2026-03-03'],
  ['2026-03-03T00:30:00Z', '2026-03-03'],
  ['2028-02-28T23:30:00Z', '2028-02-29'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
]

test.each(times)('at %s debits up to %s are found and booked, the day of Lagos', async (instant, day) => {
  const booking = bookingAt(instant)
  const { db, given } = scriptedDatabase(answers)
  await dueMandates(db, booking.now.business, 0)
  expect(given['read debit']).toContain(day)
  await bookDueDebits(db, 3, booking)
  expect(given['update debit']).toContain(booking.now.business.toISOString())
  const none = scriptedDatabase({ ...answers, 'read debit': [] })
  await bookDueDebits(none.db, 3, booking)
  expect(none.given['read debit']).toContain(day)
})

const debits = [1, 2, 3].map((number) => ({
  mandate_id: 3,
  number,
  due_on: '2026-03-02',
  amount: String(number * 100),
}))

test('debits that are booked together have a receipt each, the last one last', async () => {
  const { db, deeds, given } = scriptedDatabase({ ...answers, 'read debit': debits })
  await bookDueDebits(db, 3, bookingAt('2026-03-02T09:00:00Z', { portal: 'https://portal.test' }))
  expect(deeds.filter((deed) => deed === 'insert outbox_message')).toHaveLength(3)
  // The last one.
  expect(JSON.stringify(given['insert outbox_message'])).toContain('₦3.00')
})
