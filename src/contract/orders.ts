import * as t from 'io-ts'
import { tolerant, Void, WireId } from './codecs'
import { endpoint } from './endpoint'
import { FormFields } from './form-fields'
import { Page } from './list'
import { Quote, quoteFields } from './quote'
import { IdText, PagedQuery } from './query'

/**
 * A quote with its form as it was typed; none for what the portal has no form for. `isArrears`: what is owed for a suspended
 * cover, which is paid by card alone, and neither dropped nor replaced.
 */
const QuoteWithForm = t.strict(
  { ...quoteFields, productId: tolerant(WireId), form: tolerant(FormFields), isArrears: tolerant(t.boolean) },
  'quote with its form',
)

/** The specification does not have these calls. Without them the portal knows the quote of this browser alone. */
export const getQuotes = endpoint({
  method: 'GET',
  path: '/services/app/Quote/GetAll',
  query: PagedQuery,
  result: Page(Quote),
  doc: "The customer's quotes that can be paid, newest first unless sorted. Filter searches product name and quote number.",
  writes: false,
  needsLogIn: true,
})

export const getQuote = endpoint({
  method: 'GET',
  path: '/services/app/Quote/GetById',
  query: t.strict({ id: IdText }, 'quote by id query'),
  result: QuoteWithForm,
  doc: 'One quote of the customer, whatever its status, with the form that it was asked for with.',
  writes: false,
  needsLogIn: true,
})

export const dropQuote = endpoint({
  method: 'POST',
  path: '/services/app/Quote/Drop',
  body: t.strict({ id: WireId }, 'dropped quote'),
  result: Void,
  doc: 'Drops a quote, which can be paid no more. Refused unless it is an unpaid order.',
  writes: true,
  needsLogIn: true,
})
