/**
 * The messages to and from the portal. The page sends `ready` until the portal sends `open`, and then what happens to the
 * payment: `submitted` before anything is sent, `refused` when that was refused for certain, `cancelled` or `closed` when
 * the customer leaves it, and the outcome. `tokenExpired` asks for a new token, `resize` for the height of the content.
 * Messages are sent only to the portal's origin and accepted only from that origin and window.
 */
import type { WidgetMessage, WidgetOpening } from '../../../contract/widget'
import { portal } from './page'

const READY_INTERVAL_MS = 250
const RENEWAL_MS = 10_000

type Sent = WidgetOpening['payment']
export type Payment = Pick<Sent, 'quoteId' | 'accessToken'> & Partial<Pick<Sent, 'customerName' | 'email'>>

let opened: Payment | undefined
let renewed: ((isRenewed: boolean) => void) | undefined

/** The payment that the portal has opened the page for. */
export const payment = (): Payment => {
  if (opened === undefined) throw new Error('No payment is open.')
  return opened
}

type Type = WidgetMessage['type']

const post = (type: Type, more: { readonly [member: string]: unknown } = {}): void => {
  if (window.parent !== window) window.parent.postMessage({ source: 'payment-widget', type, ...more }, portal)
}

export const postHeight = (height: number): void => post('resize', { height })

export const postAboutQuote = (type: Exclude<Type, 'ready' | 'resize'>, more?: { readonly message: string }): void =>
  post(type, { quoteId: payment().quoteId, ...more })

/** Waits for the portal to open the page once more, with another token. */
export const renewToken = (): Promise<boolean> =>
  new Promise((resolve) => {
    renewed = resolve
    setTimeout(() => resolve(false), RENEWAL_MS)
    postAboutQuote('tokenExpired')
  })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPayment = (value: unknown): value is Payment =>
  isObject(value) &&
  (typeof value['quoteId'] === 'string' || typeof value['quoteId'] === 'number') &&
  typeof value['accessToken'] === 'string'

/** Says that the page is ready until the portal opens it, and calls `open` for each payment that it is opened for. */
export const untilOpened = (open: () => void): void => {
  const timer = setInterval(() => post('ready'), READY_INTERVAL_MS)
  post('ready')
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== portal || source !== window.parent) return
    if (!isObject(data) || data['type'] !== 'open' || !isPayment(data['payment'])) return
    clearInterval(timer)
    const isAnother = opened === undefined || String(opened.quoteId) !== String(data['payment'].quoteId)
    opened = data['payment']
    if (isAnother) open()
    else renewed?.(true)
  })
}
