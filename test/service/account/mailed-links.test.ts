import { getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { accountHandlers } from '../../../src/service/account/routes'
import { makeSendKeys } from '../../../src/service/account/send-keys'
import type { Database } from '../../../src/service/platform/database/database'
import { customer } from '../../../src/service/account/tables'

type Found = Readonly<Record<string, unknown>>

const record: Found = {
  id: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d',
  name: 'Ada',
  createdAt: '2025-06-16T00:00:00Z',
}

type Calls = 'sendEmailActivationLink' | 'sendPasswordResetCode'

const now = new Date('2025-06-16T12:00:00Z')

/** The statements of a request for a link, in order, and whether each is part of the transaction. */
const statementsFor = async (name: Calls, found: Found | undefined) => {
  const statements: string[] = []
  const db: Database = drizzle((statement) => {
    statements.push(statement)
    if (!/^select .* from "customer"/.test(statement)) return Promise.resolve({ rows: [] })
    const row = Object.keys(getTableColumns(customer)).map((name) => found?.[name] ?? '')
    return Promise.resolve({ rows: found === undefined ? [] : [row] })
  })
  jest.spyOn(db, 'transaction').mockImplementation(async (run) => {
    statements.push('begin')
    const result = await run(db as never)
    statements.push('commit')
    return result
  })
  const deps = {
    db,
    clock: { security: () => now, steady: () => now, business: () => now },
    config: { portalOrigin: 'https://portal.test', registrationsPerDay: 2_000 },
    sendKeys: makeSendKeys(Buffer.from('a signing key')),
    ports: { portal: 8080, widget: 8081 },
  } as unknown as Parameters<typeof accountHandlers>[0]
  const request = { address: '127.0.0.1', headers: {}, customer: null, log: { info: () => undefined } }
  await accountHandlers(deps)[name]({ body: { emailAddress: 'ada@mail.test' }, request } as never)
  return statements
}

const expectSameStatements = async (name: Calls, table: string) => {
  const waiting = await statementsFor(name, { ...record, emailConfirmed: false })
  expect([waiting[0], waiting.at(-1)]).toEqual(['begin', 'commit'])
  const stored = new RegExp(`^\\s*insert into "(${table}|outbox_message)"`)
  expect(waiting.filter((statement) => stored.test(statement))).toHaveLength(2)
  expect(await statementsFor(name, { ...record, emailConfirmed: true })).toEqual(waiting)
  expect(await statementsFor(name, undefined)).toEqual(waiting)
}

test('an activation link causes the same statements for a waiting, a confirmed and an unknown address', () =>
  expectSameStatements('sendEmailActivationLink', 'email_confirmation'))

test('[ACC-01] a reset link causes the same statements for a waiting, a confirmed and an unknown address', () =>
  expectSameStatements('sendPasswordResetCode', 'password_reset'))
