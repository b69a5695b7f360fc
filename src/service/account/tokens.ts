import { createHash, createSecretKey, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { CompactEncrypt, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../platform/database/database'
import { prepared } from '../platform/database/prepared'
import { accessToken, customer } from './tables'
import { againIfBrokenOff } from '../platform/database/transaction'
import { readAgainOnBreak } from '../platform/database/unavailable'
import type { SignedIn } from '../wire/handler'

/** The lifetime of a session's token, in seconds. */
export const TOKEN_LIFETIME = 3_600
/** The lifetime of a token for the payment widget, in seconds. */
const WIDGET_TOKEN_LIFETIME = 600
/** The most tokens for the payment widget of a customer: the oldest gives way. */
const MOST_WIDGET_TOKENS = 20
const ISSUER = 'customer-portal-sandbox'

/** Whom a token is issued to: the session, and the password that was checked. */
type Issuing = Pick<SignedIn, 'id' | 'passwordHash' | 'session'>

/** Who holds a token for the payment widget, and the only quote that it opens. */
export type Payer = { readonly customer: SignedIn; readonly quoteId: number | null }

/**
 * Access tokens: signed, and recorded in the database, so that log-out revokes them. A session's token opens the API; one
 * for the payment widget opens a single quote there, and nothing else.
 */
export type Tokens = {
  /**
   * Issues the token of a new session; `null` if the password has changed since the customer was read, which has ended
   * every session.
   */
  readonly issue: (customer: Omit<Issuing, 'session'>) => Promise<string | null>
  /** The same for the payment widget, within the customer's session. */
  readonly issueForWidget: (customer: Issuing, quoteId: number | null) => Promise<string | null>
  /** A token encrypted for the server alone, which ABP's clients keep for connections whose address carries it. */
  readonly encrypt: (token: string) => Promise<string>
  /**
   * The customer of a token whose signature has been verified lately, so that its requests wait with that customer's instead
   * of with all of their address. It may have been revoked since.
   */
  readonly knownOwnerOf: (token: string) => string | undefined
  /** The customer and session of a session's token; `null` if it is invalid, expired or revoked. */
  readonly customerOf: (token: string) => Promise<SignedIn | null>
  /** The same of a token for the payment widget, which is valid while its session is open. */
  readonly payerOf: (token: string) => Promise<Payer | null>
  /** Whose session this is, while it has a token of its own that is neither expired nor revoked. */
  readonly ownerOf: (session: string) => Promise<string | undefined>
  readonly revoke: (session: string) => Promise<void>
}

/** Whether the text is a token as it was issued: decoders of base64url also take padding and stray bits at its end. */
const isExact = (token: string): boolean => {
  const signature = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token)?.[1] ?? ''
  return signature !== '' && Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** What the signature of a token vouches for. */
type Verified = {
  readonly id: string
  readonly audience: string | readonly string[]
  readonly customerId: string | undefined
}

/** How many tokens are remembered as verified. */
const REMEMBERED = 10_000

type Audience = (typeof accessToken.$inferSelect)['audience']

/** The holder of a token's id, while it is neither expired nor revoked. */
const holderOfToken = (db: Database) =>
  prepared(db, 'holder of token', () =>
    db
      .select({ customer, session: accessToken.session, quoteId: accessToken.quoteId })
      .from(accessToken)
      .innerJoin(customer, eq(customer.id, accessToken.customerId))
      .where(
        and(
          eq(accessToken.id, sql.placeholder('id')),
          eq(accessToken.audience, sql.placeholder('audience')),
          gt(accessToken.expiresAt, sql.placeholder('now')),
        ),
      ),
  )

/**
 * Records a token, while the customer's password is the one that was checked: the row is locked, so that a new password,
 * which ends all sessions, comes before this or after. The customer's tokens that have expired are deleted, and the oldest
 * of too many for the widget, except those that somebody else is deleting.
 */
const recordToken = (db: Database) =>
  prepared(db, 'record token', () => {
    const isOwn = eq(accessToken.customerId, sql.placeholder('customerId'))
    const beyondTheMost = db
      .select({ id: accessToken.id })
      .from(accessToken)
      .where(and(isOwn, eq(accessToken.audience, 'widget')))
      .orderBy(desc(accessToken.expiresAt))
      .offset(MOST_WIDGET_TOKENS - 1)
    const free = db
      .select({ id: accessToken.id })
      .from(accessToken)
      .where(and(isOwn, or(lt(accessToken.expiresAt, sql.placeholder('now')), inArray(accessToken.id, beyondTheMost))))
      .for('update', { skipLocked: true })
    const expired = db.delete(accessToken).where(inArray(accessToken.id, free)).returning({ id: accessToken.id })
    const checked = and(
      eq(customer.id, sql.placeholder('customerId')),
      eq(customer.passwordHash, sql.placeholder('passwordHash')),
    )
    const token = db
      .select({
        id: sql<string>`${sql.placeholder('id')}::uuid`.as('id'),
        session: sql<string>`${sql.placeholder('session')}::uuid`.as('session'),
        customerId: customer.id,
        expiresAt: sql<Date>`${sql.placeholder('expiresAt')}::timestamptz`.as('expires_at'),
        audience: sql<Audience>`${sql.placeholder('audience')}::text`.as('audience'),
        quoteId: sql<number | null>`${sql.placeholder('quoteId')}::bigint`.as('quote_id'),
      })
      .from(customer)
      .where(checked)
      .for('share')
    return db.with(db.$with('expired').as(expired)).insert(accessToken).select(token).returning({ id: accessToken.id })
  })

export const makeTokens = (db: Database, secret: Uint8Array, clock: () => Date): Tokens => {
  const signingKey = createSecretKey(secret)
  const encryptionKey = createSecretKey(createHash('sha256').update('encrypted access token').update(secret).digest())
  /** The tokens whose signature was verified, so that this is done once for each; the row says whether one is valid. */
  const verified = new Map<string, Verified>()
  const remember = (token: string, read: Verified): Verified => {
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= REMEMBERED) verified.delete(oldest)
    verified.set(token, read)
    return read
  }
  const verify = async (token: string): Promise<Verified | null> => {
    if (!isExact(token)) return null
    try {
      const { payload } = await jwtVerify(token, signingKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        currentDate: clock(),
      })
      // A token of the version before names no audience.
      const { jti: id, aud: audience = 'api', sub: customerId } = payload
      return id === undefined ? null : remember(token, { id, audience, customerId })
    } catch {
      return null
    }
  }
  const holderOf = async (token: string, audience: Audience) => {
    const read = verified.get(token) ?? (await verify(token))
    if (read?.audience !== audience) return undefined
    const row = { id: read.id, audience, now: clock().toISOString() }
    return (await readAgainOnBreak(() => holderOfToken(db).execute(row)))[0]
  }
  const issue = async (
    { id: customerId, passwordHash, session }: Issuing,
    grant: { readonly audience: Audience; readonly quoteId: number | null },
    seconds: number,
  ) => {
    const id = randomUUID()
    const now = clock()
    const expiresAt = new Date(now.getTime() + seconds * 1_000)
    const times = { expiresAt: expiresAt.toISOString(), now: now.toISOString() }
    const row = { id, session, customerId, passwordHash, ...grant, ...times }
    const recorded = await againIfBrokenOff(() => recordToken(db).execute(row))
    if (recorded.length === 0) return null
    return new SignJWT({ sub: customerId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(grant.audience)
      .setJti(id)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(signingKey)
  }
  const ownerOf = async (session: string) => {
    const open = and(
      eq(accessToken.session, session),
      eq(accessToken.audience, 'api'),
      gt(accessToken.expiresAt, clock()),
    )
    return (await db.select({ id: accessToken.customerId }).from(accessToken).where(open).limit(1))[0]?.id
  }
  return {
    issue: (customer) =>
      issue({ ...customer, session: randomUUID() }, { audience: 'api', quoteId: null }, TOKEN_LIFETIME),
    issueForWidget: (customer, quoteId) => issue(customer, { audience: 'widget', quoteId }, WIDGET_TOKEN_LIFETIME),
    encrypt: (token) =>
      new CompactEncrypt(new TextEncoder().encode(token))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(encryptionKey),
    knownOwnerOf: (token) => verified.get(token)?.customerId,
    customerOf: async (token) => {
      const row = await holderOf(token, 'api')
      return row === undefined ? null : { ...row.customer, session: row.session }
    },
    payerOf: async (token) => {
      const row = await holderOf(token, 'widget')
      if (row === undefined || (await readAgainOnBreak(() => ownerOf(row.session))) === undefined) return null
      return { customer: { ...row.customer, session: row.session }, quoteId: row.quoteId }
    },
    ownerOf,
    revoke: async (session) => {
      await againIfBrokenOff(() => db.delete(accessToken).where(eq(accessToken.session, session)))
    },
  }
}
