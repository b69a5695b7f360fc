import type { FastifyInstance } from 'fastify'
import { InvalidRequestError } from './errors'

/** PostgreSQL keeps every character of a text but this one. A backslash before it makes it six plain characters. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** JSON under both its names: the portal says `application/json-patch+json`, others `application/json`. */
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
