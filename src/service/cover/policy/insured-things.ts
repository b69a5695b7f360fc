import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database'
import { quote } from '../../shop/tables'
import { subjectsOf, type Bought } from '../../shop/quote/insured'
import { insuredThing, policy } from '../tables'
import { policyPeriod } from './renewal'
import { summaryOf } from './summary'

type Insuring = { readonly policyId: number; readonly customerId: string; readonly bought: Bought }

/** Stores the keys of what these policies insure, each once. */
export const storeThings = async (db: Database, policies: readonly Insuring[]): Promise<void> => {
  const things = policies.flatMap(({ policyId, customerId, bought }) =>
    subjectsOf(bought).map(({ key }) => ({ policyId, customerId, key })),
  )
  if (things.length > 0) await db.insert(insuredThing).values(things).onConflictDoNothing()
}

/** How many policies are read at once: their details may be large. */
const AT_ONCE = 10

/**
 * Stores what a customer's policies of an earlier version insure and what lists show of them, and the period of those that
 * do not say it. It can be broken off at any point, and done by several at once.
 */
export const storeMissingFacts = async (db: Database, customerId: string): Promise<void> => {
  for (;;) {
    const rows = await db
      .select({
        id: policy.id,
        period: { coverFrom: policy.coverFrom, coverTo: policy.coverTo, createdAt: policy.createdAt },
        bought: { productId: quote.productId, productSubCode: quote.productSubCode, details: quote.details },
      })
      .from(policy)
      .innerJoin(quote, eq(quote.id, policy.quoteId))
      .where(and(eq(policy.customerId, customerId), isNull(policy.summary)))
      .orderBy(asc(policy.id))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    await storeThings(
      db,
      rows.map(({ id, bought }) => ({ policyId: id, customerId, bought })),
    )
    for (const { id, period, bought } of rows.filter((row) => row.period.coverTo === null)) {
      const { from, to } = policyPeriod(period, bought)
      await db.update(policy).set({ coverFrom: from, coverTo: to }).where(eq(policy.id, id))
    }
    const facts = JSON.stringify(rows.map(({ id, bought }) => ({ id, summary: summaryOf(bought) })))
    await db
      .update(policy)
      .set({ hasKeys: true, summary: sql`fact.summary` })
      .from(sql`json_to_recordset(${facts}::json) as fact(id bigint, summary jsonb)`)
      .where(sql`${policy.id} = fact.id`)
  }
}
