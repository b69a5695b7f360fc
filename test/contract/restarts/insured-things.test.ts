import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { openStore, type Store } from '../../support/backends'
import { card, fine, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { vehicle } from '../../support/vehicle'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'
const today = dayInLagos(Date.now())

/** Back to before 0022-insured-things.sql and what followed it, with policies of before 0013 among the rows. */
const before = `
  drop table insured_thing;
  drop index policy_without_keys;
  alter table policy drop column has_keys;
  alter table mandate drop column ended_because;
  drop index policy_without_summary;
  alter table policy drop column summary;
  delete from migration where name in ('0022-insured-things.sql', '0023-why-a-mandate-ended.sql',
    '0026-policy-summary.sql');
  update policy set cover_from = null, cover_to = null where quote_no in (select quote_no from quote where product_id = 401);`

describe('[RUN-14: migrations] [LIFE-06: once] policies that were bought before keys were stored', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const client = () => rawClient(sandbox.origin, customer.client.token)
  const quoted = (call: string, body: unknown) => client().post(`${app}/Insurance/${call}`, body)
  const buy = async (call: string, body: unknown) => {
    const { result } = await quoted(call, body)
    const { id: quoteId } = result as { readonly id: number }
    fine(await widgetClient(sandbox.widgetOrigin, client()).post('/pay/card', { quoteId, ...card }))
  }
  const cars = (...plates: readonly string[]) => ({
    signature: 'MOTOR',
    productId: 101,
    vehicles: plates.map((registrationNo) => ({ ...vehicle, registrationNo })),
  })
  const building = { description: 'A', buildingValue: 50_000_000, city: 'Ikeja', state: 'Lagos', items: [] }
  const home = (location: string) => ({
    signature: 'Test Customer',
    productId: 401,
    building: [{ ...building, location }],
  })
  const trip = (from: number) => ({
    signature: 'Test Customer',
    productId: 301,
    destination: 'GB',
    passportNo: 'A12345678',
    depaturedate: addDays(today, from),
    arrivaldate: addDays(today, from + 2),
  })

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    await buy('VehicleQuote', cars('ABC-123DE', 'KJA-456FG'))
    await buy('HomeQuote', home('Flat 1, 12 Allen Avenue'))
    await buy('TravelQuote', trip(10))
    // More than are read at once.
    for (let number = 100; number < 155; number += 1) await buy('VehicleQuote', cars(`LND-${number}KJ`))
    await sandbox.stop()
    await store.sql(before)
    sandbox = await store.start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('are in the way of what they insure, with their own days, and of nothing else', async () => {
    const last = addDays(addYears(today, 1), -1)
    const answers = await Promise.all([
      quoted('VehicleQuote', cars('kja 456 fg')),
      quoted('VehicleQuote', cars('LND-154KJ')),
      quoted('HomeQuote', home('flat 1 12 allen avenue')),
      quoted('TravelQuote', trip(12)),
    ])
    for (const { status, error } of answers)
      expect([status, error?.validationErrors?.[0]?.message]).toEqual([
        400,
        expect.stringMatching(/is insured already: .*, HB\//),
      ])
    for (const [call, body] of [
      ['VehicleQuote', cars('LND-155KJ')],
      ['HomeQuote', home('Flat 11, 2 Allen Avenue')],
      ['TravelQuote', trip(13)],
    ] as const)
      fine(await quoted(call, body))
    const { items } = (await client().get(`${app}/Policy/GetAll?Filter=Home%20Owner`)).result as {
      readonly items: readonly unknown[]
    }
    expect(items).toMatchObject([{ coverFrom: today, coverTo: last }])
    await sandbox.stop()
    await store.sql(`do $$ begin
      if exists (select 1 from policy join customer on customer.id = customer_id
        where email_address = '${customer.emailAddress}' and (not has_keys or cover_to is null)) then raise exception 'a policy has no keys or no days'; end if;
      if (select count(*) from insured_thing) <> 59 then raise exception 'a thing is missing, or stored twice'; end if;
      end $$`)
    sandbox = await store.start()
  })
})
