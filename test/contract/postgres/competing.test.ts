import { testServer } from '../../support/backends'
import { compete } from '../../support/competing/compete'

jest.setTimeout(120_000)

test('[RUN-11] [LIFE-04] [LIFE-06: held when paid, trips, a late debit] [LIFE-12: by card, verified] two processes that quote, pay, lapse, book, renew, travel and reward the same things at once, while days pass, give no 500, nothing twice and nothing for a past day', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { unexpected, logged, wrong } = await compete(testServer, 10)
  expect({ unexpected, logged, wrong }).toEqual({ unexpected: [], logged: [], wrong: [] })
})
