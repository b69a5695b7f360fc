import { makeQuotePort } from '../../../src/adapters/http/quote'
import { clientQuoteOf, type ClientQuote } from '../../../src/domain/quote/quote'
import { id } from '../../../src/domain/values/id'
import { kobo } from '../../../src/domain/values/money'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { card } from '../../support/customer-builder'
import { newestMandate } from '../../support/mandates'
import { vehicle } from '../../support/vehicle'
import { todayInLagos } from '../../support/today-in-lagos'
import { aCall, signedIn, valueOf } from './connect'
import { widgetClient } from '../../support/widget-client'

const fine = (answer: { readonly status: number; readonly text: string }): void => {
  if (answer.status !== 200) throw new Error(answer.text)
}

/** A direct debit from the published account of First Bank of Nigeria. */
const debit = { accountNumber: '0000014579', bankId: 7, frequency: 'Monthly', consent: true } as const

/** A new customer with a quote for a car of five million naira: the premium is ₦250,000. */
export const aBuyer = async () => {
  const portal = await signedIn()
  const widget = widgetClient(sandboxWidgetOrigin(), portal.customer.client)
  const quote: ClientQuote = clientQuoteOf(
    valueOf(
      await makeQuotePort(portal.http).quote(
        {
          kind: 'motor',
          ...vehicle,
          signature: 'MOTOR',
          productId: id(101),
          makeId: id(vehicle.makeId),
          modelId: id(vehicle.modelId),
          value: kobo(500_000_000n),
        },
        aCall(),
      )(),
    ),
  )
  const { quoteId } = quote
  const startDate = todayInLagos()
  return {
    ...portal,
    quote,
    startDate,
    /** The request of the widget's page for a card payment. */
    payByCard: async () => {
      fine(await widget.post('/pay/card', { quoteId, ...card }))
    },
    /** The same for a mandate, which waits for the customer's transfer. */
    setUpMandate: async () => {
      fine(await widget.post('/pay/mandate', { quoteId, ...debit, startDate }))
    },
    /** The same, with the transfer. */
    payByMandate: async () => {
      fine(await widget.post('/pay/mandate', { quoteId, ...debit, startDate }))
      await newestMandate(sandboxOrigin(), portal.customer)
    },
  }
}
