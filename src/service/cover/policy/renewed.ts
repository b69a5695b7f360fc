import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { isRenewable } from '../../shop/quote/insured-once'
import { quote } from '../../shop/tables'
import { insuredThing, policy } from '../tables'
import { COVERING } from './held-covers'
import { storeMissingFacts } from './insured-things'
import { isPending } from './pending'
import type { ListedPolicy } from './repository'

/** How a policy goes on: nothing follows it, so that it can be renewed, or all of it is insured on until a day. */
export type Continuation = { readonly isRenewable: boolean; readonly renewedUntil?: CalendarDate }

const follower = alias(policy, 'follower')
const followed = alias(insuredThing, 'followed')

/** The covers that follow these policies, one row for each thing. */
const followersOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      policyId: followed.policyId,
      key: followed.key,
      productId: quote.productId,
      status: follower.status,
      until: follower.coverTo,
    })
    .from(followed)
    .innerJoin(policy, eq(policy.id, followed.policyId))
    .innerJoin(insuredThing, and(eq(insuredThing.customerId, followed.customerId), eq(insuredThing.key, followed.key)))
    .innerJoin(follower, eq(follower.id, insuredThing.policyId))
    .innerJoin(quote, eq(quote.id, follower.quoteId))
    .where(
      and(
        inArray(followed.policyId, [...ids]),
        inArray(follower.status, COVERING),
        gt(follower.coverFrom, policy.coverTo),
      ),
    )

/** The keys of what these policies insure. */
const thingsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ policyId: insuredThing.policyId, key: insuredThing.key })
    .from(insuredThing)
    .where(inArray(insuredThing.policyId, [...ids]))

type Follower = Awaited<ReturnType<typeof followersOf>>[number]

/** The day until which all things of a policy are renewed, if they are. */
const renewedUntil = (
  productId: number,
  keys: readonly string[],
  followers: readonly Follower[],
): CalendarDate | undefined => {
  const renewals = followers.filter((row) => row.productId === productId && !isPending(row))
  const ends = keys.map((key) =>
    renewals
      .flatMap((row) => (row.key === key && row.until !== null ? [row.until] : []))
      .sort()
      .at(-1),
  )
  const [first] = ends.toSorted()
  return ends.includes(undefined) ? undefined : (first as CalendarDate | undefined)
}

const byPolicy = <Row extends { readonly policyId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.policyId)
    if (group === undefined) groups.set(row.policyId, [row])
    else group.push(row)
  }
  return groups
}

/**
 * How those of a customer's policies go on that end soon enough to be renewed; the others are left out,
 * and cost nothing.
 */
export const continuations = async (
  db: Database,
  customerId: string,
  rows: readonly ListedPolicy[],
  now: Date,
): Promise<ReadonlyMap<number, Continuation>> => {
  const today = dayInLagos(now.getTime())
  const ending = rows.filter(
    ({ policy: { status, coverTo, summary } }) =>
      status === 'Active' &&
      summary?.isChosen !== true &&
      coverTo !== null &&
      isRenewable(coverTo as CalendarDate, today),
  )
  if (ending.length === 0) return new Map()
  await storeMissingFacts(db, customerId)
  const ids = ending.map(({ policy: { id } }) => id)
  const followers = byPolicy(await followersOf(db, ids))
  const things = byPolicy(await thingsOf(db, ids))
  return new Map(
    ending.map(({ policy: { id }, quote: { productId } }) => {
      const own = followers.get(id) ?? []
      const keys = (things.get(id) ?? []).map(({ key }) => key)
      const until = renewedUntil(productId, keys, own)
      return [id, { isRenewable: own.length === 0, ...(until && { renewedUntil: until }) }]
    }),
  )
}

/** Whether all that a policy insures is insured on, or will be once a first debit is booked. */
export const isContinued = async (db: Database, id: number): Promise<boolean> => {
  const things = await thingsOf(db, [id])
  const followers = await followersOf(db, [id])
  return things.length > 0 && things.every(({ key }) => followers.some((row) => row.key === key))
}
