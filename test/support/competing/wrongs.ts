import type { Client } from 'pg'
import { CAR, ONCE } from './round'

/** What demo customers have is not of these rounds. */
const ofRounds = "email_address not like '%@portal.test'"
const inLagos = (column: string) => `(${column} at time zone interval '+01:00')::date`

/** The pairs of policies of a customer with the same thing on the same day; `things` are policies with a column `thing`. */
const twiceOnADay = (things: string) => `with held as (${things})
  select one.id from held one join held other on one.id < other.id and one.customer_id = other.customer_id
    and one.thing = other.thing and one.cover_from <= other.cover_to and other.cover_from <= one.cover_to`

/** What is there twice, by halves or too much, in the whole database, each as a query of the rows that are wrong. */
const wrongs: Readonly<Record<string, string>> = {
  'quotes with a payment and no policy, or the other way round': `select quote.id from quote
    left join payment on payment.quote_id = quote.id left join policy on policy.quote_id = quote.id
    where kind = 'Order' and (payment.id is null) <> (policy.id is null)`,
  'payments by mandate without a mandate that stands, or the other way round': `select quote.id from quote
    left join payment on payment.quote_id = quote.id and payment.status = 'Mandated'
    left join mandate on mandate.quote_id = quote.id and mandate.lapsed_at is null
    where (payment.id is null) <> (mandate.id is null)`,
  'mandates whose debits are not the premium': `select mandate.id from mandate
    join quote on quote.id = mandate.quote_id left join debit on debit.mandate_id = mandate.id
    group by mandate.id, quote.total_premium having coalesce(sum(debit.amount), 0) <>
      case when mandate.lapsed_at is null then quote.total_premium else 0 end`,
  'debits that were booked before their day': `select mandate_id from debit where ${inLagos('booked_at')} < due_on`,
  'policies that do not say whether their first debit was booked': `select policy.id from policy
    join mandate on mandate.quote_id = policy.quote_id and mandate.lapsed_at is null
    where exists (select from debit where mandate_id = mandate.id) and (policy.status = 'Active') <>
      exists (select from debit where mandate_id = mandate.id and booked_at is not null)`,
  'payments with other than one receipt for the card, or one for each booked debit': `select payment.id from payment
    left join mandate on mandate.quote_id = payment.quote_id and mandate.lapsed_at is null
    join customer on customer.id = payment.customer_id
    where ${ofRounds} and
      (select count(*) from outbox_message where position(payment.payment_reference in text) > 0) <>
      case when payment.status = 'Paid' then 1
        else 1 + (select count(*) from debit where mandate_id = mandate.id and booked_at is not null) end`,
  'cars of a customer that are insured twice on a day': twiceOnADay(`
    select policy.id, policy.customer_id, policy.cover_from, policy.cover_to, vehicle->>'registrationNo' as thing
    from policy join quote on quote.id = policy.quote_id, jsonb_array_elements(quote.details->'vehicles') vehicle`),
  'passports of a customer that are insured twice on a day': twiceOnADay(`
    select policy.id, policy.customer_id, policy.cover_from, policy.cover_to, details->>'passportNo' as thing
    from policy join quote on quote.id = policy.quote_id where details->>'passportNo' is not null`),
  'covers of days before they were paid': `select policy.id from policy join customer on customer.id = customer_id
    where ${ofRounds} and cover_from < ${inLagos('coalesce(began_at, policy.created_at)')}`,
  'covers of other days than were ordered': `select policy.id from policy
    join quote on quote.id = policy.quote_id join payment on payment.quote_id = quote.id and payment.status = 'Paid'
    where quote.cover_from <> policy.cover_from`,
  'cars that were renewed and have other than two covers': `select quote.customer_id from policy
    join quote on quote.id = policy.quote_id where quote.details->'vehicles'->0->>'registrationNo' = '${CAR}'
    group by quote.customer_id having count(*) <> 2`,
  'passports for which other than one of two covers was sold': `select quote.customer_id from quote
    left join policy on policy.quote_id = quote.id where details->>'passportNo' in ('${ONCE.join("', '")}')
    group by quote.customer_id, details->>'passportNo' having count(policy.id) <> 1`,
  'rewards that were paid before their day': `select referral.id from referral
    join customer on customer.id = referrer_id where ${ofRounds} and status = 'Paid' and (due_on is null or ${inLagos('paid_at')} < due_on or refused_at is not null)`,
  'BVNs for which other than one reward was paid': `select bvn from referral
    join bvn_record on bvn_record.customer_id = referred_id join customer on customer.id = referrer_id
    where ${ofRounds} group by bvn having count(*) filter (where status = 'Paid') <> 1`,
  'customers whose beneficiaries have more than the whole': `select customer_id from beneficiary
    group by customer_id having sum(share_hundredths) > 10000`,
}

/** What is wrong in the database once nothing is in progress. */
export const wrongIn = async (
  database: Client,
  queries: Readonly<Record<string, string>> = wrongs,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [what, query] of Object.entries(queries)) {
    const { rowCount } = await database.query(query)
    if (rowCount !== 0) found.push(`${String(rowCount)} ${what}`)
  }
  return found
}
