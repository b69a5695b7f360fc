import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { InvalidRequestError } from './errors'

/** PostgreSQL text cannot contain NUL. After an escaped backslash, `u0000` is plain text. */
const hasNul = (json: string): boolean => json.match(/\\(?:u0000|.)/g)?.includes('\\u0000') ?? false

/** An escape of a JSON text: a pair of surrogates, one alone, or any other. */
const ESCAPE = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2})|.)/gi

/**
 * The JSON text with U+FFFD for every unpaired surrogate. UTF-8 has none: jsonb rejects them, and PGlite counts the
 * bytes of `\u00a1\udc00` wrongly, so that its message is cut short.
 */
const wellFormed = (json: string): string =>
  json.replace(ESCAPE, (escape, unpaired: string | undefined) => (unpaired === undefined ? escape : '\\ufffd'))

/** The JSON types that a stock ABP server accepts; the portal sends `application/json-patch+json`. */
export const jsonTypes: readonly (string[] | RegExp)[] = [
  ['application/json', 'text/json'],
  /^application\/[^;\s/]+\+json\b/,
]

export const nulInText = () => new InvalidRequestError([], 'A text must not hold the NUL character.')

/** Parses JSON bodies. Their limit of 64 KiB keeps this short, whatever they contain. */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parser: FastifyBodyParser<string> = (request, body, done) => {
    if (hasNul(body)) done(nulInText())
    else void parse(request, wellFormed(body), done)
  }
  for (const types of jsonTypes) app.addContentTypeParser(types, { parseAs: 'string' }, parser)
}
