import type { FastifyInstance } from 'fastify'

const ALLOWED_HEADERS = 'authorization, content-type, accept, x-xsrf-token, abp-tenantid, abp.tenantid'

/**
 * Lets portals of other origins call the API, when the configuration names them. The API knows its caller by a bearer
 * token and never by a cookie, so that an origin alone gains nothing.
 */
export const registerCors = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    // Also where no origin asked: such an answer is not to be given to one that does, out of a cache.
    reply.header('vary', 'Origin')
    const origin = request.headers.origin
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    })
    return reply.code(204).send()
  })
}
