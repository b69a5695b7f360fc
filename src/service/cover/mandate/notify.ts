import { findById } from '../../account/repository'
import type { Now } from '../../platform/clock/clock'
import type { Database } from '../../platform/database/database'
import type { Mail, Sms } from '../../platform/mail/mail'
import { sendMail, sendSms } from '../../platform/mail/repository'

/** Puts an email to a customer into the outbox, and an SMS to a verified number. */
export const notify = async (
  db: Database,
  customerId: string,
  { security }: Pick<Now, 'security'>,
  messages: { readonly mail: (name: string) => Mail; readonly sms: Sms },
): Promise<void> => {
  const customer = await findById(db, customerId)
  if (customer === undefined) throw new Error('a mandate has no customer')
  await sendMail(db, customer.emailAddress, messages.mail(customer.name), security)
  if (customer.verifiedPhone !== null) await sendSms(db, customer.verifiedPhone, messages.sms, security)
}

/** Where the portal shows a mandate. */
export const mandateAddress = (portal: string, id: number): string =>
  `${portal}/dashboard/mandates?mandate=${String(id)}`
