import { isRight } from 'fp-ts/Either'
import { CHECK_GAPS_MS, type PaymentState } from '../../domain/payment/payment'
import { hasEnded } from '../../domain/quote/quote'
import type { Outcome } from '../core/actors'
import type { PaymentContext } from './context'

type Here = { readonly context: PaymentContext }

const says = (state: PaymentState) => (_: unknown, outcome: Outcome<PaymentState>) =>
  isRight(outcome) && outcome.right === state

export const paymentGuards = {
  hasNothingToPay: ({ context }: Here) => context.quote === undefined || context.payment === undefined,
  isUnpaid: says('unpaid'),
  isPaid: says('paid'),
  isMandated: says('mandated'),
  hasChecksLeft: ({ context }: Here) => context.checks <= CHECK_GAPS_MS.length,
  /** After an attempt that may be open, only its outcome counts. */
  hasEnded: ({ context: { quote, today, attempt } }: Here) =>
    attempt === 'none' && quote !== undefined && hasEnded(quote, today),
  hasNoAttempt: ({ context }: Here) => context.attempt === 'none',
  hasCancelled: ({ context }: Here) => context.attempt === 'cancelled',
  hasReportedNothing: ({ context }: Here) => context.reported === 'nothing',
  hasReportedReceipt: ({ context }: Here) => context.reported === 'receipt',
  hasReportedMandate: ({ context }: Here) => context.reported === 'mandate',
}
