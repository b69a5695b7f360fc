import { timeInLagos } from '../../../src/domain/values/calendar-date'
import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { openEmptyStore, openStore, type Store } from '../../support/backends'
import {
  card,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { schemaUpTo } from '../../support/earlier-version'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { newSetClock, type SetClock } from '../../support/set-clock'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const HOUR = 3_600

/** A service whose system clock a test sets back, and lets pass from there. */
describe('[RUN-14: clock that jumps back] on a system clock that is set back', () => {
  let store: Store
  let clock: SetClock
  let sandbox: SandboxProcess
  /** How far it is off, in seconds. */
  let off = 0
  const move = async (seconds: number) => {
    off += seconds
    await clock.set(off)
    // Any call that counts notices it.
    await logIn(rawClient(sandbox.origin), 'nobody@mail.test', 'wrong')
  }

  beforeAll(async () => {
    clock = await newSetClock()
    store = await openStore()
    sandbox = await store.start(clock.env)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
    await clock.remove()
  })

  type Order = { readonly customer: TestCustomer; readonly quoteId: number }
  const paused = async (): Promise<Order> => {
    const customer = await newCustomer(sandbox.origin)
    const order = { customer, quoteId: (await motorQuote(customer)).id }
    for (let tried = 1; tried <= 10; tried += 1)
      expect((await pay(order, DECLINED_CARD)).error?.message).toBe('Your bank declined this card.')
    return order
  }
  /** With a session of its own, since sessions follow the system's time. */
  const pay = async ({ customer, quoteId }: Order, number = card.number) => {
    const session = await logIn(rawClient(sandbox.origin), customer.emailAddress, PASSWORD)
    const client = rawClient(sandbox.origin, tokenOf(session.result))
    return widgetClient(sandbox.widgetOrigin, client).post('/pay/card', { quoteId, ...card, number })
  }
  const isPaused = async (order: Order) => (await pay(order)).error?.message === 'Too many cards were declined.'

  test('a pause of cards lasts an hour, and does not come back', async () => {
    const [order, other] = [await paused(), await paused()]
    await move(-2 * HOUR)
    const refused = await pay(order)
    const shown = (seconds: number) => timeInLagos(Date.now() + (off + seconds) * 1_000)
    const times = [HOUR - 60, HOUR, HOUR + 60].map(shown)
    expect(times).toContain(/Try again at (\d\d:\d\d)/.exec(refused.error?.details ?? '')?.[1])
    await move(HOUR - 300)
    expect(await isPaused(order)).toBe(true)
    await move(301)
    expect((await pay(order)).status).toBe(200)
    // The time at which it began comes again, and is over again.
    await move((7 * HOUR) / 4)
    expect(await isPaused(other)).toBe(false)
  })

  test('the lock of an account lasts five minutes, and does not come back', async () => {
    const { emailAddress } = await newCustomer(sandbox.origin)
    const statusOf = async (password: string) => (await logIn(rawClient(sandbox.origin), emailAddress, password)).status
    for (let attempt = 1; attempt <= 5; attempt += 1) await statusOf('wrong')
    await move(-HOUR)
    expect(await statusOf(PASSWORD)).toBe(500)
    await move(240)
    expect(await statusOf(PASSWORD)).toBe(500)
    await move(61)
    expect(await statusOf(PASSWORD)).toBe(200)
    await move(HOUR - 120)
    expect(await statusOf(PASSWORD)).toBe(200)
  })

  test('while it is stopped, a pause is over when it starts again', async () => {
    const order = await paused()
    await sandbox.stop()
    off -= HOUR / 2
    await clock.set(off)
    sandbox = await store.start(clock.env)
    expect((await pay(order)).status).toBe(200)
  })
})

test('[RUN-14: migrations] 0020-declined-cards.sql: a pause goes on, and a count goes on from its beginning', async () => {
  const store = await openEmptyStore()
  const [one, two] = ['6f1d4c3e-7d7a-4f0e-9b1e-000000000001', '6f1d4c3e-7d7a-4f0e-9b1e-000000000002']
  const account = (id: string, name: string) => `
    insert into customer (id, name, surname, user_name, user_name_key, email_address, email_key, password_hash, email_confirmed, referral_code, created_at)
    values ('${id}', 'Ada', 'Earlier', '${name}', '${name}', '${name}@mail.test', '${name}@mail.test', '', true, '${name}', now());`
  await store.sql(`${await schemaUpTo('0019-reward-days.sql')} ${account(one, 'one')} ${account(two, 'two')}
    insert into rate_window (key, requests, ends_at) values
      ('declined:${one}', 12, '2026-03-02T10:00:00Z'), ('declined:${two}', 3, '2026-03-02T11:00:00Z'),
      ('declined:6f1d4c3e-7d7a-4f0e-9b1e-000000000003', 1, now()), ('sms:${one}', 4, '2026-03-02T10:00:00Z')`)
  const sandbox = await store.start()
  await sandbox.stop()
  await store.sql(`do $$ declare found text; begin
    select string_agg(right(customer_id::text, 1) || ' ' || times || ' ' || hour, ', ' order by customer_id) into found
    from (select customer_id, count(*) as times, declined_at at time zone 'UTC' as hour from declined_card group by 1, 3) counted;
    if found is distinct from '1 10 2026-03-02 09:00:00, 2 3 2026-03-02 10:00:00' then raise exception 'declined: %', found; end if;
    if exists (select from rate_window where key like 'declined:%') then raise exception 'a window is left'; end if;
    if not exists (select from rate_window where key = 'sms:${one}') then raise exception 'another window is gone'; end if;
    end $$`)
  await store.remove()
})
