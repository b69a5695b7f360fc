import { closedAs, orderStatuses, orderStatusOf } from '../../../src/domain/order/order'
import { openOrders } from '../../../src/domain/order/open-orders'
import { id } from '../../../src/domain/values/id'
import { day } from '../../support/builders'
import { aClientQuote } from '../../support/shop-builders'

const today = day('2025-06-16')
const order = (number: number, validUntil?: string) =>
  aClientQuote({ quoteId: id(number), validUntil: validUntil === undefined ? undefined : day(validUntil) })
const numbers = (
  ...[known, here]: Parameters<typeof openOrders> extends [infer K, infer H, unknown] ? [K, H] : never
) => openOrders(known, here, today).map(({ quoteId }) => quoteId)

describe('the orders that wait', () => {
  test('[LIFE-05: any device] are those of the server, the next to end first', () => {
    expect(numbers([order(1), order(2, '2025-07-01'), order(3, '2025-06-16')], undefined)).toEqual([3, 2, 1])
  })

  test('[LIFE-05: any device] have the one of this browser if it has ended, and not if it was dealt with elsewhere', () => {
    const known = [order(1, '2025-07-01')]
    expect(numbers(known, order(2, '2025-06-15'))).toEqual([2, 1])
    expect(numbers(known, order(2, '2025-06-16'))).toEqual([1])
    expect(numbers(known, order(1, '2025-06-15'))).toEqual([1])
  })

  test('[LIFE-11: arrears] are never what is owed for a suspended cover, which its mandate says', () => {
    const arrears = aClientQuote({ isArrears: true, validUntil: undefined })
    expect(openOrders(undefined, arrears, today)).toEqual([])
    expect(openOrders([order(1)], { ...arrears, validUntil: day('2025-06-15') }, today)).toEqual([order(1)])
  })

  test('[LIFE-05: without the calls] of a server that knows none are the one of this browser', () => {
    expect(numbers(undefined, order(2, '2025-07-01'))).toEqual([2])
    expect(numbers(undefined, undefined)).toEqual([])
  })
})

test('[LIFE-05: refused] a quote is closed by being paid, mandated, replaced or dropped, and by nothing else', () => {
  expect(orderStatuses.map((status) => closedAs({ status: orderStatusOf(status) }))).toEqual([
    undefined,
    undefined,
    'paid',
    'mandated',
    'replaced',
    'dropped',
  ])
  expect([undefined, 'Reviewed'].map((status) => closedAs({ status: orderStatusOf(status) }))).toEqual([
    undefined,
    undefined,
  ])
})
