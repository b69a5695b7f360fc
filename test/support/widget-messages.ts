import fc from 'fast-check'
import { waitFor } from 'xstate'
import { makeIframeWidget } from '../../src/adapters/widget/iframe-widget'
import { makePaymentImplementations } from '../../src/machines/payment/actors'
import { paymentMachine } from '../../src/machines/payment/machine'
import { fixedClock } from './fixed-clock'
import { never, scripted, scriptedPayment, succeeds } from './scripted-ports'
import { countedUpdates, memoryQuotes } from './scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from './scripted-surroundings'
import { day } from './builders'
import { aClientQuote, aWidgetPayment } from './shop-builders'
import { simulate } from './simulated'

const ORIGIN = 'https://widget.test'
const source = 'payment-widget'
const QUOTE = 77
const outcomes = [
  'submitted',
  'refused',
  'cancelled',
  'tokenExpired',
  'mandateCompleted',
  'receiptSent',
  'closed',
  'failed',
] as const

type Message = { readonly data: unknown; readonly origin: string; readonly from: 'widget' | 'other' | 'nobody' }

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/** The widget's own window and origin, a known shape, and news of the quote that is being paid. */
const isProper = ({ data, origin, from }: Message): boolean =>
  origin === ORIGIN &&
  from === 'widget' &&
  field(data, 'source') === source &&
  outcomes.some((type) => type === field(data, 'type')) &&
  (field(data, 'quoteId') === QUOTE || field(data, 'quoteId') === String(QUOTE))

const origins = fc.oneof(
  { weight: 3, arbitrary: fc.constant(ORIGIN) },
  fc.constantFrom('https://widget.test.evil.test', 'http://widget.test', 'https://widget.test:444', 'null', ''),
  fc.webUrl(),
)
const types = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...outcomes, 'ready', 'resize', 'open', 'paid') },
  fc.anything(),
)
const quotes = fc.oneof(fc.constantFrom<unknown>(QUOTE, String(QUOTE), 78, '077', 77.5, null), fc.anything())
const shaped = fc.record(
  {
    source: fc.oneof({ weight: 3, arbitrary: fc.constant(source) }, fc.string()),
    type: types,
    quoteId: quotes,
    height: fc.oneof(fc.double(), fc.integer(), fc.anything()),
  },
  { requiredKeys: [] },
)

/** Messages of every kind but the proper ones: most are wrong in one thing only. A `ready` is a replay, and a `resize`
 * changes the frame alone. */
const improper: fc.Arbitrary<Message> = fc
  .record({
    data: fc.oneof({ weight: 4, arbitrary: shaped }, fc.anything()),
    origin: origins,
    from: fc.constantFrom('widget', 'widget', 'other', 'nobody'),
  })
  .filter((message) => !isProper(message))

/** The payment page's machine with the real widget in a frame, open and ready. */
const openPayment = async () => {
  const slot = document.body.appendChild(document.createElement('div'))
  const stranger = document.body.appendChild(document.createElement('iframe')).contentWindow
  const ports = {
    payment: scriptedPayment({ state: scripted(succeeds('unpaid'), never) }),
    widget: makeIframeWidget({ address: () => Promise.resolve(`${ORIGIN}/pay`), browser: window }),
    quoteStore: memoryQuotes(aClientQuote()),
    connectivity: switchedConnectivity(),
    customerUpdates: countedUpdates(),
    navigation: recordedNavigation({ screen: 'payment' }),
    notifications: recordedNotifications(),
    clock: fixedClock(),
  }
  ports.quoteStore.savePayment({ id: aClientQuote().quoteId, ...aWidgetPayment() })
  const machine = paymentMachine.provide(makePaymentImplementations(ports))
  const { actor, pass, is } = simulate(machine, {
    quote: aClientQuote(),
    payment: aWidgetPayment(),
    today: day('2025-06-16'),
    hasOpenAttempt: false,
  })
  await waitFor(actor, (snapshot) => snapshot.matches({ Paying: 'FindingSlot' }))
  actor.send({ type: 'offer-slot', slot })
  pass(100)
  await Promise.resolve().then(() => undefined)
  const view = slot.querySelector('iframe')?.contentWindow
  if (!view) throw new Error('there is no frame')
  Object.assign(view, { postMessage: () => undefined })
  const windows = { widget: view, other: stranger, nobody: null } as const
  const says = ({ data, origin, from }: Message) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: windows[from] }))
  return { actor, is, says, slot }
}

/** So many messages by chance reach a page that waits for its widget; one that changes the state is thrown with its seed. */
export const sendMessages = async (numRuns: number) => {
  const { actor, is, says, slot } = await openPayment()
  const right = { origin: ORIGIN, from: 'widget' } as const
  says({ ...right, data: { source, type: 'ready' } })
  const before = actor.getSnapshot()
  fc.assert(
    fc.property(improper, (message) => {
      says(message)
      return actor.getSnapshot() === before && slot.querySelector('iframe') !== null
    }),
    { numRuns },
  )
  const news = { ...right, data: { source, type: 'receiptSent', quoteId: QUOTE } }
  says(news)
  const after = actor.getSnapshot()
  says(news)
  const replayed = actor.getSnapshot() !== after
  return { wasReady: before.matches({ Paying: { Open: 'Ready' } }), heard: is('Checking'), replayed }
}
