import fc from 'fast-check'
import { makeIframeWidget } from '../../../src/adapters/widget/iframe-widget'
import { id } from '../../../src/domain/values/id'
import { aWidgetPayment } from '../../support/shop-builders'
import { about, answersArrive, closeAll, open, ORIGIN, ready, source } from './open-widget'

afterEach(closeAll)

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
  ])('[PAY-04: mandate, receipt] %s is reported as %s', async (word, event) => {
    const { says, heard } = await open()
    says(ready)
    says({ ...about(word), message: 'more' })
    expect(heard).toEqual(['widget-ready', event])
  })

  test('[PAY-04: receipt] may name its quote as a number or a text', async () => {
    const { says, heard } = await open(aWidgetPayment({ quoteId: id('77') }))
    says(about('receiptSent', 77))
    expect(heard).toEqual(['receipt-sent'])
  })
})

describe('ignored messages', () => {
  test.each([
    'https://evil.test',
    'http://widget.test',
    'https://widget.test:444',
    'https://widget.test.evil.test',
    'null',
    '',
  ])('[PAY-06] messages from the origin %p', async (origin) => {
    const { says, heard, sent } = await open()
    says(ready, { origin })
    says(about('receiptSent'), { origin })
    expect([heard, sent]).toEqual([[], []])
  })

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
    const words = fc.constantFrom(
      'ready',
      'submitted',
      'cancelled',
      'receiptSent',
      'mandateCompleted',
      'closed',
      'failed',
      'open',
      '',
    )
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

describe('a widget that cannot be opened', () => {
  test.each([
    ['an unknown address', () => Promise.reject(new Error('no configuration'))],
    ['an invalid address', () => Promise.resolve('http://')],
  ])('[PAY-05: retry] because of %s has failed', async (_, address: () => Promise<string>) => {
    const { heard, slot } = await open(aWidgetPayment(), address)
    expect(heard).toEqual(['widget-failed'])
    expect(slot.innerHTML).toBe('')
  })

  test('requires an element as its slot', () => {
    const widget = makeIframeWidget({ address: () => Promise.resolve(ORIGIN), browser: window })
    expect(() =>
      widget.open({}, aWidgetPayment(), { hear: () => undefined, renewToken: () => Promise.resolve(undefined) }),
    ).toThrow()
  })
})
