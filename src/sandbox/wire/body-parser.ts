import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { InvalidRequestError } from './errors'

/** PostgreSQL text cannot contain NUL. After an escaped backslash, `u0000` is plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** Parses JSON of every content type that a stock ABP server accepts; the portal sends `application/json-patch+json`. */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parser: FastifyBodyParser<string> = (request, body, done) => {
    if (NUL.test(body)) done(new InvalidRequestError([], 'A text must not hold the NUL character.'))
    else void parse(request, body, done)
  }
  app.addContentTypeParser(['application/json', 'text/json'], { parseAs: 'string' }, parser)
  app.addContentTypeParser(/^application\/[^;\s/]+\+json\b/, { parseAs: 'string' }, parser)
}
