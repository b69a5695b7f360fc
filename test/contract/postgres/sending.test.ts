import { and, eq } from 'drizzle-orm'
import { recordPlace } from '../../../src/service/account/known-places'
import { sendActivationLink, sendResetLink } from '../../../src/service/account/mailed-links'
import { phoneHandlers } from '../../../src/service/account/phone/routes'
import { networkOf } from '../../../src/service/account/place'
import { findById, insertCustomer } from '../../../src/service/account/repository'
import { makeSendKeys } from '../../../src/service/account/send-keys'
import { countRegistration } from '../../../src/service/account/send-limits'
import { customer, phoneCode, rateWindow } from '../../../src/service/account/tables'
import { connect } from '../../../src/service/platform/database/connect'
import type { Connection } from '../../../src/service/platform/database/database'
import { startDelivery } from '../../../src/service/platform/mail/delivery'
import { mail } from '../../../src/service/platform/mail/mail'
import { sendMail } from '../../../src/service/platform/mail/repository'
import { outboxMessage } from '../../../src/service/platform/mail/tables'
import { prepare } from '../../../src/service/start/prepare'
import { testServer } from '../../support/backends'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { unique } from '../../support/raw-client'
import { until } from '../../support/until'
import { newNumber } from '../../support/verified-number'

jest.setTimeout(120_000)

const start = Date.parse('2025-06-16T12:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)
const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
const stranger = '203.0.113.7'
const home = '198.51.100.4'
const browser = 'Another browser'

let database: FreshDatabase
let connection: Connection
let now = at(0)
/** An hour ahead, as after the system's clock was set back by one. */
const steady = () => new Date(now.getTime() + HOUR * 1_000)
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
beforeEach(async () => {
  now = at(0)
  await connection.db.delete(outboxMessage)
})

const deps = () => ({
  db: connection.db,
  clock: { security: () => now, steady, business: () => now },
  sendKeys: makeSendKeys(Buffer.from('a signing key')),
  config: { registrationsPerDay: 4, portalOrigin: 'https://portal.test' } as never,
  ports: { portal: 8080, widget: 8081 },
  onNumberChanged: () => Promise.resolve(),
})

const from = (address: string, signedIn: unknown = null) =>
  ({ address, headers: {}, customer: signedIn, log: { info: () => undefined } }) as never

const someone = async (emailConfirmed = true) => {
  const name = unique('someone')
  const account = { name: 'Ada', surname: 'Obi', userName: name, emailAddress: `${name}@mail.test`, passwordHash: '' }
  const opened = await insertCustomer(connection.db, { ...account, emailConfirmed }, now)
  if (opened === null) throw new Error('the account was not opened')
  return opened
}

const sentTo = async (recipient: string) =>
  (await connection.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient))).length

/** Asks for a reset link so many times, twenty seconds apart. */
const askForResets = async (emailAddress: string, times: number, request: never) => {
  for (let count = 0; count < times; count += 1) {
    now = new Date(now.getTime() + 20_000)
    await sendResetLink(deps(), { emailAddress, request })
  }
}

describe('[RUN-21: mailboxes] links for a mailbox', () => {
  test('leave ten times a day, whoever asks from wherever; then the answer is the same, and the next day they leave again', async () => {
    const { emailAddress } = await someone()
    await askForResets(emailAddress.toUpperCase(), 6, from(stranger))
    await askForResets(emailAddress, 6, from('2001:db8::7'))
    expect(await sentTo(emailAddress)).toBe(10)
    now = at(DAY + MINUTE)
    await askForResets(emailAddress, 1, from(stranger))
    expect(await sentTo(emailAddress)).toBe(11)
  })

  test('count together, activation and reset, of an address that waits to be confirmed', async () => {
    const { emailAddress } = await someone(false)
    await askForResets(emailAddress, 6, from(stranger))
    for (let count = 0; count < 6; count += 1) {
      now = new Date(now.getTime() + 20_000)
      await sendActivationLink(deps(), { emailAddress, request: from(stranger) })
    }
    expect(await sentTo(emailAddress)).toBe(10)
  })

  test('have a count of their own for a place that the account knows and for its session, which a stranger cannot fill', async () => {
    const found = await someone()
    await recordPlace(connection.db, found.id, { network: networkOf(home), browser }, now)
    await askForResets(found.emailAddress, 12, from(stranger))
    expect(await sentTo(found.emailAddress)).toBe(10)
    await askForResets(found.emailAddress, 1, from(home))
    expect(await sentTo(found.emailAddress)).toBe(11)
    await askForResets(found.emailAddress, 1, from(stranger, { ...found, session: 'a session' }))
    expect(await sentTo(found.emailAddress)).toBe(12)
    await askForResets(found.emailAddress, 12, from(home))
    expect(await sentTo(found.emailAddress)).toBe(21)
    const other = await someone()
    await askForResets(found.emailAddress, 1, from(stranger, { ...other, session: 'another session' }))
    expect(await sentTo(found.emailAddress)).toBe(21)
  })

  test('are counted under keyed hashes alone', async () => {
    const { emailAddress } = await someone()
    await askForResets(emailAddress, 1, from(stranger))
    const keys = (await connection.db.select().from(rateWindow)).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) expect(key).toMatch(/^(sent|reset|activation|registrations):[\w-]{43}$/)
  })
})

describe('[RUN-21: numbers] codes for a number', () => {
  const number = newNumber()
  const ask = async (signedIn: { readonly id: string; readonly verifiedPhone: string | null }) => {
    const call = { body: { phoneNumber: number }, customer: signedIn, request: from(stranger, signedIn) }
    await phoneHandlers(deps()).sendVerificationSms(call as never)
  }
  const codeOf = async (customerId: string) =>
    (
      await connection.db
        .select()
        .from(phoneCode)
        .where(and(eq(phoneCode.customerId, customerId)))
    )[0]

  test('leave ten times a day whoever asks; then the answer is the same, the last code stays, and a minute has to pass', async () => {
    const first = await someone()
    await ask(first)
    const code = await codeOf(first.id)
    for (let count = 0; count < 9; count += 1) await ask(await someone())
    expect(await sentTo(number)).toBe(10)
    now = at(2 * MINUTE)
    await ask(first)
    expect(await sentTo(number)).toBe(10)
    expect(await codeOf(first.id)).toEqual({ ...code, sentAt: steady() })
    await expect(ask(first)).rejects.toMatchObject({ name: 'TooManyError' })
    const late = await someone()
    await ask(late)
    await expect(ask(late)).rejects.toMatchObject({ name: 'TooManyError' })
    expect(await sentTo(number)).toBe(10)
  })

  test('have a count of their own for who has verified the number', async () => {
    now = at(3 * MINUTE)
    const { id } = await someone()
    await connection.db.update(customer).set({ verifiedPhone: number }).where(eq(customer.id, id))
    const owner = await findById(connection.db, id)
    if (owner !== undefined) await ask(owner)
    expect(await sentTo(number)).toBe(1)
  })
})

describe('[RUN-21: addresses] the emails to new accounts of one network address', () => {
  test('wait beyond the limit of a day, each a little longer, none beyond the day, and nobody is refused', async () => {
    const address = deps().sendKeys.ofAddress('192.0.2.1')
    const leaves: (Date | null)[] = []
    const written: (Date | undefined)[] = []
    for (let count = 0; count < 7; count += 1) {
      const { emailAddress } = await someone(false)
      await countRegistration(connection.db, address, 4, now)
      await sendActivationLink(deps(), { emailAddress, request: from('192.0.2.1') })
      const [letter] = await connection.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, emailAddress))
      leaves.push(letter?.nextAttemptAt ?? null)
      written.push(letter?.sentAt)
    }
    const [, , , , ...waiting] = leaves
    expect(leaves.slice(0, 4)).toEqual([null, null, null, null])
    expect(waiting).toEqual([at(HOUR + DAY / 4), at(HOUR + DAY / 2), at(HOUR + (DAY * 3) / 4)])
    expect(written.slice(4)).toEqual([at(DAY / 4), at(DAY / 2), at((DAY * 3) / 4)])
    const { emailAddress } = await someone(false)
    await sendActivationLink(deps(), { emailAddress, request: from('192.0.2.2') })
    expect(
      (await connection.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, emailAddress)))[0]
        ?.nextAttemptAt,
    ).toBeNull()
  })
})

describe('[RUN-21: turns] the outbox', () => {
  /** The recipients of the next emails, in the order in which they leave. */
  const delivered = async (emails: number) => {
    const left: string[] = []
    const send = ({ to }: { readonly to: string }) => {
      left.push(to)
      return Promise.resolve()
    }
    const transport = { send, close: () => undefined }
    const clock = { security: () => now, steady }
    const delivery = startDelivery({ db: connection.db, clock, transport, keep: true, failed: () => undefined })
    await until(
      () => left.length,
      (count) => count >= emails,
    )
    await delivery.stop()
    return left
  }
  const letter = mail('A letter', 'Ada', ['Text'])

  test('sends what gets somebody in before all other emails', async () => {
    for (const to of ['one@mail.test', 'two@mail.test']) await sendMail(connection.db, to, letter, now)
    const { emailAddress } = await someone()
    await askForResets(emailAddress, 1, from(stranger))
    expect(await delivered(3)).toEqual([emailAddress, 'one@mail.test', 'two@mail.test'])
  })

  test('lets at most ten emails of one sender go before those of anybody else', async () => {
    const flood = await Promise.all(Array.from({ length: 40 }, () => someone(false)))
    for (const { emailAddress } of flood) await sendActivationLink(deps(), { emailAddress, request: from('192.0.2.9') })
    await sendMail(connection.db, 'receipt@mail.test', letter, now)
    const { emailAddress } = await someone()
    await sendResetLink(deps(), { emailAddress, request: from(home) })
    const order = await delivered(42)
    expect(order).toHaveLength(42)
    expect(order.indexOf(emailAddress)).toBe(10)
    expect(order.indexOf('receipt@mail.test')).toBe(11)
  })
})
