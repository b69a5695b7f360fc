import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { outboxMessage } from '../database/schema'
import type { Transport } from './transport'

/** How long after each failed try the next one follows; after the last there is none. */
const PAUSES_MS = [1_000, 10_000, 60_000, 300_000, 1_800_000] as const
const ATTEMPTS = PAUSES_MS.length + 1

/** A letter that is older than its links is not worth sending any more. */
const LETTER_LIFE_MS = 86_400_000
const LOOK_EVERY_MS = 1_000

type DeliveryOptions = {
  readonly db: Database
  readonly clock: () => Date
  readonly transport: Transport
  /** Whether a letter stays in the outbox when it has left: it does while the sandbox page shows the outbox. */
  readonly keep: boolean
  /** Hears of a failed try; never of whom the letter is for. */
  readonly failed: (failure: { readonly letter: number; readonly attempt: number; readonly error: unknown }) => void
}

type Letter = typeof outboxMessage.$inferSelect

/**
 * Takes the next letter that is due and notes the try before it is made, so that several processes share the work and
 * a process that dies in the middle leaves a letter that is tried again: sent twice at worst, never lost.
 */
const claim = async (db: Database, now: Date): Promise<Letter | undefined> => {
  const due = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.channel, 'email'),
        isNull(outboxMessage.deliveredAt),
        lt(outboxMessage.attempts, ATTEMPTS),
        gt(outboxMessage.sentAt, new Date(now.getTime() - LETTER_LIFE_MS)),
        or(isNull(outboxMessage.nextAttemptAt), lte(outboxMessage.nextAttemptAt, now)),
      ),
    )
    .orderBy(asc(outboxMessage.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pause = sql`case ${outboxMessage.attempts} ${sql.join(
    PAUSES_MS.map((ms, tries) => sql`when ${tries} then ${new Date(now.getTime() + ms).toISOString()}::timestamptz`),
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
  if (keep) await db.update(outboxMessage).set({ deliveredAt: clock() }).where(eq(outboxMessage.id, id))
  else await db.delete(outboxMessage).where(eq(outboxMessage.id, id))
}

/** Tries one letter that is due; `false` when none is. A failure is told and waits for its next try. */
const deliverOne = async (options: DeliveryOptions): Promise<boolean> => {
  const letter = await claim(options.db, options.clock())
  if (letter === undefined) return false
  try {
    await options.transport.send({ to: letter.recipient, subject: letter.subject, text: letter.text })
  } catch (error) {
    options.failed({ letter: letter.id, attempt: letter.attempts, error })
    return true
  }
  await settle(options, letter.id)
  return true
}

/** Delivers letters as they become due, until it is stopped; stopping waits for the letter on its way. */
export const startDelivery = (options: DeliveryOptions): { readonly stop: () => Promise<void> } => {
  let stopped = false
  let wake: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS)
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
  const onActivity = () => !stopped
  const run = async () => {
    while (onActivity()) if (!(await one()) && onActivity()) await pause()
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
