import type { TestCustomer } from './customer-builder'

/** The request for a home quote of the contract's largest size that fits into a body: 5 buildings of 50 items each. */
export const largestHome = (street: string, signature = 'Test Customer') => ({
  signature,
  productId: 401,
  building: Array.from({ length: 5 }, (_, building) => ({
    description: 'A house of stone. '.repeat(100),
    buildingValue: 50_000_000,
    city: 'Ikeja',
    location: `${building + 1} ${street}`,
    state: 'Lagos',
    items: Array.from({ length: 50 }, (__, item) => ({
      itemDesc: `Thing ${building}/${item}, ${'made of wood, '.repeat(12)}`,
      itemValue: 100,
    })),
  })),
})

/** The number of a row, which makes its texts unique. */
const own = "'x' || q.id"

/** Copies of a quote of the customer, the newest, as if they were requested again. */
const quotes = (customer: TestCustomer, copies: number) => `
create temp table original as select quote.* from quote join customer on customer.id = quote.customer_id
  where email_address = '${customer.emailAddress}' order by quote.id desc limit 1;
create temp table copied as with copy as (
  insert into quote (customer_id, client_email, name, product_id, product_name, product_code, product_sub_code,
    product_description, total_premium, details, valid_until, cover_from, created_at)
  select customer_id, client_email, name, product_id, product_name, product_code, product_sub_code,
    product_description, total_premium, details, valid_until, cover_from, created_at
  from original, generate_series(1, ${copies}) returning id, customer_id) select * from copy;`

/** The same with copies of its payment and policy, each of which insures five things of its own. */
const covers = (customer: TestCustomer, copies: number) => `${quotes(customer, copies)}
insert into payment (quote_id, customer_id, status, payment_reference, transaction_reference, amount, fees, total_amount,
    gate_way, channel, currency, last_digits, created_at)
  select q.id, p.customer_id, p.status, ${own}, ${own}, p.amount, p.fees, p.total_amount, p.gate_way, p.channel, p.currency,
    p.last_digits, p.created_at
  from copied q, payment p join original on original.id = p.quote_id;
insert into policy (customer_id, quote_id, class_code, year, status, name, client_no, description, product_name, quote_no,
    total_premium, payment_reference, total_amount, cover_from, cover_to, began_at, has_keys, summary, created_at)
  select p.customer_id, q.id, p.class_code, p.year, p.status, p.name, p.client_no, p.description, p.product_name,
    'Q-' || q.id, p.total_premium, ${own}, p.total_amount, p.cover_from, p.cover_to, p.began_at, p.has_keys, p.summary,
    p.created_at
  from copied q, policy p join original on original.id = p.quote_id;
insert into insured_thing (customer_id, key, policy_id)
  select p.customer_id, 'copy ' || p.id || ' ' || thing, p.id
  from policy p join copied q on q.id = p.quote_id, generate_series(1, 5) thing;`

/** The same with copies of its mandate, which waits. */
const mandates = (customer: TestCustomer, copies: number) => `${covers(customer, copies)}
insert into mandate (customer_id, quote_id, active, name, email, phone, merchant_code, amount, fee, start_date, end_date,
    next_execute_date, source, gate_way, notification_type, currency, frequency, last_digits, account_hash,
    activation_amount, activate_until, created_at)
  select m.customer_id, q.id, m.active, m.name, m.email, m.phone, m.merchant_code, m.amount, m.fee, m.start_date, m.end_date,
    m.next_execute_date, m.source, m.gate_way, m.notification_type, m.currency, m.frequency, m.last_digits, m.account_hash,
    m.activation_amount, m.activate_until, m.created_at
  from copied q, mandate m join original on original.id = m.quote_id;`

const copiesOf = { quotes, covers, mandates }

/** The statements that copy what a customer got last, so many times. */
export const copying = (what: keyof typeof copiesOf, customer: TestCustomer, copies: number): string =>
  `${copiesOf[what](customer, copies)} drop table original; drop table copied;`
