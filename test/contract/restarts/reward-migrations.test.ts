import { hashPassword } from '../../../src/service/account/passwords'
import { openEmptyStore, type Store } from '../../support/backends'
import { fine, logIn, PASSWORD, tokenOf } from '../../support/customer-builder'
import { schemaUpTo } from '../../support/earlier-version'
import { rawClient } from '../../support/raw-client'
import { paid, pending, type Reward } from '../../support/rewards'
import { listOf } from '../../support/lists'
import type { SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(180_000)

const idOf = (number: number) => `6f1d4c3e-7d7a-4f0e-9b1e-${String(number).padStart(12, '0')}`
const REFERRER = idOf(0)

type Friend = {
  readonly name: string
  /** The instants of payments by card, and of booked debits. */
  readonly cards?: readonly string[]
  readonly debits?: readonly string[]
  /** When the reward is due, fourteen days after the first of them in Lagos. */
  readonly due: string | null
  readonly isVerified?: true
}

/** Friends of the version before 0019-reward-days.sql and 0021-reward-rules.sql. */
const friends: readonly Friend[] = [
  { name: 'A card before midnight', cards: ['2025-03-02T22:59:59Z'], due: '2025-03-16' },
  { name: 'B card after midnight', cards: ['2025-03-02T23:30:00Z'], due: '2025-03-17' },
  { name: 'C first of two', cards: ['2025-05-01T09:00:00Z', '2025-04-01T09:00:00Z'], due: '2025-04-15' },
  { name: 'D debit', debits: ['2025-12-31T23:00:00Z', '2026-01-31T23:00:00Z'], due: '2026-01-15' },
  { name: 'E nothing booked', due: null },
  { name: 'F verified', cards: ['2025-03-02T23:30:00Z'], due: '2025-03-17', isVerified: true },
  { name: 'G years ahead', cards: ['2090-03-02T09:00:00Z'], due: '2090-03-16' },
]

const account = (id: string, name: string, hash: string, phone: string | null = null) => `
  insert into customer (id, name, surname, user_name, user_name_key, email_address, email_key, password_hash, email_confirmed, referral_code, created_at, verified_phone)
  values ('${id}', 'Ada', 'Earlier', '${name}', '${name}', '${name}@mail.test', '${name}@mail.test', '${hash}', true, '${name.toUpperCase()}', '2026-01-01', ${phone === null ? 'null' : `'${phone}'`});`

/** A quote with what is named `q` in the statement that follows. */
const quoteOf = (id: string) => `
  with q as (insert into quote (customer_id, client_email, name, product_id, product_name, product_code, product_sub_code, product_description, total_premium, details, created_at)
    values ('${id}', 'a@mail.test', 'Ada Earlier', 101, 'Motor', 'MTC', 'Comprehensive', 'Then.', 1200, '{}', '2026-01-01') returning *)`

const card = (id: string, at: string, number: number) => `${quoteOf(id)}
  insert into payment (quote_id, customer_id, status, payment_reference, transaction_reference, amount, fees, total_amount, gate_way, channel, currency, last_digits, created_at)
  select id, customer_id, 'Paid', 'PAY-${id}-${number}', 'TRX-${id}-${number}', 1200, 0, 1200, 'Sandbox Card', 'card', 'NGN', '6666', '${at}' from q;`

const mandate = (id: string, debits: readonly string[]) => `${quoteOf(id)},
  m as (insert into mandate (customer_id, quote_id, active, name, email, merchant_code, amount, fee, start_date, end_date, next_execute_date, source, gate_way, notification_type, currency, frequency, created_at)
    select customer_id, id, true, name, client_email, 'HB-001', 100, 0, '2026-01-01', '2026-12-31', '2026-01-01', 'First Bank', 'Sandbox', 'Email', 'NGN', 'Monthly', '2026-01-01' from q returning id)
  insert into debit (mandate_id, number, due_on, amount, booked_at)
  select m.id, booked.number, '2026-01-01', 100, booked.at from m,
    (values ${debits.map((at, index) => `(${index + 1}, timestamptz '${at}')`).join(', ')}) booked (number, at);`

const rowsOf = (friend: Friend, number: number, hash: string) => {
  const { name, cards = [], debits = [], isVerified } = friend
  const id = idOf(number)
  return [
    account(id, `friend${number}`, hash, isVerified ? '+2348031234567' : null),
    `insert into referral (referrer_id, referred_id, name, status, amount, created_at)
      values ('${REFERRER}', '${id}', '${name}', 'Pending', 200000, '2026-01-01');`,
    ...cards.map((at, index) => card(id, at, index)),
    ...(debits.length === 0 ? [] : [mandate(id, debits)]),
  ].join('\n')
}

describe('[RUN-14: migrations] a database of the version before the days of rewards', () => {
  let store: Store
  let sandbox: SandboxProcess
  const rewards = async (): Promise<readonly Reward[]> => {
    const session = await logIn(rawClient(sandbox.origin), 'referrer@mail.test', PASSWORD)
    fine(session)
    const client = rawClient(sandbox.origin, tokenOf(session.result))
    return (await listOf({ client }, 'Referral/GetAll?Sorting=referralName')).items.map(({ status }) => ({ status }))
  }
  /** Fails unless each friend's row has this. */
  const expectEach = (condition: (friend: Friend) => string) =>
    store.sql(
      friends
        .map(
          (friend) => `do $$ declare found text; begin
            select row_to_json(referral)::text into found from referral where name = '${friend.name}' and not (${condition(friend)});
            if found is not null then raise exception '%', found; end if; end $$;`,
        )
        .join('\n'),
    )

  beforeAll(async () => {
    store = await openEmptyStore()
    const hash = await hashPassword(PASSWORD, 'cheap')
    await store.sql(`${await schemaUpTo('0018-names-in-one-form.sql')}
      ${account(REFERRER, 'referrer', hash)}
      ${friends.map((friend, index) => rowsOf(friend, index + 1, hash)).join('\n')}`)
    sandbox = await store.start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('0019: each reward is due fourteen days after the first premium, in Lagos, by debit too; 0021: it is paid for who is verified', async () => {
    const expected = friends.map(({ isVerified }) => (isVerified ? paid : pending))
    expect(await until(rewards, (found) => JSON.stringify(found) === JSON.stringify(expected))).toEqual(expected)
    await sandbox.stop()
    await expectEach(({ due }) => `due_on is not distinct from ${due === null ? 'null' : `date '${due}'`}`)
    sandbox = await store.start()
  })

  test('0021: who paid before it has ninety days from then to be verified, others from their first premium', async () => {
    await sandbox.stop()
    await expectEach(({ name, due }) => {
      if (due === null) return 'verify_until is null and refused_at is null'
      if (name.startsWith('G')) return `verify_until = date '2090-05-31'`
      return `verify_until - (now() at time zone 'Africa/Lagos')::date in (89, 90)`
    })
    sandbox = await store.start()
  })

  test('0021: a reward that was refused says why, and a mandate has no hash of its account', async () => {
    await sandbox.stop()
    await store.sql(`
      update referral set refused_at = now() where name = 'A card before midnight';
      drop table rewarded_detail; drop index customer_verified_phone; drop index bvn_record_bvn;
      alter table referral drop column verify_until, drop column refused_because;
      alter table mandate drop column account_hash;
      delete from migration where name = '0021-reward-rules.sql';`)
    sandbox = await store.start()
    await sandbox.stop()
    await expectEach(({ name }) =>
      name.startsWith('A') ? `refused_because = 'OwnDetails' and verify_until is not null` : 'refused_because is null',
    )
    await store.sql(`do $$ begin
      if exists (select 1 from mandate where account_hash is not null) then raise exception 'a hash'; end if; end $$`)
    sandbox = await store.start()
  })
})
