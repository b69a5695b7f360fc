const label = /^\(?\p{Lu}\p{Ll}+['’]?\p{Ll}*[.…!?:,]?\)?$|^\(\p{Ll}+\)$|^(?:BVN|CVV|ID|KYC|NIN)$/u
const address = /^[\w-]+:\/\/|^[./#?&%]|^\w+\/\w/
const syntax = /[<>]|::|^\((?!\p{L}+\)$)|\b\w+[=(]|^Bearer\b/u

/** The words of a text, without the values that `{…}` stands for. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))

/** Whether a text is a sentence: three words or more. */
export const isSentence = (text: string): boolean => wordsOf(text).length >= 3

/**
 * Whether a literal reads as words: two of them, or one that looks like a label (`Continue`, `BVN`). Names of the code
 * (`PendingReview`, `text/json`, `bank-account`, `--brand`) and lists of codes (`AO BF BI`) are not words.
 */
export const isWords = (text: string): boolean => {
  const plain = text.replace(/\s*\{[^}]*\}/g, '').trim()
  if (address.test(plain) || syntax.test(plain)) return false
  const words = wordsOf(plain)
  if (words.length < 2) return label.test(plain)
  return /\p{Ll}{2}/u.test(plain) && /\p{Lu}|[.…!?,]|^\p{Ll}+ \p{Ll}+ /u.test(plain)
}
