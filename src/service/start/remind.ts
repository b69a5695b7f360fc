import type { FastifyInstance } from 'fastify'
import { mailOrigin } from '../platform/config/origins'
import { loggableError } from '../platform/log/log'
import { startReminding } from '../reminders/reminding'
import type { Parts } from './parts'

/** Starts sending reminders. */
export const remind = (deps: Parts, { log }: FastifyInstance) => {
  const { config, db, clock } = deps
  return startReminding({
    db,
    clock,
    // The port is known once the portal listens.
    portal: () => mailOrigin(deps),
    validDays: config.quoteValidDays,
    failed: (kind, error, id) => {
      const which = id === undefined ? {} : { subject: id }
      log.warn({ kind, ...which, failure: loggableError(error) }, 'a reminder was not sent')
    },
  })
}
