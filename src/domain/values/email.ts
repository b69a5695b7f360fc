/** What would make one address look like several, or like an address with a name, to a mail program. */
const special = String.raw`\s\p{Cc}\p{Cf}\p{Cs}@,;:<>()[\]"\\`

const address = new RegExp(`^[^${special}]+@[^${special}.]+(\\.[^${special}.]+)+$`, 'u')

/**
 * Whether a text looks like one email address: one `@`, something before it, a dotted name after it, no spaces, control
 * characters or separators. Deliberately lenient: only the confirmation link proves that an address exists.
 */
export const isEmail = (text: string): boolean => text.length <= 256 && address.test(text)

/** The user name that an account is opened with: the part of the email address before `@`. */
export const userNameOf = (email: string): string => email.split('@')[0] ?? ''
