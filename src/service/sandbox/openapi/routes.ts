import type { FastifyInstance } from 'fastify'
import { documentText, sandboxDocument } from './sandbox-document'

/** `GET /openapi.json`, rendered once, since the table is static; `GET /openapi` leads there. */
export const registerOpenApi = (app: FastifyInstance): void => {
  const text = documentText(sandboxDocument())
  app.get('/openapi.json', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  )
  app.get('/openapi', (_, reply) => reply.redirect('/openapi.json'))
}
