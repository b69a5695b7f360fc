import type { SnapshotFrom } from 'xstate'
import type { PaymentMachine } from './machine'

type Snapshot = SnapshotFrom<PaymentMachine>

type PaymentView =
  | 'without-quote'
  | 'ended'
  | 'checking'
  | 'unclear'
  | 'not-arrived'
  | 'not-charged'
  | 'paying'
  | 'not-ready'
  | 'done'

/** The part of the page that is shown. */
export const view = (snapshot: Snapshot): PaymentView => {
  if (snapshot.matches('WithoutQuote')) return 'without-quote'
  if (snapshot.matches('Ended')) return 'ended'
  if (snapshot.matches('Unclear')) return 'unclear'
  if (snapshot.matches('NotArrived')) return 'not-arrived'
  if (snapshot.matches('NotCharged')) return 'not-charged'
  if (snapshot.matches('Paying')) return 'paying'
  if (snapshot.matches('NotReady')) return 'not-ready'
  return snapshot.status === 'done' ? 'done' : 'checking'
}

/** Whether the state of a payment that may have been sent is being read beside the widget. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches({ Paying: { Open: 'Sent' } })

export const isWidgetLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches('Paying') && !snapshot.matches({ Paying: { Open: 'Ready' } }) && !isSent(snapshot)

/** The input of the widget: the amount to pay. */
export const payment = (snapshot: Snapshot) => snapshot.context.payment

/** What the amount is for. */
export const priceUnit = (snapshot: Snapshot) => snapshot.context.quote?.priceUnit

/** The last day on which the quote could be paid. */
export const validUntil = (snapshot: Snapshot) => snapshot.context.quote?.validUntil

/** How the customer refers to the order in a letter: its number, or its id if the server gave it none. */
export const quoteNo = ({ context: { quote } }: Snapshot): string => quote?.quoteNo ?? String(quote?.quoteId ?? '')
