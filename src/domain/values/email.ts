/**
 * Whether a text looks like an e-mail address: one `@`, something before it, a dotted name after it, no spaces.
 * Deliberately lenient: only the confirmation link proves that an address exists.
 */
export const isEmail = (text: string): boolean => text.length <= 256 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** The user name that an account is opened with: the part of the e-mail address before `@`. */
export const userNameOf = (email: string): string => email.split('@')[0] ?? ''
