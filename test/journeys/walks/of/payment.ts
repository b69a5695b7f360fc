import { left, right } from 'fp-ts/Either'
import { bankAccount, card } from '../../../support/customer-builder'
import { everyError } from '../../../support/builders'
import { rawClient } from '../../../support/raw-client'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'
import { payment } from '../../../machines/walks/of/payment'
import { expectWidget } from '../../support/at-payment'
import { storedQuote } from '../../support/customers'
import { payByCard, payByMandate } from '../../support/paying'
import { widget } from '../../support/places'
import { open, pass, type BrowserWalk, type World } from '../move'

const STATE = 'Payment/GetByQuote'
const ready = { in: 'Paying.Open.Ready' } as const

/** Pays the quote that is on the device past the page, as another device would. */
const payBefore = (path: string, body: object) => async (world: World): Promise<void> => {
  const { origins } = await world.context.storageState()
  const quote = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'quote')?.value
  const { quoteId } = JSON.parse(quote ?? '{}') as { quoteId?: number }
  const { status, text } = await rawClient(widget(), world.customer().client.token).post(path, { quoteId, ...body })
  if (status !== 200) throw new Error(`${String(status)}: ${text}`)
}

const today = (): string => new Date().toISOString().slice(0, 10)

export const paymentInBrowser: BrowserWalk = {
  walk: payment,
  starts: [
    {
      input: { quote: aClientQuote(), payment: aWidgetPayment() },
      arrange: ({ become }) => become(1, storedQuote),
      open: open('/dashboard/payment'),
    },
    {
      input: { quote: undefined, payment: undefined },
      arrange: ({ become }) => become(),
      open: open('/dashboard/payment'),
    },
  ],
  moves: [
    { actor: 'readState', output: right('unpaid') },
    { actor: 'readState', output: right('paid'), arrange: payBefore('/pay/card', card) },
    {
      actor: 'readState',
      output: right('mandated'),
      arrange: payBefore('/pay/mandate', { ...bankAccount, frequency: 'Monthly', startDate: today() }),
    },
    { actor: 'readState', output: left(everyError.Outage), arrange: ({ fault }) => fault(STATE, '503', 2) },
    { delay: 'nextCheck', act: pass(20_000) },
    { event: { type: 'offer-slot', slot: { name: 'slot' } } },
    { delay: 'hook' },
    { event: { type: 'widget-ready' } },
    {
      delay: 'readiness',
      arrange: async ({ page, expects }) => {
        expects(/net::ERR_(FAILED|CONNECTION_REFUSED)/)
        await page.route(`${widget()}/**`, (route) => route.abort('connectionrefused'))
      },
      act: pass(15_000),
    },
    {
      event: { type: 'receipt-sent' },
      ...ready,
      act: async ({ page }) => {
        await expectWidget(page)
        await payByCard(page)
      },
    },
    {
      event: { type: 'mandate-completed' },
      ...ready,
      act: async ({ page }) => {
        await expectWidget(page)
        await payByMandate(page)
      },
    },
  ],
}
