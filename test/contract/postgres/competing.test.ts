import { testServer } from '../../support/backends'
import { compete } from '../../support/competing'

jest.setTimeout(120_000)

test('[RUN-11] [LIFE-04] [LIFE-06: held when paid] two processes that quote, pay, lapse, book and renew the same things at once give no 500 and nothing twice', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { unexpected, logged, wrong } = await compete(testServer, 10)
  expect({ unexpected, logged, wrong }).toEqual({ unexpected: [], logged: [], wrong: [] })
})
