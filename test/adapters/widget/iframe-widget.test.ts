import fc from 'fast-check'
import { makeIframeWidget } from '../../../src/adapters/widget/iframe-widget'
import { id } from '../../../src/domain/values/id'
import type { WidgetPayment } from '../../../src/domain/payment/payment'
import type { WidgetEvent, WidgetHost } from '../../../src/ports/payment-widget'
import { aWidgetPayment } from '../../support/shop-builders'

const ORIGIN = 'https://widget.test'
const source = 'payment-widget'
const ready = { source, type: 'ready' }
const about = (type: string, quoteId: unknown = 77) => ({ source, type, quoteId })

/** Lets the promise of the address settle: jsdom has no setImmediate. */
const answersArrive = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const closings: (() => void)[] = []
afterEach(() => {
  closings.splice(0).forEach((close) => {
    close()
  })
  document.body.replaceChildren()
})

const open = async (
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
  if (view) jest.spyOn(view, 'postMessage').mockImplementation((message, options) => void sent.push({ message, options }))
  const says = (data: unknown, from: { origin?: string; source?: Window | null } = {}) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: view, ...from }))
  }
  const loads = () => frame?.dispatchEvent(new Event('load'))
  return { slot, frame, view, heard, sent, close, says, loads }
}

describe('the widget in its frame', () => {
  test('[PAY-03] is in its slot, at the configured address without data', async () => {
    const { slot, frame, sent } = await open()
    expect(frame?.getAttribute('src')).toBe(`${ORIGIN}/pay?brand=1`)
    expect(frame).toHaveAccessibleName('Payment')
    expect(slot.innerHTML).not.toMatch(/widget-token|portal\.test|62500|77/)
    expect(sent).toEqual([])
  })

  test('[PAY-03] [PAY-06] receives the data, in naira, when it is ready, only at its own origin', async () => {
    const { says, sent, heard, slot } = await open()
    says(ready)
    expect(sent).toEqual([
      {
        message: {
          type: 'open',
          payment: {
            customerName: 'First Last',
            email: 'customer@portal.test',
            amount: 62_500,
            currency: 'NGN',
            paymentType: 'Product',
            quoteId: 77,
            accessToken: 'widget-token',
          },
        },
        options: { targetOrigin: ORIGIN },
      },
    ])
    expect(heard).toEqual(['widget-ready'])
    expect(slot.innerHTML).not.toContain('widget-token')
  })

  test.each([
    ['submitted', 'payment-submitted'],
    ['refused', 'payment-refused'],
    ['cancelled', 'payment-cancelled'],
    ['mandateCompleted', 'mandate-completed'],
    ['receiptSent', 'receipt-sent'],
    ['closed', 'widget-closed'],
    ['failed', 'widget-failed'],
  ])('[PAY-04] %s is reported as %s', async (word, event) => {
    const { says, heard } = await open()
    says(ready)
    says({ ...about(word), message: 'more' })
    expect(heard).toEqual(['widget-ready', event])
  })

  test('[PAY-04] may name its quote as a number or a text', async () => {
    const { says, heard } = await open(aWidgetPayment({ quoteId: id('77') }))
    says(about('receiptSent', 77))
    expect(heard).toEqual(['receipt-sent'])
  })
})

describe('ignored messages', () => {
  test.each(['https://evil.test', 'http://widget.test', 'https://widget.test:444', 'https://widget.test.evil.test', 'null', ''])(
    '[PAY-06] messages from the origin %p',
    async (origin) => {
      const { says, heard, sent } = await open()
      says(ready, { origin })
      says(about('receiptSent'), { origin })
      expect([heard, sent]).toEqual([[], []])
    },
  )

  test('[PAY-06] messages from another window of the right origin', async () => {
    const { says, heard, sent } = await open()
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow
    for (const source of [other, window, null]) {
      says(ready, { source })
      says(about('receiptSent'), { source })
    }
    expect([heard, sent]).toEqual([[], []])
  })

  test.each([
    undefined,
    null,
    'ready',
    { type: 'ready' },
    { source: 'other', type: 'ready' },
    { source },
    { source, type: 'paid', quoteId: 77 },
    { source, type: 'receiptSent' },
    about('receiptSent', null),
    about('receiptSent', { id: 77 }),
    [ready],
  ])('[PAY-06] a message of another shape: %j', async (message) => {
    const { says, heard, sent } = await open()
    says(message)
    expect([heard, sent]).toEqual([[], []])
  })

  test('[PAY-06] a message about another quote', async () => {
    const { says, heard } = await open()
    says(ready)
    for (const other of [78, '077', '7', 77.5, '']) says(about('receiptSent', other))
    expect(heard).toEqual(['widget-ready'])
  })

  test('[PAY-06] any message before the address is known and after the widget was removed', async () => {
    let settle: (url: string) => void = () => undefined
    const waiting = await open(aWidgetPayment(), () => new Promise((resolve) => (settle = resolve)))
    waiting.says(ready, { origin: 'undefined' })
    waiting.close()
    settle(ORIGIN)
    await answersArrive()
    expect(waiting.slot.innerHTML).toBe('')

    const { says, close, heard, slot, loads } = await open()
    says(ready)
    close()
    says(about('receiptSent'))
    loads()
    expect([waiting.heard, heard]).toEqual([[], ['widget-ready']])
    expect(slot.innerHTML).toBe('')
  })

  test('[PAY-06] a thousand random messages', async () => {
    const { says, heard, sent, view } = await open()
    const words = fc.constantFrom('ready', 'submitted', 'cancelled', 'receiptSent', 'mandateCompleted', 'closed', 'failed', 'open', '')
    const value = fc.oneof(words, fc.constantFrom(77, '77', source, ORIGIN), fc.anything())
    const shaped = fc.record({ source: value, type: value, quoteId: value }, { requiredKeys: [] })
    const message = fc.oneof(fc.anything(), shaped)
    const origin = fc.oneof(fc.constant(ORIGIN), fc.constantFrom('https://evil.test', 'null', ''), fc.webUrl())
    const from = fc.constantFrom(view, window, null)
    const isProper = (data: unknown) =>
      typeof data === 'object' &&
      data !== null &&
      Reflect.get(data, 'source') === source &&
      (Reflect.get(data, 'type') === 'ready' || [77, '77'].includes(Reflect.get(data, 'quoteId') as number))
    fc.assert(
      fc.property(message, origin, from, (data, sender, window) => {
        fc.pre(!(sender === ORIGIN && window === view && isProper(data)))
        says(data, { origin: sender, source: window })
        expect([heard, sent]).toEqual([[], []])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a frame that is loaded', () => {
  test('for the first time is not closed, whether it was ready before or after', async () => {
    const early = await open()
    early.says(ready)
    early.loads()
    const usual = await open()
    usual.loads()
    usual.says(ready)
    expect([early.heard, usual.heard]).toEqual([['widget-ready'], ['widget-ready']])
  })

  test('[PAY-09] again after it was ready is closed, because everything typed in it is lost', async () => {
    const { loads, says, heard } = await open()
    loads()
    says(ready)
    loads()
    expect(heard).toEqual(['widget-ready', 'widget-closed'])
  })

  test('and reports ready again receives the data again, and is reported once', async () => {
    const { says, heard, sent } = await open()
    says(ready)
    says(ready)
    expect(heard).toEqual(['widget-ready'])
    expect(sent).toHaveLength(2)
  })
})

describe('the height of the frame', () => {
  test.each([
    [431.2, '432px'],
    [0, '200px'],
    [-5, '200px'],
    [1e9, '2000px'],
  ])('[PAY-15] a widget that asks for %p px gets %s', async (height, size) => {
    const { says, frame, heard } = await open()
    says({ source, type: 'resize', height })
    expect(frame?.style.blockSize).toBe(size)
    expect(heard).toEqual([])
  })

  test('[PAY-15] changes for finite numbers from the widget alone', async () => {
    const { says, frame } = await open()
    for (const height of ['500', null, Number.NaN, Number.POSITIVE_INFINITY, { valueOf: 500 }]) says({ source, type: 'resize', height })
    says({ source, type: 'resize', height: 500 }, { origin: 'https://evil.test' })
    says({ source, type: 'resize', height: 500 }, { source: window })
    expect(frame?.style.blockSize).toBe('')
  })
})

describe('an expired token', () => {
  test('[PAY-11] is renewed, once at a time, and sent to the widget alone', async () => {
    let settle: (token: string | undefined) => void = () => undefined
    const renewToken = jest.fn(() => new Promise<string | undefined>((resolve) => (settle = resolve)))
    const { says, sent, heard } = await open(aWidgetPayment(), undefined, renewToken)
    says(ready)
    says(about('tokenExpired'))
    says(about('tokenExpired'))
    expect(renewToken).toHaveBeenCalledTimes(1)
    settle('a-new-token')
    await answersArrive()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ message: { type: 'open', payment: { accessToken: 'a-new-token', quoteId: 77 } } })
    expect(sent[1]?.options).toEqual({ targetOrigin: ORIGIN })
    expect(heard).toEqual(['widget-ready'])
    says(about('tokenExpired'))
    expect(renewToken).toHaveBeenCalledTimes(2)
  })

  test('[PAY-11] that cannot be renewed, or not before the widget is removed, sends nothing', async () => {
    const without = await open()
    without.says(ready)
    without.says(about('tokenExpired'))
    await answersArrive()
    const removed = await open(aWidgetPayment(), undefined, () => Promise.resolve('too-late'))
    removed.says(ready)
    removed.says(about('tokenExpired'))
    removed.close()
    await answersArrive()
    expect([without.sent, removed.sent].map(({ length }) => length)).toEqual([1, 1])
  })
})

describe('a widget that cannot be opened', () => {
  test.each([
    ['an unknown address', () => Promise.reject(new Error('no configuration'))],
    ['an invalid address', () => Promise.resolve('http://')],
  ])('[PAY-05] because of %s has failed', async (_, address: () => Promise<string>) => {
    const { heard, slot } = await open(aWidgetPayment(), address)
    expect(heard).toEqual(['widget-failed'])
    expect(slot.innerHTML).toBe('')
  })

  test('requires an element as its slot', () => {
    const widget = makeIframeWidget({ address: () => Promise.resolve(ORIGIN), browser: window })
    expect(() => widget.open({}, aWidgetPayment(), { hear: () => undefined, renewToken: () => Promise.resolve(undefined) })).toThrow()
  })
})
