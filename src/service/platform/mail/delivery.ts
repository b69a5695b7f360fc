import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock'
import type { Database } from '../database/database'
import { outboxMessage } from './tables'
import { htmlOf } from './mail'
import type { Transport } from './transport'

/** The delay before each retry; there is no retry after the last one. */
const RETRY_MS = [1_000, 10_000, 60_000, 300_000, 1_800_000] as const
const ATTEMPTS = RETRY_MS.length + 1

/** An email older than the lifetime of its links is no longer sent. */
const MAX_AGE_MS = 86_400_000
const POLL_INTERVAL_MS = 1_000

type DeliveryOptions = {
  readonly db: Database
  readonly clock: Pick<Clock, 'security' | 'steady'>
  readonly transport: Transport
  /** Whether a sent email stays in the outbox: it does while the sandbox page shows the outbox. */
  readonly keep: boolean
  /** Called after a failed attempt, without the recipient. */
  readonly failed: (failure: { readonly letter: number; readonly attempt: number; readonly error: unknown }) => void
}

type Letter = typeof outboxMessage.$inferSelect

/** The emails that are still to be sent: not delivered, not too old, and tried less often than the last time. */
const waiting = (now: Date) =>
  and(
    eq(outboxMessage.channel, 'email'),
    isNull(outboxMessage.deliveredAt),
    lt(outboxMessage.attempts, ATTEMPTS),
    gt(outboxMessage.sentAt, new Date(now.getTime() - MAX_AGE_MS)),
  )

/** How many emails are still to be sent. */
export const waitingLetters = (db: Database, now: Date): Promise<number> => db.$count(outboxMessage, waiting(now))

/**
 * Claims the next email that is due and records the attempt before it is made, so that several processes share the work
 * and an email whose process dies is retried: it may be sent twice but is never lost.
 */
const claim = async ({ db, clock }: DeliveryOptions): Promise<Letter | undefined> => {
  const steady = clock.steady()
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(waiting(clock.security()), or(isNull(outboxMessage.nextAttemptAt), lte(outboxMessage.nextAttemptAt, steady))),
    )
    .orderBy(asc(outboxMessage.turn), desc(outboxMessage.isSecurity), asc(outboxMessage.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pause = sql`case ${outboxMessage.attempts} ${sql.join(
    RETRY_MS.map((ms, tries) => sql`when ${tries} then ${new Date(steady.getTime() + ms).toISOString()}::timestamptz`),
    sql` `,
  )} end`
  const [letter] = await db
    .update(outboxMessage)
    .set({ attempts: sql`${outboxMessage.attempts} + 1`, nextAttemptAt: pause })
    .where(eq(outboxMessage.id, due))
    .returning()
  return letter
}

const settle = async ({ db, clock, keep }: DeliveryOptions, id: number): Promise<void> => {
  if (keep) await db.update(outboxMessage).set({ deliveredAt: clock.security() }).where(eq(outboxMessage.id, id))
  else await db.delete(outboxMessage).where(eq(outboxMessage.id, id))
}

/** Tries to send one email that is due; `false` if none is. A failure is reported and retried later. */
const deliverOne = async (options: DeliveryOptions): Promise<boolean> => {
  const letter = await claim(options)
  if (letter === undefined) return false
  try {
    const { recipient, subject, text, messageId } = letter
    await options.transport.send({
      to: recipient,
      subject,
      text,
      html: htmlOf(letter),
      ...(messageId && { messageId }),
    })
  } catch (error) {
    options.failed({ letter: letter.id, attempt: letter.attempts, error })
    return true
  }
  await settle(options, letter.id)
  return true
}

/** Sends emails as they become due, until it is stopped; `stop` waits for the email that is being sent. */
export const startDelivery = (options: DeliveryOptions): { readonly stop: () => Promise<void> } => {
  let stopped = false
  let wake: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const one = (): Promise<boolean> =>
    deliverOne(options).catch((error: unknown) => {
      options.failed({ letter: 0, attempt: 0, error })
      return false
    })
  const isRunning = () => !stopped
  const run = async () => {
    while (isRunning()) if (!(await one()) && isRunning()) await pause()
  }
  const done = run()
  return {
    stop: async () => {
      stopped = true
      wake()
      await done
      options.transport.close()
    },
  }
}
