import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../contract/table'
import { registerClock } from '../clock'
import type { Deps } from '../../start/parts'
import { registerFaults } from '../faults/routes'
import { waitingForReview } from '../../kyc/review'
import { registerReviews } from '../reviews'
import { registerMandateEvents } from '../mandates'
import { waitingMandates } from '../../cover/mandate/waiting'
import { registerOpenApi } from '../openapi/routes'
import { listMessages } from '../../platform/mail/repository'
import { registerOutbox } from '../outbox'
import { secureConsole } from '../../portal/security-headers'
import { consolePage } from './page'
import { serveFiles } from '../../wire/static-files'

const paths = [
  ...Object.values(endpoints).map(({ path }) => path),
  '/pay/quote',
  '/pay/card',
  '/pay/mandate',
  '/pay/mandate/plan',
]

/** The routes of the sandbox switch: outbox, reviews, mandates, faults, their page, and the page of the API. */
export const registerConsole = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await secureConsole(app)
  registerOutbox(app, deps)
  registerFaults(app, deps)
  registerReviews(app, deps)
  registerMandateEvents(app, deps)
  registerClock(app, deps)
  registerOpenApi(app)
  app.get('/sandbox', async (_, reply) => {
    const messages = await listMessages(deps.db, undefined)
    const reviews = await waitingForReview(deps.db)
    const mandates = await waitingMandates(deps.db)
    const page = consolePage({ messages, reviews, mandates, faults: deps.faults.list(), paths })
    return reply.type('text/html; charset=utf-8').send(page.text)
  })
  await serveFiles(app, {
    root: resolve('src/sandbox/console/public'),
    prefix: '/sandbox/',
    index: false,
    decorateReply: false,
    cacheControl: false,
  })
}
