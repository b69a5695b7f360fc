import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { InvalidRequestError } from './errors'

/** PostgreSQL text cannot contain NUL. After an escaped backslash, `u0000` is plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** The JSON types that a stock ABP server accepts; the portal sends `application/json-patch+json`. */
export const jsonTypes: readonly (string[] | RegExp)[] = [
  ['application/json', 'text/json'],
  /^application\/[^;\s/]+\+json\b/,
]

export const nulInText = () => new InvalidRequestError([], 'A text must not hold the NUL character.')

/** Parses JSON bodies. Their limit of 64 KiB keeps this short, whatever they contain (requirement RUN-02). */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parser: FastifyBodyParser<string> = (request, body, done) => {
    if (NUL.test(body)) done(nulInText())
    else void parse(request, body, done)
  }
  for (const types of jsonTypes) app.addContentTypeParser(types, { parseAs: 'string' }, parser)
}
