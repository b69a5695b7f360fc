import type { FastifyInstance } from 'fastify'
import { InvalidRequestError } from './errors'

/** PostgreSQL text cannot contain NUL. After an escaped backslash, `u0000` is plain text. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** Parses JSON of both content types: the portal sends `application/json-patch+json`, others `application/json`. */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>(
    ['application/json-patch+json', 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (NUL.test(body)) done(new InvalidRequestError([], 'A text must not hold the NUL character.'))
      else void parse(request, body, done)
    },
  )
}
