import type { Draft } from '../drafts/drafts'
import { paymentStateOf, type PaymentState } from '../payment/payment'
import type { Quote } from '../quote/quote'

/** What has become of a quote. */
export type OrderStatus = PaymentState | 'replaced' | 'dropped'

/** The server's statuses of a quote, in their order. */
export const orderStatuses = ['Unpaid', 'Pending', 'Paid', 'Mandated', 'Replaced', 'Dropped'] as const

/** The status by the server's text. An unrecognised one is `unknown`, which offers nothing and keeps from nothing. */
export const orderStatusOf = (status: string | undefined): OrderStatus => {
  if (status === 'Replaced') return 'replaced'
  return status === 'Dropped' ? 'dropped' : paymentStateOf(status)
}

/** A quote as the server has it, on whatever device it was asked for, with its form as it was typed. */
export type Order = Quote & { readonly status: OrderStatus; readonly form: Draft | undefined }

/** Why a quote cannot be paid now or ever again. */
export type ClosedAs = Exclude<OrderStatus, 'unpaid' | 'pending' | 'unknown'>

export const closedAs = ({ status }: Pick<Order, 'status'>): ClosedAs | undefined =>
  status === 'unpaid' || status === 'pending' || status === 'unknown' ? undefined : status

/** What is said of a quote that was dealt with, here or on another device. */
export const closedMessages: Readonly<Record<ClosedAs, { readonly title: string; readonly text: string }>> = {
  paid: { title: 'This order is paid already', text: 'Your cover is under Policies.' },
  mandated: { title: 'This order has a mandate already', text: 'It is under Mandates.' },
  dropped: { title: 'You have dropped this quote', text: 'You have not been charged.' },
  replaced: {
    title: 'You have replaced this quote by another one',
    text: 'You have not been charged. The other one is at home, under For you to do.',
  },
}

export const orderMessages = {
  correct: 'Correct the details',
  dropOrder: 'Drop this order',
  dropTitle: 'Drop this order?',
  dropText: 'It can be paid no more then. Nothing was charged, and a new quote is free.',
  keep: 'Keep it',
  confirm: 'Drop it',
  dropped: 'The order was dropped.',
  missing: 'We could not find this order.',
  missingText: 'It may belong to another account. Your own orders are at home, under For you to do.',
  replaces: 'The new quote takes the place of the one that you correct.',
} as const
