import { kobo } from '../../../domain/values/money'
import { findById } from '../../account/repository'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import { coveredPerson } from '../../shop/quote/covered'
import { policyPeriod } from '../policy/renewal'
import type { Quote } from '../../shop/quote/repository'
import { receiptMail, receiptSms, type Receipt } from './receipt-mail'
import { sendMail, sendSms } from '../../platform/mail/repository'
import { isPending } from '../policy/pending'
import { findPolicyOfQuote } from '../policy/repository'
import type { NewMandate } from './new-mandate'
import type { Payment } from './repository'

type Booking = {
  readonly quote: Quote
  readonly payment?: Payment
  readonly mandate?: NewMandate | undefined
  /** Whether it was owed for a suspended cover, which goes on. */
  readonly resumes?: boolean
  /** What was booked: the first debit of a mandate, for example; by default a payment that is paid. */
  readonly paid?: bigint
}

/** What the last digits of a payment belong to, by its channel. */
const paidFrom = ({ channel, lastDigits }: Payment): string =>
  `${channel === 'card' ? 'card' : 'account'} ending in ${lastDigits.slice(-4)}`

const receiptOf = async (db: Database, booking: Booking, portal: string): Promise<Receipt> => {
  const { quote, payment, mandate } = booking
  const paid = booking.paid ?? (payment?.status === 'Paid' ? payment.totalAmount : undefined)
  const stored = (await findPolicyOfQuote(db, quote.customerId, quote.id))?.policy
  const bought = stored === undefined || isPending(stored) ? undefined : stored
  return {
    product: quote.productName,
    covered: coveredPerson(quote),
    paid: paid === undefined ? undefined : kobo(paid),
    resumes: booking.resumes ?? false,
    mandate: mandate && {
      amount: kobo(mandate.plan[0].amount),
      count: mandate.plan.length,
      frequency: mandate.frequency,
      firstDay: mandate.plan[0].on,
    },
    paidFrom: payment && paidFrom(payment),
    reference: payment?.paymentReference,
    policy: bought && { policyNo: bought.policyNo, ...policyPeriod(bought, quote) },
    address: bought ? `${portal}/dashboard/policies?policy=${bought.id}` : `${portal}/dashboard/mandates`,
  }
}

/**
 * Sends the receipt of what was booked, or the notice of a mandate that was set up, in the transaction that did so: by
 * email, and by SMS to a verified number. `portal` is the portal's origin, for the link.
 */
export const sendReceipt = async (db: Database, booking: Booking, portal: string, { security }: Now): Promise<void> => {
  const customer = await findById(db, booking.quote.customerId)
  if (customer === undefined) throw new Error('a quote has no customer')
  const receipt = await receiptOf(db, booking, portal)
  await sendMail(db, customer.emailAddress, receiptMail(customer.name, receipt), security)
  if (customer.verifiedPhone !== null) await sendSms(db, customer.verifiedPhone, receiptSms(receipt), security)
}
