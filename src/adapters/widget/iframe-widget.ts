import { isLeft } from 'fp-ts/Either'
import { WidgetMessage, type WidgetOpening } from '../../contract/widget'
import type { WidgetPayment } from '../../domain/payment/payment'
import { idText } from '../../domain/values/id'
import { toNaira } from '../../domain/values/money'
import type { PaymentWidget, WidgetEvent } from '../../ports/payment-widget'

type IframeWidgetParts = {
  /** The widget's address, from the configuration. */
  readonly address: () => Promise<string>
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'location'>
}

const openingOf = ({ amount, ...payment }: WidgetPayment): WidgetOpening => ({
  type: 'open',
  payment: { ...payment, amount: toNaira(amount) },
})

const events = {
  mandateCompleted: 'mandate-completed',
  receiptSent: 'receipt-sent',
  closed: 'widget-closed',
  failed: 'widget-failed',
} as const

/**
 * The widget in an iframe. The payment's data goes to the widget's origin only, by message and never in an address;
 * messages are taken from that origin, that window, of a known shape and for this quote only (requirement PAY-06). A
 * frame that is loaded a second time after it was ready counts as closed: what was typed in it is gone.
 */
export const makeIframeWidget = ({ address, browser }: IframeWidgetParts): PaymentWidget => ({
  open: (slot, payment, listener) => {
    if (!(slot instanceof HTMLElement)) throw new Error('The widget was given no element to stand in.')
    const frame = browser.document.createElement('iframe')
    let origin: string | undefined
    let ready = false
    let loads = 0
    let gone = false

    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return
      const message = WidgetMessage.decode(event.data)
      if (isLeft(message)) return
      if (message.right.type === 'ready') {
        event.source.postMessage(openingOf(payment), { targetOrigin: origin })
        if (!ready) tell({ type: 'widget-ready' })
        ready = true
      } else if (String(message.right.quoteId) === idText(payment.quoteId)) tell({ type: events[message.right.type] })
    }
    const tell = (event: WidgetEvent) => {
      if (!gone) listener(event)
    }
    // A widget may say that it is ready before its first load has ended.
    const loaded = () => {
      loads += 1
      if (ready && loads > 1) tell({ type: 'widget-closed' })
    }

    browser.addEventListener('message', hear)
    frame.title = 'Payment'
    frame.allow = 'payment'
    frame.addEventListener('load', loaded)
    address()
      .then((url) => {
        if (gone) return
        origin = new URL(url, browser.location.href).origin
        frame.src = url
        slot.replaceChildren(frame)
      })
      .catch(() => {
        tell({ type: 'widget-failed' })
      })
    return () => {
      gone = true
      browser.removeEventListener('message', hear)
      frame.removeEventListener('load', loaded)
      frame.remove()
    }
  },
})
