import { dayInLagos, timeInLagos } from '../../../domain/values/calendar-date'
import { dateInWords } from '../../../domain/values/typed-date'
import { mail, type Mail } from '../../platform/mail/mail'

/** Why a mandate ends before its first debit: nobody sent the transfer, or its days were over when it could be debited. */
export type EndReason = 'no transfer' | 'days over'

type Ended = {
  readonly reason: EndReason
  readonly product: string
  /** None for a mandate of an earlier version. */
  readonly lastDigits: string | null
  /** Until when the transfer could arrive. */
  readonly until: Date
  /** The portal's origin. */
  readonly portal: string
}

const momentInWords = (instant: Date): string =>
  `${dateInWords(dayInLagos(instant.getTime()))}, ${timeInLagos(instant.getTime())}`

const next: Readonly<Record<EndReason, string>> = {
  'no transfer':
    'Your order is unpaid again. While its quote is valid, you can pay by card or set up a new mandate. Your account is here:',
  'days over': 'If you still need cover, you can get a new quote in your account:',
}

/** Tells a customer that a mandate has ended without a debit. */
export const endingMail = (name: string, { reason, product, lastDigits, until, portal }: Ended): Mail => {
  const mandate = `Your mandate for ${product}${lastDigits === null ? '' : `, from the account ending in ${lastDigits},`}`
  const why =
    reason === 'no transfer'
      ? `your transfer did not arrive by ${momentInWords(until)}`
      : 'the days of the cover were over before its first debit'
  return mail(`Your mandate for ${product} has ended`, name, [
    `${mandate} has ended, because ${why}. Nothing was debited, and this order gives no cover.`,
    next[reason],
    `${portal}/dashboard`,
  ])
}
