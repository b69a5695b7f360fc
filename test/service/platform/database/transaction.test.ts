import { customer, loginAttempt } from '../../../../src/service/account/tables'
import { againIfBrokenOff, transact } from '../../../../src/service/platform/database/transaction'
import { failureReply } from '../../../../src/service/wire/failure-reply'
import { scriptedDatabase } from '../../../support/scripted-database'

const withCode = (code: string) => Object.assign(new Error('a message'), { code })

/** Fails with this code in the first so many deletes. */
const failing = (code: string, times: number) => {
  let left = times
  return scriptedDatabase({}, (deed) => (deed === 'delete login_attempt' && left-- > 0 ? withCode(code) : undefined))
}
const work = (db: Parameters<typeof transact>[0]) => transact(db, (transaction) => transaction.delete(loginAttempt))

const brokenOff = ['begin', 'delete login_attempt', 'rollback']
const done = ['begin', 'delete login_attempt', 'commit']

test.each(['40P01', '40001'])(
  '[RUN-11] a transaction that the database broke off (%s) is run again, three times',
  async (code) => {
    const { db, deeds } = failing(code, 3)
    await work(db)
    expect(deeds).toEqual([brokenOff, brokenOff, brokenOff, done].flat())
  },
)

test.each(['40P01', '40001'])(
  '[RUN-11] broken off a fourth time (%s) it is given up, as busy: nothing was done',
  async (code) => {
    const { db, deeds } = failing(code, 4)
    const error: unknown = await work(db).catch((reason: unknown) => reason)
    expect(failureReply(error)).toMatchObject({
      status: 503,
      retryAfter: 2,
      body: { error: { message: expect.stringContaining('nothing was done') as string } },
    })
    expect(deeds).toEqual([brokenOff, brokenOff, brokenOff, brokenOff].flat())
  },
)

test('[RUN-11] a transaction whose unique key another one has just stored is run again, and finds the row', async () => {
  const { db, deeds } = failing('23505', 1)
  await work(db)
  expect(deeds).toEqual([...brokenOff, ...done])
})

test('[RUN-11] a unique key that is taken each time is a fault of ours: not busy, but unexpected', async () => {
  const { db } = failing('23505', 4)
  const error: unknown = await work(db).catch((reason: unknown) => reason)
  expect(failureReply(error)).toMatchObject({ status: 500, unexpected: true })
})

test.each(['08006', '57P01', 'ECONNRESET', '55P03', '25P03', '23503'])(
  '[RUN-11] a transaction that fails with %s is run once',
  async (code) => {
    const { db, deeds } = failing(code, 1)
    await expect(work(db)).rejects.toMatchObject({ cause: { code } })
    expect(deeds).toEqual(brokenOff)
  },
)

test.each(['Connection terminated unexpectedly', 'Query read timeout'])(
  '[RUN-11] a commit whose answer was lost (%s) is not run again: it may have been done',
  async (message) => {
    const { db, deeds } = scriptedDatabase({}, (deed) => (deed === 'commit' ? new Error(message) : undefined))
    const error: unknown = await work(db).catch((reason: unknown) => reason)
    expect(failureReply(error)).toMatchObject({ status: 503, retryAfter: 5 })
    expect(deeds).toEqual([...done, 'rollback'])
  },
)

test('[RUN-11] work inside a transaction is part of it: broken off, the whole is run again', async () => {
  let isFirst = true
  const { db, deeds } = scriptedDatabase({}, (deed) => {
    if (deed !== 'delete login_attempt' || !isFirst) return undefined
    isFirst = false
    return withCode('40P01')
  })
  await transact(db, async (outer) => {
    await outer.update(customer).set({ emailConfirmed: true })
    await work(outer)
  })
  const both = ['begin', 'update customer', 'delete login_attempt']
  expect(deeds).toEqual([...both, 'rollback', ...both, 'commit'])
})

test('[RUN-11] a statement without a transaction is run again likewise', async () => {
  const { db, deeds } = failing('40P01', 1)
  await againIfBrokenOff(() => db.delete(loginAttempt))
  expect(deeds).toEqual(['delete login_attempt', 'delete login_attempt'])
})
