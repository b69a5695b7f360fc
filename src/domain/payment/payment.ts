import type { ClientQuote } from '../quote/quote'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'

/** The server's state of a quote's payment. `unknown` is never treated as unpaid. */
export type PaymentState = 'unpaid' | 'pending' | 'paid' | 'mandated' | 'unknown'

/** The payment data that checkout stores: the quote and its product's price. The widget's token stays in memory. */
export type PaymentData = { readonly id: Id; readonly amount: Kobo; readonly accessToken: string | undefined }

export type WidgetPayment = {
  readonly customerName: string
  readonly email: string
  readonly amount: Kobo
  readonly currency: string
  readonly paymentType: 'Product'
  readonly quoteId: Id
  readonly accessToken: string
}

/** The amount to pay is the product's price; if a server leaves it out, the total premium. */
export const amountOf = (quote: ClientQuote): Kobo => quote.product.price ?? quote.totalPremium

/**
 * The input of the widget: the amount and the token that checkout stored for this quote, else the product's price and
 * the session's token. `undefined` without any token.
 */
export const widgetPaymentOf = (
  quote: ClientQuote,
  recorded: PaymentData | undefined,
  sessionToken: string | undefined,
): WidgetPayment | undefined => {
  const data = recorded?.id === quote.quoteId ? recorded : undefined
  const accessToken = data?.accessToken ?? sessionToken
  if (accessToken === undefined) return undefined
  return {
    customerName: quote.userName,
    email: quote.userEmail,
    amount: data?.amount ?? amountOf(quote),
    currency: quote.currency,
    paymentType: quote.paymentType,
    quoteId: quote.quoteId,
    accessToken,
  }
}

/** The server's statuses of a payment, in their order. */
export const paymentStatuses = ['Unpaid', 'Pending', 'Paid', 'Mandated'] as const

/** The state of a payment by the server's status. An unrecognised status is `unknown`. */
export const paymentStateOf = (status: string | undefined): PaymentState => {
  switch (status) {
    case 'Unpaid':
      return 'unpaid'
    case 'Pending':
      return 'pending'
    case 'Paid':
      return 'paid'
    case 'Mandated':
      return 'mandated'
    default:
      return 'unknown'
  }
}

/** The delays of the repeated status requests; after the last one the customer decides how to go on. */
export const CHECK_GAPS_MS = [2_000, 3_000, 5_000, 20_000] as const
export const WIDGET_READY_WITHIN_MS = 15_000

export const paymentMessages = {
  checking: 'Checking your payment',
  unclear: 'We do not know yet whether your payment went through. Do not pay again. Check again in a moment.',
  notArrivedTitle: 'No payment has arrived',
  notArrived: (quoteNo: string) =>
    `We asked for 30 seconds and no payment has arrived. If your bank shows a debit, do not pay again: write to us with ${quoteNo}.`,
  notCharged: 'You have not been charged',
  cancelled: 'You cancelled the payment. Your order is saved.',
  offline: 'You are offline. We check your payment as soon as you are back online.',
  paid: 'We have received your payment. You will find your policy under Policies.',
  arrearsPaid: 'We have received your payment. Your cover and the debits of your mandate go on.',
  mandated: 'Your mandate is set up.',
  notReady: 'The payment form did not open.',
  withoutQuote: 'There is nothing to pay yet.',
} as const
