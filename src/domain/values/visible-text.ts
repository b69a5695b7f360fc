/** Tabs and breaks of lines: a blank is seen there. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g

/**
 * What nobody sees: control characters, and those that fonts are to ignore (Unicode's Default_Ignorable_Code_Point: joiners,
 * direction marks, soft hyphens, Hangul fillers, variation selectors, tags), notes between lines, and the empty Braille cell.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu

/** The text as it is seen, which is all that counts as typed. */
export const visibleText = (typed: string): string => typed.replace(breaks, ' ').replace(invisible, '')

/** Whether there is a letter of any script: what somebody is called has one. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Whether there is a letter or digit of any script: a plate, a passport and an address have one. */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
