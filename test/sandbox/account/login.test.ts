import { verify } from '@node-rs/argon2'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { logIn } from '../../../src/sandbox/account/login'
import { unknownKey } from '../../../src/sandbox/account/login-attempts'
import { hashPassword, type PasswordHashing } from '../../../src/sandbox/account/passwords'
import * as schema from '../../../src/sandbox/database/schema'

jest.mock('@node-rs/argon2', () => {
  const library = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...library, verify: jest.fn(library.verify) }
})

const record: Readonly<Record<string, unknown>> = {
  id: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d',
  emailConfirmed: true,
  createdAt: '2025-06-16T00:00:00Z',
}

/** A database with one customer or none, in which every attempt is the first. */
const databaseWith = (passwordHash: string | undefined) =>
  drizzle(
    (statement) => {
      const isOf = (table: Parameters<typeof getTableName>[0]) => statement.includes(`"${getTableName(table)}"`)
      if (isOf(schema.loginAttempt)) return Promise.resolve({ rows: statement.startsWith('select') ? [] : [[1]] })
      const row = Object.keys(getTableColumns(schema.customer)).map((name) =>
        name === 'passwordHash' ? passwordHash : (record[name] ?? ''),
      )
      return Promise.resolve({ rows: passwordHash === undefined ? [] : [row] })
    },
    { schema },
  )

const noTokens = () => Promise.reject(new Error('nobody has logged in'))

/** The work of a log-in with a wrong password: the hashes that it is verified against, by their costs. */
const workOf = async (passwordHash: string | undefined, passwordHashing: PasswordHashing) => {
  jest.mocked(verify).mockClear()
  const deps = {
    db: databaseWith(passwordHash),
    clock: () => new Date('2025-06-16T12:00:00Z'),
    config: { passwordHashing },
    tokens: { issue: noTokens, encrypt: noTokens, customerOf: noTokens, isOpen: noTokens, revoke: noTokens },
  }
  await expect(logIn(deps, 'ada@mail.test', 'a wrong password')).rejects.toMatchObject({
    message: 'Login failed!',
    details: 'Invalid user name or password',
  })
  return jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
}

test('the key of an unknown name ignores case and surrounding blanks, like the look-up of an account', () => {
  expect(unknownKey(' Nobody@Mail.test\t')).toBe(unknownKey('nobody@mail.test'))
})

test.each(['argon2id', 'cheap'] as const)(
  'an unknown name causes the same work as a wrong password: one verification of the same cost (%s)',
  async (hashing) => {
    const known = await workOf(await hashPassword('the right password', hashing), hashing)
    expect(known).toHaveLength(1)
    expect(await workOf(undefined, hashing)).toEqual(known)
  },
)
