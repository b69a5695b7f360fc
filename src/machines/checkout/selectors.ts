import type { SnapshotFrom } from 'xstate'
import { closedAs as closedAsOf } from '../../domain/order/order'
import { formOf } from '../core/new-quote-place'
import type { CheckoutMachine } from './machine'

type Snapshot = SnapshotFrom<CheckoutMachine>

type CheckoutView = 'finding' | 'not-found' | 'without-quote' | 'closed' | 'ended' | 'confirming'

/** The part of the page that is shown. */
export const view = (snapshot: Snapshot): CheckoutView => {
  if (snapshot.matches('Finding')) return 'finding'
  if (snapshot.matches('NotFound')) return 'not-found'
  if (snapshot.matches('WithoutQuote')) return 'without-quote'
  if (snapshot.matches('Closed')) return 'closed'
  return snapshot.matches('Ended') ? 'ended' : 'confirming'
}

export const today = (snapshot: Snapshot) => snapshot.context.today
export const quote = (snapshot: Snapshot) => snapshot.context.quote
export const failure = (snapshot: Snapshot) => snapshot.context.failure
export const isProceeding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ Confirming: 'Proceeding' }) || snapshot.matches('Left')
export const isDropping = (snapshot: Snapshot): boolean => snapshot.matches('Dropping') || snapshot.matches('Dropped')

/** What the quote was dealt with as, here or on another device. */
export const closedAs = ({ context: { order } }: Snapshot) => order && closedAsOf(order)

/** Whether the server has the order, unpaid, so that it can be dropped; what is owed for a cover cannot be. */
export const canBeDropped = ({ context: { order } }: Snapshot): boolean =>
  order?.status === 'unpaid' && !order.isArrears

/** The form that corrects the order; `undefined` where it cannot be corrected. */
export const correction = ({ context: { order, quote } }: Snapshot) =>
  quote && order?.status === 'unpaid' && order.form ? formOf(quote, 'corrects') : undefined
