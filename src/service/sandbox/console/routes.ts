import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Places } from '../../platform/config/origins'
import type { Database } from '../../platform/database/database'
import type { MovedClock } from '../moved-clock'
import type { FaultStore } from '../faults/store'
import { endpoints } from '../../../contract/table'
import { lastDay, registerClock } from '../clock'
import { registerFaults } from '../faults/routes'
import { waitingReviews } from '../../kyc/review'
import { registerReviews } from '../reviews'
import { registerMandateEvents } from '../mandates'
import { debitedMandates } from '../simulated-bank'
import { waitingMandates } from '../../cover/mandate/waiting'
import { registerOpenApi } from '../openapi/routes'
import { listMessages } from '../../platform/mail/repository'
import { registerOutbox } from '../outbox'
import { secureConsole } from '../../portal/security-headers'
import { consolePage } from './page'
import { serveFiles } from '../../wire/static-files'

type Needs = Places &
  Parameters<typeof registerMandateEvents>[1] & {
    readonly db: Database
    readonly clock: MovedClock
    readonly faults: FaultStore
    readonly doWhatIsDue: () => Promise<void>
  }

const paths = [
  ...Object.values(endpoints).map(({ path }) => path),
  '/pay/quote',
  '/pay/card',
  '/pay/mandate',
  '/pay/mandate/plan',
]

/** The routes of the sandbox switch: outbox, reviews, mandates, faults, their page, and the document of the API. */
export const registerConsole = async (app: FastifyInstance, deps: Needs): Promise<void> => {
  await secureConsole(app)
  registerOutbox(app, deps)
  registerFaults(app, deps)
  registerReviews(app, deps)
  registerMandateEvents(app, deps)
  registerClock(app, deps)
  registerOpenApi(app)
  app.get('/sandbox', async (_, reply) => {
    const messages = await listMessages(deps.db, undefined)
    const reviews = await waitingReviews(deps.db)
    const mandates = await waitingMandates(deps.db)
    const debited = await debitedMandates(deps.db)
    const now = deps.clock.business()
    const time = { now, lastDay: lastDay(now) }
    const page = consolePage({ messages, reviews, mandates, debited, faults: deps.faults.list(), paths, ...time })
    return reply.type('text/html; charset=utf-8').send(page.text)
  })
  await serveFiles(app, {
    root: [resolve('dist/console'), resolve('src/service/sandbox/console/public')],
    prefix: '/sandbox/',
    index: false,
    decorateReply: false,
    cacheControl: false,
  })
}
