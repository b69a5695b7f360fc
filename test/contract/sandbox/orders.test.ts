import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { fine } from '../../support/customer-builder'
import { insuring, offered } from '../../support/insuring'
import { ordersOf } from '../../support/orders'
import { savingsPlan } from '../../support/savings-plan'
import { vehicle } from '../../support/vehicle'

jest.setTimeout(180_000)

const dropped = {
  message: 'You have dropped this quote.',
  details: 'You have not been charged. Get a new quote.',
}
const replaced = {
  message: 'You have replaced this quote by another one.',
  details: 'You have not been charged. The other one is at home, under For you to do.',
}

describe('an order', () => {
  const {
    client,
    today,
    car,
    quoted,
    trip,
    payByCard,
    payByMandate,
    byMandate,
    widget,
    pass,
    held,
    statusOf,
    sql,
    ...all
  } = insuring()
  const { open, order, drop, replace } = ordersOf(client)
  const idsOf = async () => (await open()).map(({ id }) => id)
  const expectClosed = async (quoteId: number, error: object) => {
    expect((await widget().quote(quoteId)).result).toMatchObject({ status: 'Unpaid', refusal: error })
    for (const answer of [
      await payByCard(quoteId),
      await payByMandate(quoteId),
      await byMandate('/pay/mandate/plan', quoteId),
      await drop(quoteId),
      await replace(quoteId, 'LND-482KJ'),
    ])
      expect(answer).toMatchObject({ status: 500, error })
    expect(await held()).toEqual([])
  }

  test('[LIFE-05: any device] is listed while it can be paid, with its price, its last day and what it covers, and found with its form', async () => {
    const quote = await car('LND-482KJ')
    const shown = {
      id: quote.id,
      status: 'Unpaid',
      totalPremium: 250_000,
      priceUnit: 'a year',
      validUntil: addDays(today(), 30),
      categoryId: 1,
      product: { id: 101, name: 'Comprehensive Motor' },
    }
    expect(await open()).toMatchObject([shown])
    expect((await open())[0]?.['details']).toContainEqual({ label: 'Plate', value: 'LND-482KJ' })
    const found = await order(quote.id)
    expect(found).toMatchObject({
      ...shown,
      productId: 101,
      form: { registrationNo: 'LND-482KJ', makeId: '1', value: '5000000' },
    })
    expect((await open())[0]).not.toHaveProperty('form')
  })

  test('[LIFE-05: any device] that is paid, has a mandate, is dropped or has ended is listed no more, but found with its status', async () => {
    const [paid, mandated, thrown, rest] = [
      await car('LND-482KJ'),
      await car('KJA-456FG'),
      await car('LAG-301AA'),
      await car('ABJ-777BB'),
    ]
    fine(await payByCard(paid.id))
    fine(await payByMandate(mandated.id))
    fine(await drop(thrown.id))
    expect(await idsOf()).toEqual([rest.id])
    const statuses = [paid, mandated, thrown, rest].map(async ({ id }) => (await order(id))['status'])
    expect(await Promise.all(statuses)).toEqual(['Paid', 'Mandated', 'Dropped', 'Unpaid'])
    await pass(31)
    expect(await idsOf()).toEqual([])
  })

  test('[LIFE-05: any device] of an earlier version is listed until its last day, which is said', async () => {
    const quote = await car('LND-482KJ')
    await sql('update quote set valid_until = null, parts = null')
    expect(await open()).toMatchObject([{ id: quote.id, validUntil: addDays(today(), 30) }])
    await pass(32)
    expect(await idsOf()).toEqual([])
  })

  test('[LIFE-05: any device] has what its premium is made of, as when it was asked for', async () => {
    const plan = await quoted('SavingsQuote', savingsPlan)
    fine(plan)
    const { id, details } = plan.result as { readonly id: number; readonly details: unknown }
    expect((await order(id))['details']).toEqual(details)
    expect((await open())[0]?.['details']).toEqual(details)
  })

  test('[LIFE-05: any device] that follows a cover says so as when it was asked for', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await all.untilRenewable()
    const renewal = await car('LND-482KJ')
    expect(renewal.follows).toBeDefined()
    expect(await order(renewal.id)).toMatchObject({ follows: renewal.follows, coverFrom: renewal.coverFrom })
  })

  test('[LIFE-05: any device] of another customer is not found, listed, dropped or replaced', async () => {
    const { id } = await car('LND-482KJ')
    await all.changeCustomer()
    expect(await open()).toEqual([])
    for (const answer of [
      await client().get(`/api/services/app/Quote/GetById?id=${id}`),
      await drop(id),
      await replace(id, 'LND-482KJ'),
    ])
      expect(answer.status).toBe(404)
    expect(await open()).toEqual([])
  })

  test('[LIFE-05: dropped, refused] that is dropped is refused in words wherever it is paid, dropped or replaced', async () => {
    const { id } = await car('LND-482KJ')
    fine(await drop(id))
    await expectClosed(id, dropped)
  })

  test('[LIFE-05: corrected, refused] that is corrected is replaced by the new one, which can be paid', async () => {
    const { id } = await car('LND-482KJ')
    const corrected = offered(await replace(id, 'LND-482KJ'))
    expect(await open()).toMatchObject([{ id: corrected.id, totalPremium: 300_000 }])
    expect((await order(id))['status']).toBe('Replaced')
    await expectClosed(id, replaced)
    fine(await payByCard(corrected.id))
    expect(await held()).toMatchObject([{ quote: { totalPremium: 300_000 } }])
  })

  test('[LIFE-05: corrected] that cannot be corrected so stays as it is', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const { id } = await car('KJA-456FG')
    expect((await replace(id, 'LND-482KJ')).status).toBe(400)
    expect((await replace(id, ' ')).status).toBe(400)
    expect(await open()).toMatchObject([{ id, status: 'Unpaid' }])
    fine(await payByCard(id))
  })

  test('[LIFE-05: corrected] can be corrected where as many are open as are kept', async () => {
    const { id } = await car('LND-482KJ')
    await sql(`insert into quote (customer_id, client_email, name, product_id, product_name, product_code, product_sub_code, product_description, total_premium, details, valid_until, created_at)
      select customer_id, client_email, name, product_id, product_name, product_code, product_sub_code, product_description, total_premium, details, valid_until, created_at
      from quote, generate_series(1, 199) where id = ${id}`)
    expect((await quoted('VehicleQuote', { signature: 'MOTOR', productId: 101, vehicles: [vehicle] })).status).toBe(500)
    fine(await replace(id, 'LND-482KJ'))
  })

  test.each([
    ['is paid', payByCard, 'This order is paid already.'],
    ['has a mandate', payByMandate, 'This order has a mandate already.'],
  ])('[LIFE-05: refused] that %s is neither dropped nor replaced', async (_, pay, message) => {
    const { id } = await car('LND-482KJ')
    fine(await pay(id))
    for (const answer of [await drop(id), await replace(id, 'KJA-456FG')])
      expect(answer).toMatchObject({ status: 500, error: { message } })
    expect(await open()).toEqual([])
    expect(await held()).toHaveLength(1)
  })

  test('[LIFE-05: refused] that has ended is refused at payment, and can still be put away', async () => {
    const [one, other] = [await car('LND-482KJ'), await car('KJA-456FG')]
    await pass(31)
    expect(await payByCard(one.id)).toMatchObject({ status: 500, error: { message: 'This quote has ended.' } })
    fine(await drop(one.id))
    fine(await replace(other.id, 'KJA-456FG'))
    expect(await idsOf()).toHaveLength(1)
    expect(await statusOf(one.id)).toMatchObject({ status: 'Unpaid' })
  })

  test('[LIFE-04] [LIFE-05: refused] the token of a payment without a quote is for the newest that is not dropped', async () => {
    const [first, second] = [
      await car('LND-482KJ'),
      offered(await trip(`${addDays(today(), 5)}T09:00:00`, `${addDays(today(), 6)}T09:00:00`)),
    ]
    fine(await drop(second.id))
    expect(await all.opened([first.id, second.id])).toEqual([200, 404])
  })
})
