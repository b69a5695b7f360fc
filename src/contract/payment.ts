import * as t from 'io-ts'
import { Enumeration, optional } from './codecs'
import { endpoint } from './endpoint'
import { IdText } from './query'

/** A token, or none: if the server requires a second factor, for example. */
export const AccessToken = t.strict({ accessToken: optional(t.string) }, 'access token')

export const getAccess = endpoint({
  method: 'GET',
  path: '/TokenAuth/Getaccess',
  query: t.strict({ quoteId: optional(IdText) }, 'widget token query'),
  result: AccessToken,
  doc: "A token for the payment widget: for the quote, or without one for the customer's newest that can be paid.",
  writes: true,
  needsLogIn: true,
})

export const getPaymentByQuote = endpoint({
  method: 'GET',
  path: '/services/app/Payment/GetByQuote',
  query: t.strict({ quoteId: IdText }, 'payment query'),
  result: t.strict({ status: Enumeration }, 'payment state'),
  doc: "The state of a quote's payment: Unpaid, Pending, Paid or Mandated.",
  writes: false,
  needsLogIn: true,
})
