import { DrizzleQueryError } from 'drizzle-orm'
import { failure } from '../../../../src/contract/envelope'
import { isDatabaseAway, isReadOnly, readAgainOnBreak } from '../../../../src/service/platform/database/unavailable'
import { failureReply } from '../../../../src/service/wire/failure-reply'

const withCode = (code: string) => Object.assign(new Error('a message'), { code })
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['57P01', 'stopped'],
  ['57P03', 'starting'],
  ['25P03', 'ended in an idle transaction'],
  ['53300', 'too many connections'],
  ['53100', 'disk full'],
  ['08006', 'connection lost'],
  ['ECONNREFUSED', 'refused'],
  ['ETIMEDOUT', 'no answer'],
])('[RUN-03: 503] %s, %s: the database is away', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
  expect(failureReply(asked(withCode(code)))).toMatchObject({ status: 503, retryAfter: 5, unexpected: true })
})

test('[RUN-17: read-only] 25006, a write to what has become read-only: the database is away', () => {
  expect(failureReply(asked(withCode('25006')))).toMatchObject({ status: 503, retryAfter: 5, unexpected: true })
  expect(['25006', '25P03', '40001'].map((code) => isReadOnly(asked(withCode(code))))).toEqual([true, false, false])
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('[RUN-03: 503] the driver’s “%s”: the database is away', (message) => {
  expect(isDatabaseAway(asked(new Error(message)))).toBe(true)
})

test.each(['23505', '22P02', '40P01', '55P03', '57014', 'ENOENT'])('%s is no outage', (code) => {
  expect(isDatabaseAway(asked(withCode(code)))).toBe(false)
})

test.each([
  ['55P03', 'a lock that was waited for too long'],
  ['40P01', 'a deadlock that came again and again'],
])('[RUN-11] %s, %s: the service is busy, and nothing was done', (code) => {
  expect(failureReply(asked(withCode(code)))).toEqual({
    status: 503,
    retryAfter: 2,
    body: failure({
      code: 'NothingDone',
      message: 'The service is busy, and nothing was done. Please try again later.',
      details: undefined,
      validationErrors: undefined,
    }),
  })
})

test.each([undefined, null, 'text', new Error('anything else')])('%p is no outage', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

const broken = new Error('Connection terminated unexpectedly')

/** Fails with these errors, one at each try, then reads. */
const failingRead = (...errors: readonly Error[]) => {
  const left = [...errors]
  return jest.fn(() => {
    const error = left.shift()
    return error === undefined ? Promise.resolve('a row') : Promise.reject(error)
  })
}

test.each([broken, withCode('ECONNRESET'), withCode('EPIPE'), withCode('57P01'), withCode('25P03')])(
  '[RUN-03: 503] a read on a connection that broke is tried on another: %s',
  async (error) => {
    const read = failingRead(asked(error), asked(error))
    expect(await readAgainOnBreak(read)).toBe('a row')
    expect(read).toHaveBeenCalledTimes(3)
  },
)

test.each([withCode('ECONNREFUSED'), withCode('57P03'), new Error('Query read timeout'), new Error('anything else')])(
  '[RUN-03: 503] a read that fails otherwise is tried once: %s',
  async (error) => {
    const read = failingRead(error)
    await expect(readAgainOnBreak(read)).rejects.toBe(error)
    expect(read).toHaveBeenCalledTimes(1)
  },
)

test('[RUN-03: 503] a read ends when every connection was broken', async () => {
  const read = failingRead(broken, broken, broken)
  await expect(readAgainOnBreak(read, 2)).rejects.toBe(broken)
  expect(read).toHaveBeenCalledTimes(3)
})
