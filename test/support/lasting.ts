import { TransactionRollbackError } from 'drizzle-orm'
import { makeLoginAttempts } from '../../src/service/account/login-attempts'
import { issueCode } from '../../src/service/account/phone/repository'
import { countEach, refuseOver, type Limit } from '../../src/service/account/rate-windows'
import { insertCustomer } from '../../src/service/account/repository'
import { countRegistration, countSending, waitOf } from '../../src/service/account/send-limits'
import { pauseOf, recordDeclined } from '../../src/service/cover/payment/declined-cards'
import type { Database } from '../../src/service/platform/database/database'
import { startDelivery } from '../../src/service/platform/mail/delivery'
import { mail } from '../../src/service/platform/mail/mail'
import { sendMail } from '../../src/service/platform/mail/repository'
import { outboxMessage } from '../../src/service/platform/mail/tables'
import { TooManyError } from '../../src/service/wire/errors'
import { unique } from './raw-client'
import { until } from './until'

const at = (seconds: number) => new Date(Date.parse('2025-06-16T12:00:00Z') + seconds * 1_000)

/** What lasts, by how long: how it begins for somebody new, and whether it holds at a time. */
type Lasting = {
  readonly seconds: number
  readonly begin: (db: Database, now: () => Date) => Promise<() => Promise<boolean>>
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooManyError) return true
      throw error
    },
  )

const newCustomerId = async (db: Database): Promise<string> => {
  const userName = unique('customer')
  const account = {
    ...{ name: 'A', surname: 'B', userName, passwordHash: '', emailConfirmed: true },
    emailAddress: `${userName}@mail.test`,
  }
  return (await insertCustomer(db, account, at(0)))?.id ?? ''
}

const countRequest = async (db: Database, key: string, limit: Limit, now: Date): Promise<void> => {
  for (const window of await countEach(db, [{ key, limit }], now)) refuseOver(window, limit, now)
}

/** Whether a letter is sent now, in a transaction that is taken back. */
const isSent = async (db: Database, now: () => Date): Promise<boolean> => {
  const sent: string[] = []
  const transport = { send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)), close: () => undefined }
  const failures: unknown[] = []
  const clock = { security: () => at(0), steady: now }
  let looked = 0
  const watched = new Proxy(clock, {
    get: (target, name: 'security' | 'steady') => {
      looked += 1
      return target[name]
    },
  })
  const delivery = startDelivery({
    db,
    transport,
    keep: true,
    clock: watched,
    failed: (failure) => failures.push(failure),
  })
  await until(
    () => Promise.resolve(looked),
    (times) => times > 0,
  )
  await delivery.stop()
  expect(failures).toEqual([])
  return sent.length > 0
}

export const lasting: Readonly<Record<string, Lasting>> = {
  'a limit of requests': {
    seconds: 60,
    begin: async (db, now) => {
      const key = unique('requests')
      await countRequest(db, key, { requests: 1, milliseconds: 60_000 }, now())
      return () => refused(countRequest(db, key, { requests: 1, milliseconds: 60_000 }, now()))
    },
  },
  'the limit of a day for a mailbox': {
    seconds: 86_400,
    begin: async (db, now) => {
      const key = unique('mailbox')
      const mayLeave = () => {
        const sooner = { key: unique('sooner'), limit: { requests: 3, milliseconds: 60_000 } }
        return countSending(db, key, sooner, now())
      }
      for (let link = 0; link < 10; link += 1) await mayLeave()
      return async () => !(await mayLeave())
    },
  },
  'the wait of emails to new accounts': {
    seconds: 86_400,
    begin: async (db, now) => {
      const address = unique('address')
      for (let account = 0; account < 2; account += 1) await countRegistration(db, address, 1, now())
      return async () => (await waitOf(db, address, 1, now())) > 0
    },
  },
  'the lock of an account': {
    seconds: 300,
    begin: async (db, now) => {
      const [attempts, key] = [makeLoginAttempts(db), unique('account')]
      for (let attempt = 0; attempt < 5; attempt += 1) await attempts.settle(key, false, now())
      return () => attempts.isLocked(key, now())
    },
  },
  'the pause after declined cards': {
    seconds: 3_600,
    begin: async (db, now) => {
      const id = await newCustomerId(db)
      for (let card = 0; card < 10; card += 1) await recordDeclined(db, id, now())
      return async () => (await pauseOf(db, id, now())) !== undefined
    },
  },
  'the wait for another SMS code': {
    seconds: 60,
    begin: async (db, now) => {
      const id = await newCustomerId(db)
      await issueCode(db, id, '+2348035550001', now())
      const again = () =>
        db.transaction((taken) => issueCode(taken, id, '+2348035550001', now()).then(() => taken.rollback()))
      return () =>
        refused(
          again().catch((error: unknown) => {
            if (!(error instanceof TransactionRollbackError)) throw error
          }),
        )
    },
  },
  'the wait of a letter': {
    seconds: 1_800,
    begin: async (db, now) => {
      await db.delete(outboxMessage)
      await sendMail(db, 'ada@mail.test', mail('A letter', 'Ada', ['Text']), at(0))
      await db.update(outboxMessage).set({ attempts: 4, nextAttemptAt: new Date(now().getTime() + 1_800_000) })
      return async () => !(await isSent(db, now))
    },
  },
}
