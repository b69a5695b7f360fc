import { makeCountKeys } from '../../../src/service/account/count-keys'
import { isKnownPlace, recordPlace } from '../../../src/service/account/known-places'
import { makeLoginAttempts } from '../../../src/service/account/login-attempts'
import { insertCustomer } from '../../../src/service/account/repository'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { prepare } from '../../../src/service/start/prepare'
import { knownPlace, loginAttempt } from '../../../src/service/account/tables'
import { testServer } from '../../support/backends'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { unique } from '../../support/raw-client'

jest.setTimeout(120_000)

const keys = makeCountKeys(Buffer.from('a signing key'))
const start = Date.parse('2025-06-16T12:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)
const DAY = 86_400

describe('the counts of failed log-ins, on a clock that a test sets', () => {
  let database: FreshDatabase
  let connection: Connection
  beforeAll(async () => {
    if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
    database = await freshDatabase(testServer)
    connection = await connect({ databaseUrl: database.url, dataDir: '' })
    await prepare(connection, { sandbox: false, passwordHashing: 'cheap' }, at(0))
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })
  beforeEach(() => connection.db.delete(loginAttempt))

  const fail = async (key: string, seconds: number, attempts = makeLoginAttempts(connection.db)) => {
    const failures: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) failures.push(await attempts.settle(key, false, at(seconds)))
    return failures
  }

  test('a lock begins with the fifth failure and lasts five minutes; then the count begins again', async () => {
    const attempts = makeLoginAttempts(connection.db)
    expect(await fail('one', 0)).toEqual([1, 2, 3, 4, 5])
    expect([await attempts.isLocked('one', at(299)), await attempts.isLocked('one', at(300))]).toEqual([true, false])
    for (const isRight of [true, false]) expect(await attempts.settle('one', isRight, at(299))).toBe(6)
    expect(await fail('one', 300)).toEqual([1, 2, 3, 4, 5])
  })

  test('a right password resets a count, and makes none', async () => {
    const attempts = makeLoginAttempts(connection.db)
    expect(await attempts.settle('one', true, at(0))).toBe(0)
    expect(await connection.db.select().from(loginAttempt)).toEqual([])
    for (const expected of [1, 2]) expect(await attempts.settle('one', false, at(0))).toBe(expected)
    expect(await attempts.settle('one', true, at(0))).toBe(0)
    expect(await attempts.settle('one', false, at(0))).toBe(1)
  })

  test('[SIGN-06: keyed hash] the counts of names are bounded, oldest out first; those of customers are not among them', async () => {
    const attempts = makeLoginAttempts(connection.db, { mostNames: 10, failuresBetween: 5 })
    const names = Array.from({ length: 30 }, (_, index) => keys.ofUnknown(`name ${index}`))
    await attempts.settle('a customer', false, at(0))
    for (const [index, key] of names.entries()) await attempts.settle(key, false, at(index + 1))
    const kept = (await connection.db.select().from(loginAttempt)).map(({ key }) => key)
    expect(kept).toContain('a customer')
    const keptNames = names.filter((key) => kept.includes(key))
    expect(kept).toHaveLength(keptNames.length + 1)
    expect(keptNames.length).toBeGreaterThanOrEqual(10)
    expect(keptNames.length).toBeLessThanOrEqual(15)
    expect(keptNames).toEqual(names.slice(-keptNames.length))
  })

  test('a count of any kind is deleted a day after its last attempt', async () => {
    const attempts = makeLoginAttempts(connection.db, { mostNames: 10, failuresBetween: 1 })
    for (const key of ['a customer', keys.ofUnknown('nobody')]) await attempts.settle(key, false, at(0))
    await attempts.settle('another', false, at(DAY))
    expect(await connection.db.select().from(loginAttempt)).toHaveLength(3)
    await attempts.settle('another', false, at(DAY + 1))
    expect((await connection.db.select().from(loginAttempt)).map(({ key }) => key)).toEqual(['another'])
  })

  test('counts are deleted while many are counted at once', async () => {
    const processes = [1, 2, 3].map(() => makeLoginAttempts(connection.db, { mostNames: 5, failuresBetween: 2 }))
    const attempts = processes.flatMap(({ settle }) =>
      Array.from({ length: 30 }, (_, index) => settle(keys.ofUnknown(`name ${index % 20}`), false, at(index))),
    )
    for (const failures of await Promise.all(attempts)) expect(failures).toBeGreaterThanOrEqual(1)
  })

  describe('the places of a customer', () => {
    const phone = { network: '102.89.33.0/24', browser: 'Chrome on Android' }
    const newCustomer = async () => {
      const userName = unique('customer')
      const account = {
        name: 'A',
        surname: 'B',
        userName,
        emailAddress: `${userName}@mail.test`,
        passwordHash: '',
        emailConfirmed: true,
      }
      return (await insertCustomer(connection.db, account, at(0)))?.id ?? ''
    }

    test('[SIGN-06: known browser] are known for 180 days after the last log-in, each network and browser by itself, and to nobody else', async () => {
      const [one, other] = [await newCustomer(), await newCustomer()]
      const isKnown = (id: string | undefined, place: typeof phone, days: number) =>
        isKnownPlace(connection.db, id, place, at(days * DAY))
      await recordPlace(connection.db, one, phone, at(0))
      expect([await isKnown(one, phone, 179), await isKnown(one, phone, 180)]).toEqual([true, false])
      await recordPlace(connection.db, one, phone, at(100 * DAY))
      expect([
        await isKnown(one, phone, 279),
        await isKnown(other, phone, 279),
        await isKnown(undefined, phone, 279),
      ]).toEqual([true, false, false])
      expect(await isKnown(one, { ...phone, browser: 'Firefox on Windows' }, 101)).toBe(false)
      expect(await isKnown(one, { ...phone, network: '102.89.34.0/24' }, 101)).toBe(false)
    })

    test('[SIGN-06: known browser] are at most fifty, the newest, and those of 180 days', async () => {
      const id = await newCustomer()
      const networkAt = (index: number) => ({ ...phone, network: `10.0.${index}.0/24` })
      const kept = async () =>
        (await connection.db.select().from(knownPlace))
          .filter(({ customerId }) => customerId === id)
          .map(({ network }) => network)
      for (let index = 0; index < 53; index += 1) await recordPlace(connection.db, id, networkAt(index), at(index))
      expect((await kept()).sort()).toEqual(
        Array.from({ length: 50 }, (_, index) => networkAt(index + 3).network).sort(),
      )
      await recordPlace(connection.db, id, phone, at(180 * DAY + 50))
      expect((await kept()).sort()).toEqual([networkAt(51), networkAt(52), phone].map(({ network }) => network).sort())
    })
  })
})
