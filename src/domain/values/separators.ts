/**
 * What people put between the characters of a number, or copy with it: blanks, hyphens and dashes, dots, and invisible
 * characters such as the direction marks around a phone number from an address book.
 */
const separators = /[\s.\p{Pd}\p{Cf}\u2212]/gu

/** The text without blanks, hyphens and dots: `0123-456 789` is `0123456789`. */
export const withoutSeparators = (typed: string): string => typed.replace(separators, '')
