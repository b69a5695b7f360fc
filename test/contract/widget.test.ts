import { isRight } from 'fp-ts/Either'
import { WidgetMessage, WidgetOpening } from '../../src/contract/widget'

const source = 'payment-widget'
const reads = (message: unknown) => isRight(WidgetMessage.decode(message))

describe('[PAY-06] a message of the widget', () => {
  test.each([
    'submitted',
    'refused',
    'cancelled',
    'tokenExpired',
    'mandateCompleted',
    'receiptSent',
    'closed',
    'failed',
  ])('%s names its quote', (type) => {
    expect([
      reads({ source, type, quoteId: 7 }),
      reads({ source, type, quoteId: 'a-7' }),
      reads({ source, type }),
    ]).toEqual([true, true, false])
  })

  test('ready needs no quote, and resize a height', () => {
    expect(
      [{ type: 'ready' }, { type: 'resize', height: 431.2 }, { type: 'resize' }].map((rest) =>
        reads({ source, ...rest }),
      ),
    ).toEqual([true, true, false])
  })

  test('is one only from the widget, and of a known type', () => {
    expect(
      [{ source: 'other', type: 'ready' }, { type: 'ready' }, { source, type: 'paid', quoteId: 7 }].map(reads),
    ).toEqual([false, false, false])
  })
})

test('[PAY-03] the widget opens with the whole payment', () => {
  const payment = {
    customerName: 'First Last',
    email: 'customer@portal.test',
    amount: 5000,
    currency: 'NGN',
    paymentType: 'Product',
    quoteId: 7,
    accessToken: 'token',
  }
  const opens = (message: unknown) => isRight(WidgetOpening.decode(message))
  expect(opens({ type: 'open', payment })).toBe(true)
  expect(
    [
      { payment },
      { type: 'close', payment },
      { type: 'open' },
      { type: 'open', payment: { ...payment, paymentType: 'Gift' } },
    ].map(opens),
  ).toEqual([false, false, false, false])
  for (const missing of Object.keys(payment))
    expect(opens({ type: 'open', payment: { ...payment, [missing]: undefined } })).toBe(false)
})
