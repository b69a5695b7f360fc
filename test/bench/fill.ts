import { Client } from 'pg'

export const POLICIES = 1_000_000
export const CUSTOMERS = 100_000
/** Every thousandth policy belongs to the busy customer, so that the thousand are on as many pages of the table. */
const BUSY_EVERY = 1_000

/** The customer with a thousand policies; the password is that of the demo customers. */
export const busyEmail = 'bench1@portal.test'

/** `1` is the busy customer; the others share the rest. */
const owner = `md5('bench ' || case when n % ${BUSY_EVERY} = 0 then 1 else 2 + n % ${CUSTOMERS - 1} end)::uuid`
const products = `array['Comprehensive Motor', 'Third Party Motor', 'Silver Health Plan', 'Term Life',
  'Single Trip Travel', 'Annual Travel', 'Home Owner', 'Home Contents']`
const cover = 'Accident, fire, theft and flood, for one year.'

/** A step of one generates all rows; a step of a thousand only those of the busy customer, which are the same. */
const statements = (step: number): readonly string[] => [
  `insert into customer (id, name, surname, user_name, user_name_key, email_address, email_key, password_hash,
      email_confirmed, referral_code, created_at)
    select md5('bench ' || n)::uuid, 'Bench', 'Customer', 'bench' || n, 'bench' || n, 'bench' || n || '@portal.test',
      'bench' || n || '@portal.test', (select password_hash from customer where email_key = 'demo@portal.test'), true,
      'BENCH' || n, '2020-01-01'
    from generate_series(1, ${step === 1 ? CUSTOMERS : 1}) n`,
  `create temp table bought on commit drop as
    select n, ${owner} as customer_id, timestamptz '2020-01-01' + n * interval '3 minutes' as at,
      (${products})[1 + (n + n / ${BUSY_EVERY}) % 8] as product, 100000 + (n * 7919::bigint) % 9999991 as premium
    from generate_series(${step}, ${POLICIES}, ${step}) n`,
  `insert into quote (id, customer_id, client_email, name, product_id, product_name, product_code, product_sub_code,
      product_description, total_premium, details, created_at) overriding system value
    select 1000000 + n, customer_id, 'bench@portal.test', 'Bench Customer', 101, product, 'MTC', 'Comprehensive',
      '${cover}', premium, '{}', at from bought`,
  `insert into payment (quote_id, customer_id, status, payment_reference, transaction_reference, amount, fees,
      total_amount, gate_way, channel, currency, last_digits, created_at)
    select 1000000 + n, customer_id, 'Paid', 'PAY-' || upper(left(md5(n::text), 12)),
      'TRX-' || upper(right(md5(n::text), 12)), premium, 0, premium, 'Sandbox Card', 'card', 'NGN', '6666', at
    from bought`,
  `insert into policy (id, customer_id, quote_id, class_code, year, status, name, client_no, description, product_name,
      quote_no, total_premium, payment_reference, total_amount, created_at, modified_at) overriding system value
    select 1000000 + n, customer_id, 1000000 + n, 'M', extract(year from at)::int,
      case when n / ${BUSY_EVERY} % 3 = 0 then 'Expired' else 'Active' end, product || ', Bench Customer', 'C-' || n,
      '${cover}', product, 'Q-' || (1000000 + n), premium, 'PAY-' || upper(left(md5(n::text), 12)), premium, at,
      case when n / ${BUSY_EVERY} % 2 = 0 then at + interval '1 day' end
    from bought`,
  // A customer may have 200 open quotes; those that are measured have ended when they are stored.
  `create function store_ended() returns trigger language plpgsql as $$
      begin new.created_at = new.created_at - interval '1 year'; return new; end $$`,
  `create trigger store_ended before insert on quote for each row execute function store_ended()`,
  // Rows created over HTTP afterwards get higher ids.
  `select setval(pg_get_serial_sequence(name, 'id'), 3000000) from unnest(array['quote', 'payment', 'policy']) name`,
]

/**
 * Fills a sandbox's database with a million policies of 100,000 customers, one of whom has a thousand; or, with `alone`,
 * with only that customer and the same thousand policies. Then it collects statistics like autovacuum. Returns seconds.
 */
export const fill = async (databaseUrl: string, alone: boolean): Promise<number> => {
  const started = performance.now()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ super: boolean }>(
      'select rolsuper as super from pg_roles where rolname = current_user',
    )
    await client.query('begin')
    // The generated rows are consistent, so a superuser can skip five million foreign key checks.
    if (rows[0]?.super === true) await client.query('set local session_replication_role = replica')
    for (const statement of statements(alone ? BUSY_EVERY : 1)) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
    await client.query('checkpoint').catch(() => undefined)
  } finally {
    await client.end()
  }
  return (performance.now() - started) / 1000
}

/** The version of the server, like `15.13`. */
export const versionOf = async (databaseUrl: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version.split(' ')[0] ?? 'of unknown version'
  } finally {
    await client.end()
  }
}
