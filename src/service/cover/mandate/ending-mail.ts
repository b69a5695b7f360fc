import { dayInLagos, timeInLagos } from '../../../domain/values/calendar-date'
import { dateInWords } from '../../../domain/values/typed-date'
import { mail, type Mail } from '../../platform/mail/mail'
import type { InTheWay } from './in-the-way'

/**
 * Why a mandate ends before its first debit: nobody sent the transfer, its days were over when it could be debited, the bank
 * refused it too often, or the days are insured by another cover by now.
 */
export type EndReason = 'no transfer' | 'days over' | 'first debit failed' | InTheWay

/** What the mandate says of it later; nothing where it only was not activated in time. */
export const becauseOf = (reason: EndReason): string | undefined => {
  if (typeof reason === 'object') return reason.because
  if (reason === 'first debit failed') return 'The bank refused the first debit each time.'
  return reason === 'days over' ? 'The days of the cover were over before its first debit.' : undefined
}

type Ended = {
  readonly reason: EndReason
  readonly product: string
  /** None for a mandate of an earlier version. */
  readonly lastDigits: string | null
  /** Until when the transfer could arrive. */
  readonly until: Date
  readonly portal: string
}

const momentInWords = (instant: Date): string =>
  `${dateInWords(dayInLagos(instant.getTime()))}, ${timeInLagos(instant.getTime())}`

const account = { action: 'Go to your account', path: '/dashboard' }

/** Why it ended, what the customer can do now, and where. */
const wordsOf = (
  reason: EndReason,
  until: Date,
): { readonly why: string; readonly next: string; readonly action: string; readonly path: string } => {
  if (typeof reason === 'object')
    return {
      why: 'it would have insured the same days again',
      next: 'Your order is unpaid again. The cover that you have is here:',
      action: 'See the policy',
      path: `/dashboard/policies?policy=${String(reason.policyId)}`,
    }
  if (reason === 'days over')
    return {
      why: 'the days of the cover were over before its first debit',
      next: 'If you still need cover, you can get a new quote in your account:',
      ...account,
    }
  return {
    why:
      reason === 'no transfer'
        ? `your transfer did not arrive by ${momentInWords(until)}`
        : 'your bank refused the first debit each time',
    next: 'Your order is unpaid again. While its quote is valid, you can pay by card or set up a new mandate. Your account is here:',
    ...account,
  }
}

/** Tells a customer that a mandate has ended without a debit. */
export const endingMail = (name: string, { reason, product, lastDigits, until, portal }: Ended): Mail => {
  const mandate = `Your mandate for ${product}${lastDigits === null ? '' : `, from the account ending in ${lastDigits},`}`
  const { why, next, action, path } = wordsOf(reason, until)
  const about = typeof reason === 'object' ? ` ${reason.because}` : ''
  return mail(`Your mandate for ${product} has ended`, name, [
    `${mandate} has ended, because ${why}.${about} Nothing was debited, and this order gives no cover.`,
    next,
    { action, link: `${portal}${path}` },
  ])
}
