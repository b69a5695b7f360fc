import type { FastifyInstance } from 'fastify'

const ALLOWED_HEADERS = 'authorization, content-type, accept, x-xsrf-token, abp-tenantid, abp.tenantid'

/**
 * Allows the configured origins to call the API. Callers are authenticated by a bearer token and never by a cookie, so
 * an allowed origin alone grants no access.
 */
export const registerCors = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    // Also without an `Origin` header, so that caches do not reuse the response for a request with one.
    reply.header('vary', 'Origin')
    const origin = request.headers.origin
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date, retry-after, x-request-id',
    })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    })
    return reply.code(204).send()
  })
}
