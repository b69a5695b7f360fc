import type { SnapshotFrom } from 'xstate'
import { closedAs as closedAsOf } from '../../domain/order/order'
import { formOf } from '../core/new-quote-place'
import { failureMessages } from '../../domain/failure/messages'
import type { CheckoutMachine } from './machine'

type Snapshot = SnapshotFrom<CheckoutMachine>

type CheckoutView = 'finding' | 'not-found' | 'without-quote' | 'missing' | 'closed' | 'ended' | 'confirming'

/** The part of the page that is shown; `missing`: the quote in the address is none of the customer's. */
export const view = (snapshot: Snapshot): CheckoutView => {
  if (snapshot.matches('Finding')) return 'finding'
  if (snapshot.matches('NotFound')) return 'not-found'
  if (snapshot.matches('WithoutQuote')) return snapshot.context.requested === undefined ? 'without-quote' : 'missing'
  if (snapshot.matches('Closed')) return 'closed'
  return snapshot.matches('Ended') ? 'ended' : 'confirming'
}

export const today = (snapshot: Snapshot) => snapshot.context.today
export const quote = (snapshot: Snapshot) => snapshot.context.quote

/** Why the order could not be loaded or dropped. While that is checked, only that nobody knows is said. */
export const failure = (snapshot: Snapshot) => {
  const { failure: found } = snapshot.context
  return snapshot.matches('Checking') && found?.message !== failureMessages.unknownWrite ? undefined : found
}

export const isProceeding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ Confirming: 'Proceeding' }) || snapshot.matches('Left')
export const isDropping = (snapshot: Snapshot): boolean =>
  snapshot.matches('Dropping') || snapshot.matches('Checking') || snapshot.matches('Dropped')

/** What the quote was dealt with as, here or on another device. */
export const closedAs = ({ context: { order } }: Snapshot) => order && closedAsOf(order)

/** Whether the server has the order, unpaid, so that it can be dropped; what is owed for a cover cannot be. */
export const canBeDropped = ({ context: { order } }: Snapshot): boolean =>
  order?.status === 'unpaid' && !order.isArrears

/** The form that corrects the order; `undefined` where it cannot be corrected. */
export const correction = ({ context: { order, quote } }: Snapshot) =>
  quote && order?.status === 'unpaid' && order.form ? formOf(quote, 'corrects') : undefined
