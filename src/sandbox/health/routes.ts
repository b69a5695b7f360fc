import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrator'
import type { Deps } from '../dependencies'

/** `/healthz`: the process responds. `/readyz`: its database responds too, and every migration is applied. */
export const registerHealth = (app: FastifyInstance, { db }: Pick<Deps, 'db'>): void => {
  app.get('/healthz', { exposeHeadRoute: true }, (_, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', { exposeHeadRoute: true }, async (_, reply) => {
    const ready = await isMigrated(db).catch(() => false)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
