import { testServer } from '../support/backends'
import { competeForArrears } from '../support/competing/arrears'
import { printFigure } from '../support/figures'

const ROUNDS = 200

jest.setTimeout(1_800_000)

test('[LIFE-11: competing] in 200 rounds on two processes in which debits fail and are paid, covers end and days pass nothing is debited or paid twice', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { paid, cancelled, ...found } = await competeForArrears(testServer, ROUNDS)
  printFigure(`${ROUNDS} rounds of arrears`, `${paid} paid, ${cancelled} cancelled`)
  expect(found).toEqual({ unexpected: [], logged: [], wrong: [] })
  expect(paid + cancelled).toBe(ROUNDS)
})
