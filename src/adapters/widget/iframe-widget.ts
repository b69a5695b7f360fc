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
  submitted: 'payment-submitted',
  refused: 'payment-refused',
  cancelled: 'payment-cancelled',
  mandateCompleted: 'mandate-completed',
  receiptSent: 'receipt-sent',
  closed: 'widget-closed',
  failed: 'widget-failed',
} as const

/** The heights that a widget may ask for, in pixels: room for a message, and no more than two forms. */
const HEIGHT = { least: 200, most: 2_400 }

/**
 * The payment widget in an iframe. Payment data is sent only to the widget's origin, by message and never in an address;
 * messages are accepted only from that origin and window, in a known shape and for this quote. A
 * frame that reloads after it was ready counts as closed, because everything typed in it is lost. The frame is as high as
 * the widget asks, within bounds, and an expired token is renewed.
 */
export const makeIframeWidget = ({ address, browser }: IframeWidgetParts): PaymentWidget => ({
  open: (slot, payment, { hear, renewToken }) => {
    if (!(slot instanceof HTMLElement)) throw new Error('The slot of the widget is not an element.')
    const frame = browser.document.createElement('iframe')
    let origin: string | undefined
    let ready = false
    let loads = 0
    let closed = false
    let renewing = false

    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return
      const message = WidgetMessage.decode(event.data)
      if (isLeft(message)) return
      if (message.right.type === 'ready') {
        event.source.postMessage(openingOf(payment), { targetOrigin: origin })
        if (!ready) emit({ type: 'widget-ready' })
        ready = true
      } else if (message.right.type === 'resize') resize(message.right.height)
      else if (String(message.right.quoteId) !== idText(payment.quoteId)) return
      else if (message.right.type === 'tokenExpired') void renew(origin)
      else emit({ type: events[message.right.type] })
    }
    const emit = (event: WidgetEvent) => {
      if (!closed) hear(event)
    }
    const resize = (height: number) => {
      frame.style.blockSize = `${Math.ceil(Math.min(Math.max(height, HEIGHT.least), HEIGHT.most))}px`
    }
    // One renewal at a time, however often the widget asks.
    const renew = async (targetOrigin: string) => {
      if (renewing) return
      renewing = true
      const accessToken = await renewToken()
      renewing = false
      if (closed || accessToken === undefined) return
      frame.contentWindow?.postMessage(openingOf({ ...payment, accessToken }), { targetOrigin })
    }
    // A widget may report `ready` before its first load event.
    const loaded = () => {
      loads += 1
      if (ready && loads > 1) emit({ type: 'widget-closed' })
    }

    browser.addEventListener('message', onMessage)
    frame.title = 'Payment'
    frame.allow = 'payment'
    frame.addEventListener('load', loaded)
    address()
      .then((url) => {
        if (closed) return
        origin = new URL(url, browser.location.href).origin
        frame.src = url
        slot.replaceChildren(frame)
      })
      .catch(() => {
        emit({ type: 'widget-failed' })
      })
    return () => {
      closed = true
      browser.removeEventListener('message', onMessage)
      frame.removeEventListener('load', loaded)
      frame.remove()
    }
  },
})
