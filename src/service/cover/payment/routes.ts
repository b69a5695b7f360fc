import type { Clock } from '../../platform/clock/clock'
import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import type { Tokens } from '../../account/tokens'
import { ownQuote } from '../../shop/quote/own-quote'
import { NotLoggedInError } from '../../wire/errors'
import type { Handlers } from '../../wire/handler'
import { findNewestPayable } from './open-quotes'
import { findPayment } from './repository'

type Needs = {
  readonly db: Database
  readonly clock: Pick<Clock, 'business'>
  readonly config: Pick<Config, 'quoteValidDays'>
  readonly tokens: Pick<Tokens, 'issueForWidget'>
}

/** The token for the payment widget, and the state of a quote's payment, which the portal requests after the widget has closed. */
export const paymentHandlers = ({
  db,
  clock,
  config,
  tokens,
}: Needs): Pick<Handlers, 'getAccess' | 'getPaymentByQuote'> => ({
  getAccess: async ({ query: { quoteId }, customer }) => {
    const validity = { now: clock.business(), validDays: config.quoteValidDays }
    const quote =
      quoteId === undefined
        ? await findNewestPayable(db, customer.id, validity)
        : await ownQuote(db, customer.id, quoteId)
    const accessToken = await tokens.issueForWidget(customer, quote?.id ?? null)
    if (accessToken === null) throw new NotLoggedInError()
    return { accessToken }
  },

  getPaymentByQuote: async ({ query, customer }) => {
    const { id } = await ownQuote(db, customer.id, query.quoteId)
    const payment = await findPayment(db, customer.id, id)
    return { status: payment?.status ?? 'Unpaid' }
  },
})
