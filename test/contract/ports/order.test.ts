import { left, right } from 'fp-ts/Either'
import { makeOrderPort } from '../../../src/adapters/http/order'
import { makeQuotePort } from '../../../src/adapters/http/quote'
import { clientQuoteOf } from '../../../src/domain/quote/quote'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { startStandIn } from '../../support/abp/stand-in'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { vehicle } from '../../support/vehicle'
import { aBuyer } from './buyer'
import { aCall, connect, valueOf } from './connect'

const app = '/api/services/app'

const start = async () => {
  const buyer = await aBuyer()
  return { ...buyer, orders: makeOrderPort(buyer.http), id: buyer.quote.quoteId }
}

describe('[LIFE-05: any device] the orders', () => {
  test('are the quotes that can be paid, as they were when they were asked for', async () => {
    const { orders, quote, sent } = await start()
    const open = valueOf(await orders.open(50, aCall())())
    expect(open?.map(clientQuoteOf)).toEqual([quote])
    expect(sent.at(-1)).toMatchObject({ method: 'GET', path: `${app}/Quote/GetAll?SkipCount=0&MaxResultCount=50` })
  })

  test('have one by its id, with its status and its form as it was typed', async () => {
    const { orders, id: order, quote, payByCard } = await start()
    const { status, form, ...found } = valueOf(await orders.byId(order, aCall())())
    expect(clientQuoteOf(found)).toEqual(quote)
    expect(status).toBe('unpaid')
    expect(form).toMatchObject({ registrationNo: vehicle.registrationNo, value: '5000000', isCommercial: false })
    await payByCard()
    expect(await orders.byId(order, aCall())()).toMatchObject(right({ status: 'paid' }))
    expect(await orders.open(50, aCall())()).toEqual(right([]))
  })
})

test('[LIFE-05: dropped] an order is dropped once, and then refused in words', async () => {
  const { orders, id: order, sent } = await start()
  expect(await orders.dropOrder(order, aCall())()).toEqual(right(undefined))
  expect(sent.at(-1)).toEqual({ method: 'POST', path: `${app}/Quote/Drop`, body: { id: order } })
  expect(await orders.byId(order, aCall())()).toMatchObject(right({ status: 'dropped' }))
  expect(await orders.dropOrder(order, aCall())()).toMatchObject(
    left({ _tag: 'Rejected', message: 'You have dropped this quote.' }),
  )
})

test('[LIFE-05: corrected] a quote is sent with the one that it replaces', async () => {
  const { orders, id: order, http, sent } = await start()
  const request = {
    kind: 'motor',
    ...vehicle,
    signature: 'MOTOR',
    productId: id(101),
    makeId: id(vehicle.makeId),
    modelId: id(vehicle.modelId),
    value: kobo(600_000_000n),
    replacesQuoteId: order,
  } as const
  const corrected = valueOf(await makeQuotePort(http).quote(request, aCall())())
  expect(sent.at(-1)?.body).toMatchObject({ replacesQuoteId: order, signature: 'MOTOR' })
  const open = valueOf(await orders.open(50, aCall())())
  expect(open?.map(({ id: number }) => number)).toEqual([corrected.id])
  expect(await orders.byId(order, aCall())()).toMatchObject(right({ status: 'replaced' }))
})

test('[LIFE-05: without the calls] a server without them knows no orders', async () => {
  const { customer, id: order } = await start()
  const standIn = await startStandIn(sandboxOrigin, { without: /\/Quote\//i })
  try {
    const orders = makeOrderPort(connect({ apiHost: standIn.origin, token: customer.client.token }).http)
    expect(await orders.open(50, aCall())()).toEqual(right(undefined))
    expect(await orders.byId(order, aCall())()).toMatchObject(left({ _tag: 'NotFound' }))
  } finally {
    await standIn.close()
  }
})
