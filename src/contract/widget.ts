import * as t from 'io-ts'
import { FiniteNumber, WireId } from './codecs'

/**
 * The messages between the portal and the payment widget, which run on different origins. The widget sends `ready`
 * until the portal opens it; every later message names its quote, except for `resize`, which asks for the height of its
 * content.
 */
const source = t.literal('payment-widget')

export const WidgetMessage = t.union(
  [
    t.type({ source, type: t.literal('ready') }),
    t.type({ source, type: t.literal('resize'), height: t.refinement(t.number, Number.isFinite, 'height') }),
    t.type({
      source,
      type: t.union([
        t.literal('submitted'),
        t.literal('refused'),
        t.literal('cancelled'),
        t.literal('tokenExpired'),
        t.literal('mandateCompleted'),
        t.literal('receiptSent'),
        t.literal('closed'),
        t.literal('failed'),
      ]),
      quoteId: WireId,
    }),
  ],
  'widget message',
)
export type WidgetMessage = t.TypeOf<typeof WidgetMessage>

/**
 * The message with which the portal opens the widget, and once more with a new token when the widget reports that its
 * token has expired. The amount is in naira.
 */
export const WidgetOpening = t.type(
  {
    type: t.literal('open'),
    payment: t.type({
      customerName: t.string,
      email: t.string,
      amount: FiniteNumber,
      currency: t.string,
      paymentType: t.literal('Product'),
      quoteId: WireId,
      accessToken: t.string,
    }),
  },
  'widget opening',
)
export type WidgetOpening = t.TypeOf<typeof WidgetOpening>
