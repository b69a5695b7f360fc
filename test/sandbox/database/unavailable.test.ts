import { DrizzleQueryError } from 'drizzle-orm'
import { isDatabaseAway } from '../../../src/sandbox/database/unavailable'
import { failureReply } from '../../../src/sandbox/wire/failure-reply'

const withCode = (code: string) => Object.assign(new Error('a message'), { code })
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['57P01', 'stopped'],
  ['57P03', 'starting'],
  ['53300', 'too many connections'],
  ['53100', 'disk full'],
  ['08006', 'connection lost'],
  ['ECONNREFUSED', 'refused'],
  ['ETIMEDOUT', 'no answer'],
])('[RUN-03] %s, %s: the database is away', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
  expect(failureReply(asked(withCode(code)))).toMatchObject({ status: 503, retryAfter: 5, unexpected: true })
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('[RUN-03] the driver’s “%s”: the database is away', (message) => {
  expect(isDatabaseAway(asked(new Error(message)))).toBe(true)
})

test.each(['23505', '22P02', '40P01', '57014', 'ENOENT'])('%s is no outage', (code) => {
  expect(isDatabaseAway(asked(withCode(code)))).toBe(false)
})

test.each([undefined, null, 'text', new Error('anything else')])('%p is no outage', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
