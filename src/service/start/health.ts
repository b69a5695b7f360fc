import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../platform/database/migrator'
import type { Parts } from './parts'

/**
 * `/healthz`: the process responds. `/readyz`: its database responds too, every migration is applied, and the process was
 * not asked to stop.
 */
export const registerHealth = (app: FastifyInstance, { db, stopping }: Pick<Parts, 'db' | 'stopping'>): void => {
  app.get('/healthz', { exposeHeadRoute: true }, (_, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', { exposeHeadRoute: true }, async (_, reply) => {
    const status = stopping.now ? 'stopping' : (await isMigrated(db).catch(() => false)) ? 'ready' : 'not ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}
