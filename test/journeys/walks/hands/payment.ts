import { bankAccount, card } from '../../../support/customer-builder'
import { rawClient } from '../../../support/raw-client'
import { todayInLagos } from '../../../support/today-in-lagos'
import { expectWidget } from '../../support/at-payment'
import { storedQuote } from '../../support/customers'
import { payByCard, payByMandate } from '../../support/paying'
import { widget } from '../../support/places'
import { byItself, open, pass, unanswered, type Hand, type Hands, type World } from '../hand'

const quoteIdOf = ({ stored }: World): unknown => (JSON.parse(stored()['quote'] ?? '{}') as { quoteId?: unknown }).quoteId

/** The quote that is on the device is paid past the page, as on another device. */
const paidElsewhere = (path: string, body: () => object): Hand => ({
  arrange: async (world) => {
    const client = rawClient(widget(), world.customer().client.token)
    const { status, text } = await client.post(path, { quoteId: quoteIdOf(world), ...body() })
    if (status !== 200) throw new Error(`${String(status)}: ${text}`)
  },
})

const paying = (pay: (page: World['page']) => Promise<void>): Hand => ({
  act: async ({ page }) => {
    await expectWidget(page)
    await pay(page)
  },
})

export const paymentHands: Hands = {
  starts: {
    'with a quote': { arrange: ({ become }) => become(1, storedQuote), open: open('/dashboard/payment') },
    'without a quote': { arrange: ({ become }) => become(), open: open('/dashboard/payment') },
  },
  moves: {
    'readState says unpaid': byItself,
    'readState says paid': paidElsewhere('/pay/card', () => card),
    'readState says mandated': paidElsewhere('/pay/mandate', () => ({
      ...bankAccount,
      frequency: 'Monthly',
      startDate: todayInLagos(),
    })),
    'readState fails': unanswered('Payment/GetByQuote'),
    'nextCheck passes': pass(20_000),
    'offer-slot': byItself,
    'hook passes': byItself,
    'widget-ready': byItself,
    'readiness passes': {
      arrange: async ({ page, expects }) => {
        expects(/net::ERR_(FAILED|CONNECTION_REFUSED)/)
        await page.route(`${widget()}/**`, (route) => route.abort('connectionrefused'))
      },
      ...pass(15_000),
    },
    'receipt-sent': paying(payByCard),
    'mandate-completed': paying(payByMandate),
  },
}
