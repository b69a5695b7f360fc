import * as t from 'io-ts'
import { Enumeration } from './codecs'
import { endpoint } from './endpoint'
import { IdText } from './query'

export const getPaymentByQuote = endpoint({
  method: 'GET',
  path: '/services/app/Payment/GetByQuote',
  query: t.strict({ quoteId: IdText }, 'payment query'),
  result: t.strict({ status: Enumeration }, 'payment state'),
  doc: "The state of a quote's payment: Unpaid, Pending, Paid or Mandated.",
  writes: false,
  needsLogIn: true,
})
