import { createHash, createSecretKey, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { CompactEncrypt, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared'
import { accessToken, customer } from '../database/schema'
import { againIfBrokenOff } from '../database/transaction'
import { readAgainOnBreak } from '../database/unavailable'
import type { SignedIn } from '../wire/handler'
import type { Customer } from './repository'

/** The lifetime of a token, in seconds. */
export const TOKEN_LIFETIME = 3_600
const ISSUER = 'customer-portal-sandbox'

/** Access tokens: signed, valid for an hour, and recorded in the database, so that log-out revokes them. */
export type Tokens = {
  /**
   * Issues a token for a customer, in the given session or a new one; `null` if the password has changed since the
   * customer was read, which has ended every session.
   */
  readonly issue: (customer: Pick<Customer, 'id' | 'passwordHash'>, session?: string) => Promise<string | null>
  /** A token encrypted for the server alone, which ABP's clients keep for connections whose address carries it. */
  readonly encrypt: (token: string) => Promise<string>
  /** The customer and session of a token; `null` if it is invalid, expired or revoked. */
  readonly customerOf: (token: string) => Promise<SignedIn | null>
  /** Whether a session has a token that is neither expired nor revoked. */
  readonly isOpen: (session: string) => Promise<boolean>
  /** Revokes every token of a session. */
  readonly revoke: (session: string) => Promise<void>
}

/** Whether the text is a token as it was issued: decoders of base64url also take padding and stray bits at its end. */
const isExact = (token: string): boolean => {
  const signature = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token)?.[1] ?? ''
  return signature !== '' && Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** How many tokens are remembered as verified. */
const REMEMBERED = 10_000

/** The customer and session of a token's id, while it is neither expired nor revoked. */
const customerOfToken = (db: Database) =>
  prepared(db, 'customer of token', () =>
    db
      .select({ customer, session: accessToken.session })
      .from(accessToken)
      .innerJoin(customer, eq(customer.id, accessToken.customerId))
      .where(and(eq(accessToken.id, sql.placeholder('id')), gt(accessToken.expiresAt, sql.placeholder('now')))),
  )

/**
 * Records a token, while the customer's password is the one that was checked: the row is locked, so that a new password,
 * which ends all sessions, comes before this or after. The customer's tokens that have expired are deleted, except those
 * that somebody else is deleting.
 */
const recordToken = (db: Database) =>
  prepared(db, 'record token', () => {
    const isExpired = and(eq(accessToken.customerId, sql.placeholder('customerId')), lt(accessToken.expiresAt, sql.placeholder('now')))
    const free = db.select({ id: accessToken.id }).from(accessToken).where(isExpired).for('update', { skipLocked: true })
    const expired = db
      .delete(accessToken)
      .where(inArray(accessToken.id, free))
      .returning({ id: accessToken.id })
    const checked = and(eq(customer.id, sql.placeholder('customerId')), eq(customer.passwordHash, sql.placeholder('passwordHash')))
    const token = db
      .select({
        id: sql<string>`${sql.placeholder('id')}::uuid`.as('id'),
        session: sql<string>`${sql.placeholder('session')}::uuid`.as('session'),
        customerId: customer.id,
        expiresAt: sql<Date>`${sql.placeholder('expiresAt')}::timestamptz`.as('expires_at'),
      })
      .from(customer)
      .where(checked)
      .for('share')
    return db.with(db.$with('expired').as(expired)).insert(accessToken).select(token).returning({ id: accessToken.id })
  })

export const makeTokens = (db: Database, secret: Uint8Array, clock: () => Date): Tokens => {
  const signingKey = createSecretKey(secret)
  const encryptionKey = createSecretKey(createHash('sha256').update('encrypted access token').update(secret).digest())
  /** The ids of tokens whose signature was verified, so that this is done once for each; the row says whether one is valid. */
  const verified = new Map<string, string>()
  const remember = (token: string, id: string) => {
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= REMEMBERED) verified.delete(oldest)
    verified.set(token, id)
  }
  const verify = async (token: string): Promise<string | null> => {
    if (!isExact(token)) return null
    try {
      const { payload } = await jwtVerify(token, signingKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        currentDate: clock(),
      })
      if (payload.jti === undefined) return null
      remember(token, payload.jti)
      return payload.jti
    } catch {
      return null
    }
  }
  return {
    issue: async ({ id: customerId, passwordHash }, session = randomUUID()) => {
      const id = randomUUID()
      const now = clock()
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME * 1_000)
      const row = { id, session, customerId, passwordHash, expiresAt: expiresAt.toISOString(), now: now.toISOString() }
      if ((await againIfBrokenOff(() => recordToken(db).execute(row))).length === 0) return null
      return new SignJWT({ sub: customerId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(signingKey)
    },
    encrypt: (token) =>
      new CompactEncrypt(new TextEncoder().encode(token))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(encryptionKey),
    customerOf: async (token) => {
      const id = verified.get(token) ?? (await verify(token))
      if (id === null) return null
      const [row] = await readAgainOnBreak(() => customerOfToken(db).execute({ id, now: clock().toISOString() }))
      return row === undefined ? null : { ...row.customer, session: row.session }
    },
    isOpen: async (session) => {
      const open = and(eq(accessToken.session, session), gt(accessToken.expiresAt, clock()))
      return (await db.select({ id: accessToken.id }).from(accessToken).where(open).limit(1)).length > 0
    },
    revoke: async (session) => {
      await againIfBrokenOff(() => db.delete(accessToken).where(eq(accessToken.session, session)))
    },
  }
}
