import { testServer } from '../../support/backends'
import { competeForArrears } from '../../support/competing/arrears'

jest.setTimeout(240_000)

test('[LIFE-11: competing] two processes that debit, retry, suspend, pay and cancel the same covers at once, while days pass, debit and pay nothing twice', async () => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const { paid, cancelled, ...found } = await competeForArrears(testServer, 6)
  expect(found).toEqual({ unexpected: [], logged: [], wrong: [] })
  expect(paid + cancelled).toBe(6)
})
