import brand from '../../brand.json'
import { documentTypes } from '../../domain/kyc/document-types'
import { kycSteps } from '../../domain/kyc/steps'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { dateInWords } from '../../domain/values/typed-date'
import { mail, type Mail, type Sms } from '../platform/mail/mail'
import { CHOOSE_REMINDERS } from './choose-reminders'

type DocumentExpires = { readonly type: string; readonly expiresOn: CalendarDate; readonly portal: string }

const step = kycSteps.findIndex(({ part }) => part === 'document') + 1

const addressOf = ({ portal }: DocumentExpires): string => `${portal}/dashboard/kyc?step=${String(step)}`

/** Tells a customer that the document by which we know them expires. */
export const documentExpiresMail = (name: string, document: DocumentExpires): Mail => {
  const expires = dateInWords(document.expiresOn)
  const label = documentTypes.find(({ type }) => type === document.type)?.label ?? document.type
  return mail('Your identity document expires soon', name, [
    `The identity document that you sent us expires on ${expires}. Please send us a new one by then.`,
    {
      facts: [
        ['Document', label],
        ['Last day', expires],
      ],
    },
    'Send the new one here:',
    { action: 'Send a document', link: addressOf(document) },
    CHOOSE_REMINDERS,
  ])
}

export const documentExpiresSms = (document: DocumentExpires): Sms => ({
  subject: 'Document expires',
  text: `${brand.name}: your identity document expires on ${dateInWords(document.expiresOn)}. Send us a new one: ${addressOf(document)}`,
})
