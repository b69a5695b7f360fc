import { verify } from '@node-rs/argon2'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { makeCountKeys } from '../../../src/service/account/count-keys'
import { logIn } from '../../../src/service/account/login'
import { makeLoginAttempts } from '../../../src/service/account/login-attempts'
import { hashPassword } from '../../../src/service/account/passwords'
import type { PasswordHashing } from '../../../src/service/platform/config/password-hashing'
import { customer, knownPlace, loginAttempt } from '../../../src/service/account/tables'

jest.mock('@node-rs/argon2', () => {
  const library = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...library, verify: jest.fn(library.verify) }
})

const record: Readonly<Record<string, string | boolean>> & { readonly id: string } = {
  id: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d',
  emailConfirmed: true,
  createdAt: '2025-06-16T00:00:00Z',
}

const countKeys = makeCountKeys(Buffer.from('a signing key of a test'))
const place = { network: '102.89.33.0/24', browser: 'Chrome on Android' }

type World = { readonly passwordHash: string | undefined; /** The key that is locked. */ readonly locked?: string }

/** A database with one customer or none, in which every attempt is the first, and the statements that it got. */
const databaseWith = ({ passwordHash, locked }: World) => {
  const statements: string[] = []
  const db = drizzle((statement, values) => {
    statements.push(statement)
    const isOf = (table: Parameters<typeof getTableName>[0]) => statement.includes(`"${getTableName(table)}"`)
    if (isOf(knownPlace)) return Promise.resolve({ rows: [] })
    if (isOf(loginAttempt)) {
      const isLocked = values[0] === locked
      if (statement.startsWith('select')) return Promise.resolve({ rows: isLocked ? [[locked]] : [] })
      return Promise.resolve({ rows: [[isLocked ? 6 : 1]] })
    }
    const row = Object.keys(getTableColumns(customer)).map((name) =>
      name === 'passwordHash' ? passwordHash : (record[name] ?? ''),
    )
    return Promise.resolve({ rows: passwordHash === undefined ? [] : [row] })
  })
  return { db, statements }
}

const now = new Date('2025-06-16T12:00:00Z')

const noTokens = () => Promise.reject(new Error('nobody has logged in'))

/** The work of a log-in that is refused: the statements, and the hashes that are verified, by their costs. */
const workOf = async (
  world: World,
  {
    hashing = 'cheap',
    password = 'a wrong password',
  }: { readonly hashing?: PasswordHashing; readonly password?: string } = {},
) => {
  jest.mocked(verify).mockClear()
  const { db, statements } = databaseWith(world)
  const events: unknown[] = []
  const deps = {
    db,
    countKeys,
    attempts: makeLoginAttempts(db),
    clock: { security: () => now, steady: () => now },
    config: { passwordHashing: hashing },
    tokens: {
      ...{ issue: noTokens, issueForWidget: noTokens, encrypt: noTokens },
      ...{ customerOf: noTokens, payerOf: noTokens, ownerOf: noTokens, revoke: noTokens },
    },
  }
  const visit = { place, record: (...event: readonly unknown[]) => events.push(event) }
  await expect(logIn(deps, { nameOrEmail: 'ada@mail.test', password }, visit)).rejects.toMatchObject({
    message: 'Login failed!',
    details: 'Invalid user name or password',
  })
  const hashes = jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
  return { work: { statements, hashes }, events }
}

test.each(['argon2id', 'cheap'] as const)(
  'an unknown name causes the same work as a wrong password: the same statements, and one verification of the same cost (%s)',
  async (hashing) => {
    const known = await workOf({ passwordHash: await hashPassword('the right password', hashing) }, { hashing })
    expect(known.work.hashes).toHaveLength(1)
    expect((await workOf({ passwordHash: undefined }, { hashing })).work).toEqual(known.work)
  },
)

test('[SIGN-06: count of failures] an account that is locked under another name causes the work and the answer of a wrong password, even for the correct one', async () => {
  const passwordHash = await hashPassword('the right password', 'cheap')
  const wrong = await workOf({ passwordHash })
  const barred = await workOf({ passwordHash, locked: record.id }, { password: 'the right password' })
  expect(barred.work).toEqual(wrong.work)
  expect([wrong.events, barred.events]).toEqual(
    ['wrong', 'barred'].map((reason) => [['log-in-refused', { customerId: record.id, reason }]]),
  )
})
