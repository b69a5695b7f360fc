import type { FastifyInstance } from 'fastify'
import { openApiPage } from '../../wire/openapi/page'
import { documentText, sandboxDocument } from './sandbox-document'

/** `GET /openapi.json`, and `GET /openapi` as HTML. Both are rendered once, since the table is static. */
export const registerOpenApi = (app: FastifyInstance): void => {
  const document = sandboxDocument()
  const [text, page] = [documentText(document), openApiPage(document).text]
  app.get('/openapi.json', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  )
  app.get('/openapi', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  )
}
