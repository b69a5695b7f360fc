import { bankAccount, card } from '../../../support/customer-builder'
import { todayInLagos } from '../../../support/today-in-lagos'
import { cancelPayment, expectWidget } from '../../support/at-payment'
import { storedQuote } from '../../support/customers'
import { payByCard, payByMandate } from '../../support/paying'
import { widget } from '../../support/places'
import { automatic, open, advanceClock, type MoveDriver, type MachineDriver, type WalkContext } from '../driver'
import { widgetClient } from '../../../support/widget-client'

const quoteIdOf = ({ stored }: WalkContext): number =>
  (JSON.parse(stored()['quote'] ?? '{}') as { quoteId: number }).quoteId

/** Pays the stored quote outside of the page, as on another device. */
const paidElsewhere = (path: string, body: () => object): MoveDriver => ({
  arrange: async (walk) => {
    const client = widgetClient(widget(), walk.customer().client)
    const { status, text } = await client.post(path, { quoteId: quoteIdOf(walk), ...body() })
    if (status !== 200) throw new Error(`${String(status)}: ${text}`)
  },
})

const paying = (pay: (page: WalkContext['page']) => Promise<void>): MoveDriver => ({
  act: async ({ page }) => {
    await expectWidget(page)
    await pay(page)
  },
})

export const paymentDriver: MachineDriver = {
  starts: {
    'with a quote': {
      arrange: ({ createCustomer }) => createCustomer(1, storedQuote),
      open: open('/dashboard/payment'),
    },
    'with an open attempt': {
      arrange: ({ createCustomer }) =>
        createCustomer(1, async (customer) => {
          const stored = await storedQuote(customer)
          return { ...stored, 'payment-attempt': String((JSON.parse(stored.quote) as { quoteId: unknown }).quoteId) }
        }),
      open: open('/dashboard/payment'),
    },
    'with a quote that has ended': {
      arrange: ({ createCustomer }) =>
        createCustomer(1, async (customer) => {
          const { quote } = await storedQuote(customer)
          return { quote: JSON.stringify({ ...(JSON.parse(quote) as object), validUntil: '2025-06-15' }) }
        }),
      open: open('/dashboard/payment'),
    },
    'without a quote': { arrange: ({ createCustomer }) => createCustomer(), open: open('/dashboard/payment') },
  },
  moves: {
    'readState says unpaid': automatic,
    'readState says paid': paidElsewhere('/pay/card', () => card),
    'readState says mandated': paidElsewhere('/pay/mandate', () => ({
      ...bankAccount,
      frequency: 'Monthly',
      startDate: todayInLagos(),
      consent: true,
    })),
    // For good: while a payment may be on its way the state is read as well.
    'readState fails': { arrange: ({ fault }) => fault('Payment/GetByQuote', '503', 20) },
    'nextCheck passes': advanceClock(20_000),
    'offer-slot': automatic,
    'hook passes': automatic,
    'widget-ready': automatic,
    'readiness passes': {
      arrange: async ({ page, expects }) => {
        expects(/net::ERR_(FAILED|CONNECTION_REFUSED)/)
        await page.route(`${widget()}/**`, (route) => route.abort('connectionrefused'))
      },
      ...advanceClock(15_000),
    },
    'payment-submitted': {
      arrange: ({ fault }) => fault('/pay/card', 'slow'),
      ...paying(payByCard),
    },
    'payment-cancelled': {
      act: async ({ page }) => {
        await expectWidget(page)
        await cancelPayment(page)
      },
    },
    'receipt-sent': paying(payByCard),
    'mandate-completed': paying(payByMandate),
  },
}
