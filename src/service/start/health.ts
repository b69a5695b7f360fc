import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../platform/database/migrator'
import type { Parts } from './parts'

/** Does work for all that ask for it meanwhile, however many they are, so that it takes one turn. */
const shared = <A>(work: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | undefined
  return () =>
    (running ??= work().finally(() => {
      running = undefined
    }))
}

/**
 * `/healthz`: the process responds. `/readyz`: its database responds too, every migration is applied, and the process was
 * not asked to stop.
 */
export const registerHealth = (app: FastifyInstance, { db, stopping }: Pick<Parts, 'db' | 'stopping'>): void => {
  const isReady = shared(() => isMigrated(db).catch(() => false))
  app.get('/healthz', (_, reply) => reply.send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const status = stopping.now ? 'stopping' : (await isReady()) ? 'ready' : 'not ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}
