import type { SnapshotFrom } from 'xstate'
import { isAwaitingTransfer } from '../../domain/mandate/activation'
import { coversOf, endingOf, policyOf, withCertificate } from '../../domain/policy/holdings'
import type { HomeMachine } from './machine'

type Snapshot = SnapshotFrom<HomeMachine>

/** The first reading has ended, one way or the other. */
export const isRead = (snapshot: Snapshot): boolean => !snapshot.matches('Reading') || snapshot.context.reads > 1

export const today = (snapshot: Snapshot) => snapshot.context.today

/** The order that waits for its payment: neither one whose result is still being confirmed, nor what a mandate says is owed. */
export const unpaidOrder = ({ context: { order, paid } }: Snapshot) =>
  order?.isArrears || (order?.quoteNo !== undefined && order.quoteNo === paid?.quoteNo) ? undefined : order

export const paidOrder = (snapshot: Snapshot) => snapshot.context.paid

/** The policy of the paid order, once the server has it and says that it is paid. */
export const paidPolicy = ({ context: { paid, isPaid, policies } }: Snapshot) =>
  paid && isPaid ? policyOf(policies, paid) : undefined

export const isUnconfirmed = (snapshot: Snapshot): boolean =>
  snapshot.context.paid !== undefined && (snapshot.matches('Unconfirmed') || snapshot.matches('Failed'))

/** Up to three covers that run, begin later or ended lately. */
export const covers = ({ context: { policies, today: day } }: Snapshot) => coversOf(policies, day)

/** The policies have been read, and there is nothing to show of a cover, nor of a payment. */
export const hasNoCover = (snapshot: Snapshot): boolean =>
  snapshot.matches('Shown') && snapshot.context.paid === undefined && covers(snapshot).length === 0

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
