import { makeIframeWidget } from '../../../src/adapters/widget/iframe-widget'
import type { WidgetPayment } from '../../../src/domain/payment/payment'
import type { WidgetEvent, WidgetHost } from '../../../src/ports/payment-widget'
import { aWidgetPayment } from '../../support/shop-builders'

export const ORIGIN = 'https://widget.test'
export const source = 'payment-widget'
export const ready = { source, type: 'ready' }
/** A message about a quote. */
export const about = (type: string, quoteId: unknown = 77) => ({ source, type, quoteId })

/** Lets the promise of the address settle: jsdom has no setImmediate. */
export const answersArrive = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const closings: (() => void)[] = []
/** Closes every widget that the test opened, and empties the page. */
export const closeAll = () => {
  closings.splice(0).forEach((close) => {
    close()
  })
  document.body.replaceChildren()
}

/** Opens the widget in its frame; `heard` has the events, `sent` the messages to it. */
export const open = async (
  payment: WidgetPayment = aWidgetPayment(),
  address: () => Promise<string> = () => Promise.resolve(`${ORIGIN}/pay?brand=1`),
  renewToken: WidgetHost['renewToken'] = () => Promise.resolve(undefined),
) => {
  const slot = document.body.appendChild(document.createElement('div'))
  const heard: WidgetEvent['type'][] = []
  const host: WidgetHost = { hear: ({ type }) => heard.push(type), renewToken }
  const close = makeIframeWidget({ address, browser: window }).open(slot, payment, host)
  closings.push(close)
  await answersArrive()
  const frame = slot.querySelector('iframe')
  const view = frame?.contentWindow ?? null
  const sent: { message: unknown; options: unknown }[] = []
  if (view)
    jest.spyOn(view, 'postMessage').mockImplementation((message, options) => void sent.push({ message, options }))
  const says = (data: unknown, from: { origin?: string; source?: Window | null } = {}) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: view, ...from }))
  }
  const loads = () => frame?.dispatchEvent(new Event('load'))
  return { slot, frame, view, heard, sent, close, says, loads }
}
