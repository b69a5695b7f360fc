import { map, orElse, right, left } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { dropQuote, getQuote, getQuotes } from '../../contract/orders'
import { orderStatuses, orderStatusOf } from '../../domain/order/order'
import type { OrderPort } from '../../ports/order-port'
import type { HttpClient } from './client'
import { nameIn } from './enumeration'
import { pagedQuery } from './paging'
import { toQuote } from './to-quote'

export const makeOrderPort = (http: HttpClient): OrderPort => ({
  open: (take, call) =>
    pipe(
      http(getQuotes, { query: pagedQuery({ skip: 0, take }) }, call),
      map(({ items }) => items.map(toQuote)),
      orElse((error) => (error._tag === 'NotFound' ? right(undefined) : left(error))),
    ),
  byId: (id, call) =>
    pipe(
      http(getQuote, { query: { id } }, call),
      map(({ status, form, isArrears, ...quote }) => ({
        ...toQuote(quote),
        status: orderStatusOf(nameIn(orderStatuses)(status)),
        form,
        isArrears,
      })),
    ),
  dropOrder: (id, call) => http(dropQuote, { body: { id } }, call),
})
