import brand from '../../../brand.json'
import { mailLink, telephoneLink, whatsAppLink } from '../../../domain/values/contact-links'
import { textOf, type Content } from './parts'
import { emailHtml } from './template'

/** What an SMS says; the subject is for who lists them. */
export type Sms = { readonly subject: string; readonly text: string }

/** An email, which says the same in plain text and as HTML. */
export type Mail = Sms & {
  readonly content: Content
  /** Somebody needs it to get in, or has to know it at once: it leaves before all others. */
  readonly isSecurity?: boolean
}

const capitalised = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/**
 * `Hello Ada,` for a name that was typed as `ADA`, `ada` or `Ada Ada`; names in mixed case stay as they are. Without a
 * name, or with one that could carry a stranger's message to this address (a link, a sentence), it is just `Hello,`.
 */
export const greeting = (name: string): string => {
  const typed = name.trim().split(/\s+/)
  const words = typed.filter((word, index) => word.toLowerCase() !== typed[index - 1]?.toLowerCase())
  const known = words.join(' ')
  if (words.length > 3 || !/^\p{L}[\p{L}\p{M}'’. -]{0,39}$/u.test(known) || /\.\p{L}/u.test(known)) return 'Hello,'
  return `Hello ${known === known.toUpperCase() || known === known.toLowerCase() ? capitalised(known) : known},`
}

/** How to reach the broker, as every email ends. */
const contact = [
  { text: brand.email, href: mailLink(brand.email) },
  { text: brand.telephone, href: telephoneLink(brand.telephone) },
  { text: `WhatsApp: ${whatsAppLink(brand.whatsapp)}`, href: whatsAppLink(brand.whatsapp) },
]

const REGARDS = 'Kind regards,'

/** An email: the greeting, its parts, and the sign-off with the brand. */
export const mail = (subject: string, name: string, parts: Content['parts']): Mail => {
  const content = { greeting: greeting(name), parts }
  const signOff = [REGARDS, brand.name, ...contact.map(({ text }) => text)].join('\n')
  return { subject, text: [content.greeting, ...parts.map(textOf), signOff].join('\n\n'), content }
}

/** A stored email as HTML; none for an SMS, and for an email of a version before it. */
export const htmlOf = ({ subject, content }: { readonly subject: string; readonly content: Content | null }) =>
  content === null ? undefined : emailHtml({ subject, ...content, regards: REGARDS, contact })
