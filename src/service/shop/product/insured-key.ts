import { createHash } from 'node:crypto'

/** Capitals of Cyrillic and Greek that look like Latin ones, above these. */
const alike = [
  ['АВЕКМНОРСТУХІЈЅҺԚԜҮѴӀԌԀ', 'ABEKMHOPCTYXIJSHQWYVIGD'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
] as const

const latinOf = new Map(
  alike.flatMap(([capitals, latin]) =>
    Array.from(capitals).map((capital, index) => [capital, latin[index] ?? capital]),
  ),
)

/** One form of what looks alike: no capitals, no difference of width or composition, and Latin letters. */
const folded = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase()]
    .map((character) => latinOf.get(character) ?? character)
    .join('')
    .normalize('NFC')
    .toLowerCase()

/** What is written in one word, however it is parted: only its letters and digits count. */
const inOneWord = (text: string): string => folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const isNumber = (word: string): boolean => /^\p{N}/u.test(word)
const isOneLetter = (word: string): boolean => word.replace(/\p{M}/gu, '').length === 1

/** Whether a word goes on the one before it: a number and its one letter touch, or a blank or dash parts them (`12 A`). */
const isContinued = (before: string, parting: string, word: string, isTouched: boolean): boolean =>
  parting === ''
    ? isOneLetter(isNumber(before) ? word : before)
    : /^[\s\p{Pd}]+$/u.test(parting) && isNumber(before) && !isNumber(word) && isOneLetter(word) && !isTouched

/**
 * Words and numbers, each apart from the next: `Flat 1, 12 Allen Avenue` is not `Flat 11, 2 Allen Avenue`. What parts them
 * does not count, nor whether a number touches a word (`Flat1`) or a blank parts it from its letter (`12 A`).
 */
const inWords = (texts: readonly string[]): string => {
  const text = folded(texts.join(', ')).replace(/['’ʼ`]/g, '')
  const words = [...text.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)]
  const endOf = (index: number): number => (words[index]?.index ?? 0) + (words[index]?.[0].length ?? 0)
  return words
    .map(({ 0: word, index: start }, index) => {
      const before = words[index - 1]?.[0]
      if (before === undefined) return word
      const isTouched = words[index + 1]?.index === endOf(index)
      return isContinued(before, text.slice(endOf(index - 1), start), word, isTouched) ? word : ` ${word}`
    })
    .join('')
}

/** As long for every thing, and it tells nothing of it. */
const hashOf = (kind: string, text: string): string =>
  createHash('sha256').update(`${kind} ${text}`).digest('base64url')

/**
 * The keys of what is insured once at a time: the same for the same thing, however it is typed. They
 * are stored with covers: whoever changes them has the stored ones made again.
 */
export const insuredKey = {
  plate: (plate: string) => hashOf('plate', inOneWord(plate)),
  passport: (passportNo: string) => hashOf('passport', inOneWord(passportNo)),
  address: (...parts: readonly string[]) => hashOf('address', inWords(parts)),
  /** A person has one plan of each product. */
  person: (productId: number, name: string) => hashOf(`person ${productId}`, inWords([name])),
} as const
