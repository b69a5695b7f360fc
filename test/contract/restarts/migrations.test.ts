import { readdirSync, readFileSync } from 'node:fs'
import { hashPassword } from '../../../src/service/account/passwords'
import { openEmptyStore, type Store } from '../../support/backends'
import { fine, logIn, PASSWORD, tokenOf } from '../../support/customer-builder'
import { schemaUpTo } from '../../support/earlier-version'
import { listOf } from '../../support/lists'
import { rawClient, type RawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(180_000)

const rewards = 'test/contract/restarts/reward-migrations.test.ts'

/** The migrations that change rows, and the tests that do so with rows from before them. */
const tried: Readonly<Record<string, string>> = {
  '0008-referral-rewards.sql': __filename,
  '0009-policy-list.sql': __filename,
  '0011-mandate-debits.sql': __filename,
  '0016-log-in-places.sql': __filename,
  '0018-names-in-one-form.sql': 'test/contract/sandbox/visible-text.test.ts',
  '0019-reward-days.sql': rewards,
  '0020-declined-cards.sql': 'test/contract/restarts/clock-jumps.test.ts',
  '0021-reward-rules.sql': rewards,
  '0027-documents-in-pieces.sql': __filename,
}

test('[RUN-14: migrations] every migration that changes rows is tried with rows from before it', () => {
  const folder = 'src/service/platform/database/migrations'
  const changing = readdirSync(folder).filter((name) =>
    /^\s*(update|delete|insert|with)\b/im.test(readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/^--.*$/gm, '')),
  )
  expect(changing.sort()).toEqual(Object.keys(tried))
  for (const [name, file] of Object.entries(tried))
    expect([name, readFileSync(file, 'utf8').includes(name)]).toEqual([name, true])
})

const DAY_MS = 86_400_000
/** More than a piece in which a document is read, and all the same, so that it was stored compressed. */
const DOCUMENT_BYTES = 300_000
const bought = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 3 * DAY_MS)
const at = `'${bought.toISOString()}'`
const [referrer, friend] = ['6f1d4c3e-7d7a-4f0e-9b1e-000000000001', '6f1d4c3e-7d7a-4f0e-9b1e-000000000002'] as const

const account = (id: string, name: string, hash: string) => `
  insert into customer (id, name, surname, user_name, user_name_key, email_address, email_key, password_hash, email_confirmed, referral_code, created_at)
  values ('${id}', 'Ada', 'Earlier', '${name}', '${name}', '${name}@mail.test', '${name}@mail.test', '${hash}', true, '${name.toUpperCase()}', ${at});`

const policy = (number: number, product: string, premium: number) => `
  with q as (insert into quote (customer_id, client_email, name, product_id, product_name, product_code, product_sub_code, product_description, total_premium, details, created_at)
    values ('${referrer}', 'one@mail.test', 'Ada Earlier', 101, '${product}', 'MTC', 'Comprehensive', 'Then.', ${premium}, '{"demo": true}', ${at}) returning *),
  p as (insert into payment (quote_id, customer_id, status, payment_reference, transaction_reference, amount, fees, total_amount, gate_way, channel, currency, last_digits, created_at)
    select id, customer_id, 'Paid', 'PAY-${number}', 'TRX-${number}', ${premium - 100}, 100, ${premium}, 'Sandbox Card', 'card', 'NGN', '6666', ${at} from q returning *)
  insert into policy (customer_id, quote_id, class_code, year, status, name, client_no, description, created_at)
  select q.customer_id, q.id, 'M', ${bought.getUTCFullYear()}, 'Active', q.product_name, 'C-1', 'Then.', ${at} from q, p;`

describe('[RUN-14: migrations] a database of the version before the rewards', () => {
  let store: Store
  let sandbox: SandboxProcess
  let client: RawClient

  beforeAll(async () => {
    store = await openEmptyStore()
    const hash = await hashPassword(PASSWORD, 'cheap')
    await store.sql(`${await schemaUpTo('0007-beneficiaries.sql')}
      ${account(referrer, 'one', hash)} ${account(friend, 'two', hash)}
      insert into referral (referrer_id, referred_id, name, status, created_at) values
        ('${referrer}', '${friend}', 'Friend A', 'Pending', ${at}), ('${referrer}', null, 'Friend B', 'Paid', ${at});
      ${policy(1, 'Motor A', 1_500_000)} ${policy(2, 'Motor B', 2_500_050)}
      insert into identity_document (customer_id, type, issue_date, expiry_date, media_type, content, created_at)
        values ('${referrer}', 'NationalId', '2020-01-02', '2030-01-02', 'application/pdf', decode(repeat('25', ${DOCUMENT_BYTES}), 'hex'), ${at});
      insert into rate_window (key, requests, ends_at) values
        ('log-in of one@mail.test', 3, now() + interval '1 day'), ('registrations', 4, now() + interval '1 day');
      insert into login_attempt (key, failures, locked_until, last_at) values ('one', 5, now() + interval '1 hour', now()), ('one@mail.test', 5, now() + interval '1 hour', now());`)
    sandbox = await store.start()
    const session = await logIn(rawClient(sandbox.origin), 'one@mail.test', PASSWORD)
    fine(session)
    client = rawClient(sandbox.origin, tokenOf(session.result))
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('0008: each referral has the reward of ₦2,000', async () => {
    const { items } = await listOf({ client }, 'Referral/GetAll?Sorting=referralName')
    expect(items).toMatchObject([
      { referralName: 'Friend A', status: 'Pending', amount: 2_000 },
      { referralName: 'Friend B', status: 'Paid', amount: 2_000 },
    ])
  })

  test('0009: each policy lists, searches and sorts its own quote and payment', async () => {
    const first = { productName: 'Motor A', premium: 15_000, reference: 'PAY-1' }
    const second = { productName: 'Motor B', premium: 25_000.5, reference: 'PAY-2' }
    for (const sorting of ['productName', 'totalPremium', 'paymentReference', 'totalAmount', 'quoteNo'])
      for (const [direction, expected] of [
        ['ASC', [first, second]],
        ['DESC', [second, first]],
      ] as const) {
        const { items } = await listOf({ client }, `Policy/GetAll?Sorting=${sorting}%20${direction}`)
        expect(items).toMatchObject(
          expected.map(({ productName, premium, reference }) => ({
            quote: { product: { name: productName }, totalPremium: premium },
            payment: { paymentReference: reference, totalAmount: premium, fees: 1 },
          })),
        )
      }
    expect((await listOf({ client }, 'Policy/GetAll?Filter=Motor%20B')).items).toMatchObject([
      { payment: { paymentReference: 'PAY-2' } },
    ])
  })

  test('0027: a document is sent whole, and no typed address is left in a window', async () => {
    const { items } = await listOf({ client }, 'Document/GetAll')
    const sent = await fetch(new URL(String(items[0]?.['previewUrl']), sandbox.origin))
    expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.alloc(DOCUMENT_BYTES, '%'))).toBe(true)
    await sandbox.stop()
    await store.sql(`do $$ begin
      if exists (select 1 from rate_window where key like '%@%') then raise exception 'an address is left'; end if;
      if not exists (select 1 from rate_window where key = 'registrations' and requests = 4) then raise exception 'a window has gone'; end if;
      end $$`)
    sandbox = await store.start()
  })

  test('0011: each policy began when it was bought, and each has a check page of its own', async () => {
    await sandbox.stop()
    await store.sql(`do $$ begin
      if exists (select 1 from policy where began_at is distinct from created_at) then raise exception 'a policy began later'; end if;
      if (select count(distinct verification_code) from policy) <> (select count(*) from policy) then raise exception 'two policies share a code'; end if;
      end $$`)
    sandbox = await store.start()
  })

  test('0016: no lock of a name is left', async () => {
    expect((await logIn(rawClient(sandbox.origin), 'one', PASSWORD)).status).toBe(200)
  })

  test('what is due is found by an index: debits, mandates that wait, and rewards', async () => {
    await sandbox.stop()
    const finds = (query: string, index: string) => `do $$ declare line text; plan text := ''; begin
      set local enable_seqscan = off;
      for line in explain ${query} loop plan := plan || line; end loop;
      if position('${index}' in plan) = 0 then raise exception 'not found by ${index}: %', plan; end if; end $$;`
    for (const [query, index] of [
      ['select mandate_id from debit where booked_at is null and due_on <= current_date', 'debit_due'],
      ['select id from mandate where not active and lapsed_at is null and activate_until <= now()', 'mandate_waiting'],
      [
        "select id from referral where status = 'Pending' and refused_at is null and due_on <= current_date",
        'referral_due',
      ],
    ] as const)
      await store.sql(finds(query, index))
    sandbox = await store.start()
  })
})
