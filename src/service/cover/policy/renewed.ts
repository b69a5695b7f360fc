import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import type { Database } from '../../platform/database/database'
import { chosenPeriodOf, subjectsOf, type Bought } from '../../shop/quote/insured'
import { isRenewable } from '../../shop/quote/insured-once'
import { quote } from '../../shop/tables'
import { insuredThing, policy } from '../tables'
import { COVERING } from './held-covers'
import { storeMissingThings } from './insured-things'
import { isPending } from './pending'
import { policyPeriod } from './renewal'
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

type Follower = Awaited<ReturnType<typeof followersOf>>[number]

/** The day until which all things of a policy are renewed, if they are. */
const renewedUntil = (bought: Bought, followers: readonly Follower[]): CalendarDate | undefined => {
  const renewals = followers.filter((row) => row.productId === bought.productId && !isPending(row))
  const ends = subjectsOf(bought).map(({ key }) =>
    renewals
      .flatMap((row) => (row.key === key && row.until !== null ? [row.until] : []))
      .sort()
      .at(-1),
  )
  const [first] = ends.toSorted()
  return ends.includes(undefined) ? undefined : (first as CalendarDate | undefined)
}

/**
 * How those of a customer's policies go on that end soon enough to be renewed (requirement LIFE-06); the others are left out,
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
    ({ policy: { status, ...stored }, quote: bought }) =>
      status === 'Active' &&
      chosenPeriodOf(bought) === undefined &&
      isRenewable(policyPeriod(stored, bought).to, today),
  )
  if (ending.length === 0) return new Map()
  await storeMissingThings(db, customerId)
  const followers = await followersOf(
    db,
    ending.map(({ policy: { id } }) => id),
  )
  return new Map(
    ending.map((row) => {
      const own = followers.filter(({ policyId }) => policyId === row.policy.id)
      const until = renewedUntil(row.quote, own)
      return [row.policy.id, { isRenewable: own.length === 0, ...(until && { renewedUntil: until }) }]
    }),
  )
}
