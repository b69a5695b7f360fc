import type { SnapshotFrom } from 'xstate'
import { isAwaitingTransfer } from '../../domain/mandate/activation'
import { openOrders } from '../../domain/order/open-orders'
import { coversOf, endingOf, policyOf, withCertificate } from '../../domain/policy/holdings'
import type { HomeMachine } from './machine'

type Snapshot = SnapshotFrom<HomeMachine>

/** The first reading has ended, one way or the other. */
export const isRead = (snapshot: Snapshot): boolean => !snapshot.matches('Reading') || snapshot.context.reads > 1

export const today = (snapshot: Snapshot) => snapshot.context.today

/**
 * The orders that wait for their payment, once the server had its say; an order whose result is still being confirmed is not
 * one.
 */
export const unpaidOrders = (snapshot: Snapshot) => {
  const { orders, order, paid, today: day } = snapshot.context
  const open = isRead(snapshot) ? openOrders(orders, order, day) : []
  return open.filter(({ quoteNo }) => quoteNo === undefined || quoteNo !== paid?.quoteNo)
}

export const paidOrder = (snapshot: Snapshot) => snapshot.context.paid

/** The policy of the paid order, once the server has it and says that it is paid. */
export const paidPolicy = ({ context: { paid, isPaid, policies } }: Snapshot) =>
  paid && isPaid ? policyOf(policies, paid) : undefined

export const isUnconfirmed = (snapshot: Snapshot): boolean =>
  snapshot.context.paid !== undefined && (snapshot.matches('Unconfirmed') || snapshot.matches('Failed'))

/** Up to three covers that run, begin later or ended lately. */
export const covers = ({ context: { policies, today: day } }: Snapshot) => coversOf(policies, day)

const isEmpty = (snapshot: Snapshot): boolean => snapshot.context.paid === undefined && covers(snapshot).length === 0

/** The policies have been read, and there is nothing to show of a cover, nor of a payment. */
export const hasNoCover = (snapshot: Snapshot): boolean => snapshot.matches('Shown') && isEmpty(snapshot)

/** The policies could not be read, and there is nothing to show of a cover, nor of a payment. */
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('Failed') && isEmpty(snapshot)

/** The covers whose certificate can be opened. */
export const certified = (snapshot: Snapshot) => withCertificate(covers(snapshot), snapshot.context.today)

/** The covers that can be renewed. */
export const renewable = (snapshot: Snapshot) => covers(snapshot).filter(({ renewal }) => renewal !== undefined)

/** The mandates that wait for the customer's transfer. */
export const waitingMandates = ({ context: { mandates } }: Snapshot) => mandates.filter(isAwaitingTransfer)

/** The mandates for whose suspended covers something is owed. */
export const owingMandates = ({ context: { mandates } }: Snapshot) =>
  mandates.filter(({ arrears }) => arrears !== undefined)

export const ending = ({ context: { policies, today: day } }: Snapshot) => endingOf(policies, day)
