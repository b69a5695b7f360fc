import type { FastifyInstance } from 'fastify'
import brand from '../../brand.json'
import { startCollection } from '../cover/mandate/collection'
import { mailOrigin } from '../platform/config/origins'
import { loggableError } from '../platform/log/log'
import { startDelivery } from '../platform/mail/delivery'
import { NotSentError } from '../platform/mail/refused'
import { greetingOf, smtpTransport } from '../platform/mail/transport'
import type { Parts } from './parts'

/** Starts sending emails if a mail server is configured; otherwise they stay in the outbox. */
export const deliver = ({ config, db, clock }: Parts, { log }: FastifyInstance) =>
  config.smtpUrl === undefined
    ? { stop: () => Promise.resolve() }
    : startDelivery({
        db,
        clock,
        transport: smtpTransport(
          config.smtpUrl,
          { name: brand.name, address: config.mailFrom },
          config.smtpName ?? greetingOf(config.portalOrigin),
        ),
        keep: config.sandbox,
        failed: ({ letter, attempt, error }) => {
          const answer = error instanceof NotSentError ? error.answer : undefined
          log.warn({ letter, attempt, answer, failure: loggableError(error) }, 'a letter was not delivered')
        },
      })

/** What the log says of work that failed; without an id, what is due was not read. */
const notDone = {
  transfer: 'a mandate was neither activated nor ended',
  debits: 'debits were not booked',
  suspension: 'a suspended cover was not followed',
  reward: 'a reward was not paid',
} as const

/** Starts the bank's side of mandates. */
export const collect = (deps: Parts, { log }: FastifyInstance) => {
  const { config, db, clock, identities, debitAccount } = deps
  return startCollection({
    db,
    clock,
    identities,
    debitAccount,
    arrearsDays: config.arrearsDays,
    // The port is known once the portal listens.
    portal: () => mailOrigin(deps),
    arrivesAfter: config.mandateActivationSeconds,
    failed: (work, error, id) => {
      const which = id === undefined ? {} : { [work === 'reward' ? 'referral' : 'mandate']: id }
      log.warn({ ...which, failure: loggableError(error) }, notDone[work])
    },
  })
}
