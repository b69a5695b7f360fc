import type { Deps } from '../dependencies'
import { findQuote } from '../insurance/repository'
import { NotFoundError } from '../wire/errors'
import type { Handlers } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'
import { findPayment } from './repository'

/** The state of a quote's payment, which the portal requests after the widget has closed. */
export const paymentHandlers = (deps: Deps): Pick<Handlers, 'getPaymentByQuote'> => ({
  getPaymentByQuote: async ({ query, customer }) => {
    const id = rowIdOf('Quote', query.quoteId)
    if ((await findQuote(deps.db, customer.id, id)) === undefined) throw new NotFoundError('Quote', id)
    const payment = await findPayment(deps.db, customer.id, id)
    return { status: payment?.status ?? 'Unpaid' }
  },
})
