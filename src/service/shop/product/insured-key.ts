import { createHash } from 'node:crypto'

/** Capitals of Cyrillic and Greek that look like Latin ones, above these. */
const alike = [
  ['АВЕКМНОРСТУХІЈЅҺԚԜҮѴӀԌԀ', 'ABEKMHOPCTYXIJSHQWYVIGD'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
] as const

const latinOf = new Map(
  alike.flatMap(([capitals, latin]) =>
    Array.from(capitals, (capital, index) => [capital, latin[index] ?? capital] as const),
  ),
)

/** One form of what looks alike: no capitals, no difference of width or composition, and Latin letters. */
const folded = (text: string): string =>
  Array.from(text.normalize('NFKD').toUpperCase(), (character) => latinOf.get(character) ?? character)
    .join('')
    .normalize('NFC')
    .toLowerCase()

/** What is written in one word, however it is parted: only its letters and digits count. */
const inOneWord = (text: string): string => folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * Words and numbers, each apart from the next: `Flat 1, 12 Allen Avenue` is not `Flat 11, 2 Allen Avenue`. What parts them
 * does not count, nor whether a number touches a word (`Flat1`) or a blank parts it from its letter (`12 A`).
 */
const inWords = (texts: readonly string[]): string =>
  folded(texts.join(', '))
    .replace(/['’ʼ`]/g, '')
    .replace(/(\p{N})[\s\p{Pd}]+(\p{L}\p{M}*)(?![\p{L}\p{M}\p{N}])/gu, '$1$2')
    .replace(/(\p{N})((?:\p{L}\p{M}*){2})/gu, '$1 $2')
    .replace(/((?:\p{L}\p{M}*){2})(\p{N})/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** As long for every thing, and it tells nothing of it. */
const keyOf = (kind: string, text: string): string => createHash('sha256').update(`${kind} ${text}`).digest('base64url')

/**
 * The keys of what is insured once at a time (requirement LIFE-06): the same for the same thing, however it is typed. They
 * are stored with covers: whoever changes them has the stored ones made again.
 */
export const insuredKey = {
  plate: (plate: string) => keyOf('plate', inOneWord(plate)),
  passport: (passportNo: string) => keyOf('passport', inOneWord(passportNo)),
  address: (...parts: readonly string[]) => keyOf('address', inWords(parts)),
  /** A person has one plan of each product. */
  person: (productId: number, name: string) => keyOf(`person ${productId}`, inWords([name])),
} as const
