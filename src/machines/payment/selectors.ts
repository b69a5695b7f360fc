import type { SnapshotFrom } from 'xstate'
import type { PaymentMachine } from './machine'

type Snapshot = SnapshotFrom<PaymentMachine>

type PaymentView = 'without-quote' | 'checking' | 'unclear' | 'paying' | 'not-ready' | 'done'

export const view = (snapshot: Snapshot): PaymentView => {
  if (snapshot.matches('WithoutQuote')) return 'without-quote'
  if (snapshot.matches({ Checking: 'Unclear' })) return 'unclear'
  if (snapshot.matches('Paying')) return 'paying'
  if (snapshot.matches('NotReady')) return 'not-ready'
  return snapshot.status === 'done' ? 'done' : 'checking'
}

/** Whether the widget is still loading. */
export const isWidgetLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches('Paying') && !snapshot.matches({ Paying: { Open: 'Ready' } })
export const payment = (snapshot: Snapshot) => snapshot.context.payment
