import { testServer } from '../support/backends'
import { compete } from '../support/competing/compete'
import { printFigure } from '../support/figures'

const ROUNDS = 200

jest.setTimeout(1_200_000)

test('[RUN-11] 200 rounds on two processes that do the same things at once give no 500 and nothing twice', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { deadlocks, figures, ...found } = await compete(testServer, ROUNDS)
  printFigure(`${ROUNDS} competing rounds`, `${deadlocks} deadlocks; ${figures}`)
  expect(found).toEqual({ unexpected: [], logged: [], wrong: [] })
})
