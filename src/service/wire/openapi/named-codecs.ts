import type { Schema } from './schema'

/**
 * The schemas of codecs that have no io-ts structure, by the name of the codec, which validation messages contain too.
 * Lengths are those of JavaScript, as everywhere in this API but for the least one of a password.
 */
const named: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  enumeration: {
    type: ['string', 'number'],
    description: 'A member of an enumeration by its name; some servers send its number.',
  },
  id: { type: ['string', 'number'], description: 'An id: opaque, sent back unchanged.' },
  date: { type: 'string', format: 'date', description: 'A calendar date. A time part is ignored.' },
  instant: { type: 'string', description: 'An instant, ISO 8601; some servers send only a date.' },
  nothing: { type: 'null', description: 'The call only confirms.' },
}

type Pattern = readonly [pattern: RegExp, schema: (first: number, second: number) => Schema]

const patterns: readonly Pattern[] = [
  [/^text of (\d+) to (\d+) characters$/, (minLength, maxLength) => ({ type: 'string', minLength, maxLength })],
  [/^text of at most (\d+) characters$/, (maxLength) => ({ type: 'string', maxLength })],
  [/^whole number from (\d+) to (\d+)$/, (minimum, maximum) => ({ type: 'integer', minimum, maximum })],
]

/** The schema of a codec by its name; `undefined` if there is none. */
export const namedSchema = (name: string): Schema | undefined => {
  const known = Object.hasOwn(named, name) ? named[name] : undefined
  if (known !== undefined) return known
  for (const [pattern, schema] of patterns) {
    const found = pattern.exec(name)
    if (found !== null) return schema(Number(found[1]), Number(found[2]))
  }
  return undefined
}

const idInQuery: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  description: 'An id, as text.',
  examples: ['1'],
}

/** In a query string everything is text, ids too. */
export const namedParameter = (name: string): Schema | undefined => (name === 'id' ? idInQuery : namedSchema(name))
