/** A letter that a mail server did not take, with what it answered, which is safe to log. */
export class NotSentError extends Error {
  override name = 'NotSentError'
  constructor(
    readonly answer: string | undefined,
    cause: unknown,
  ) {
    super('a letter was not sent', { cause })
  }
}

/** What of an answer is read, and what is logged of it. */
const [MOST_READ, MOST_LOGGED] = [2_000, 300]

/** How long a part without punctuation is at most that does not open anything. */
const LONGEST_WORD = 31

/** Whether a part of an answer can be an address, a link, or what opens something. */
const canTell = (word: string): boolean =>
  /@|:\/\/|=/.test(word) || word.split(/[^\w+/-]/).some(({ length }) => length > LONGEST_WORD)

/** Without the punctuation around it. */
const bare = (piece: string): string => {
  const others = [...piece.matchAll(/[^._+-]/g)]
  const [first, last] = [others[0]?.index, others.at(-1)?.index]
  return first === undefined || last === undefined ? '' : piece.slice(first, last + 1)
}

const piecesOf = (word: string): readonly string[] =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}._+-]+/u)
    .map(bare)

/** The answer of a mail server in one line, without what it repeats of the letter: people are never logged. */
export const withoutPeople = (answer: string | undefined, hidden: readonly string[]): string | undefined => {
  const names = new Set(hidden.map((name) => name.toLowerCase()).filter((name) => name !== ''))
  return answer
    ?.slice(0, MOST_READ)
    .trim()
    .split(/\s+/)
    .map((word) => (canTell(word) || piecesOf(word).some((piece) => names.has(piece)) ? '…' : word))
    .join(' ')
    .slice(0, MOST_LOGGED)
}
