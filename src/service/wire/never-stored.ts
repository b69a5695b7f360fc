import type { FastifyInstance } from 'fastify'

/**
 * Nothing that this scope answers is stored by a browser or a proxy, since it is about a person or a moment.
 * A route that sends its own `cache-control` keeps it.
 */
export const neverStored = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
