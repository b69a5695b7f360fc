import { testServer } from '../support/backends'
import { closeAtOnce, expectClosedOnce } from '../support/close-at-once'
import { compete } from '../support/competing/compete'
import { printFigure } from '../support/figures'
import { freshDatabase } from '../support/fresh-database'
import { removeData, startSandbox } from '../support/sandbox-process'

const ROUNDS = 200

jest.setTimeout(1_200_000)

test('[RUN-11] 200 rounds on two processes that do the same things at once give no 500 and nothing twice', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { deadlocks, figures, ...found } = await compete(testServer, ROUNDS)
  printFigure(`${ROUNDS} competing rounds`, `${deadlocks} deadlocks; ${figures}`)
  expect(found).toEqual({ unexpected: [], logged: [], wrong: [] })
})

test('[LIFE-05: refused] 200 rounds of payments, drops and corrections of one quote at once, on two processes, count one each', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const database = await freshDatabase(testServer)
  const start = () => startSandbox({ databaseUrl: database.url, env: { REQUESTS_PER_MINUTE: '1000000' } })
  const pair = await Promise.all([start(), start()])
  try {
    for (let round = 0; round < ROUNDS; round += 1) expectClosedOnce(await closeAtOnce(pair, round))
  } finally {
    await Promise.all(pair.map((sandbox) => sandbox.stop()))
    await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
    await database.drop()
  }
})
