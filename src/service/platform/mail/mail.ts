import brand from '../../../brand.json'

/** The text of an email or an SMS. */
export type Mail = {
  readonly subject: string
  readonly text: string
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

/** An email: the greeting, the paragraphs, and the sign-off with the brand. */
export const mail = (subject: string, name: string, paragraphs: readonly string[]): Mail => ({
  subject,
  text: [greeting(name), ...paragraphs, `Kind regards,\n${brand.name}\n${brand.email}`].join('\n\n'),
})
