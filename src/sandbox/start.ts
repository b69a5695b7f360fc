import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { makeTokens } from './account/tokens'
import { buildApp } from './app'
import type { Config } from './config'
import { connect } from './database/connect'
import { StartError } from './database/database'
import { prepare } from './database/prepare'
import { builtPreparedFolder } from './database/prepared-folder'
import type { Deps } from './dependencies'
import { makeCapabilities } from './documents/capability'
import { makeFaultStore } from './faults/store'
import { startCollection } from './mandate/collection'
import { startDelivery } from './outbox/delivery'
import { smtpTransport } from './outbox/transport'
import { portalOrigin } from './portal/origins'
import { buildWidgetApp } from './widget/app'
import { loggableError } from './wire/log'

export type Running = { readonly ports: Deps['ports']; readonly where: string; readonly stop: () => Promise<void> }

const listen = async (app: FastifyInstance, host: string, port: number): Promise<number> => {
  await app.listen({ host, port }).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code
    throw code === 'EADDRINUSE' || code === 'EACCES'
      ? new StartError(`Port ${port} on ${host} cannot be used (${code}). Choose others through PORT and WIDGET_PORT.`)
      : error
  })
  return (app.server.address() as AddressInfo).port
}

/** Starts sending e-mails if a mail server is configured; otherwise they stay in the outbox. */
const deliver = ({ config, db, clock }: Deps, { log }: FastifyInstance) =>
  config.smtpUrl === undefined
    ? { stop: () => Promise.resolve() }
    : startDelivery({
        db,
        clock,
        transport: smtpTransport(config.smtpUrl, config.mailFrom),
        keep: config.sandbox,
        failed: ({ letter, attempt, error }) => {
          log.warn({ letter, attempt, failure: loggableError(error) }, 'a letter was not delivered')
        },
      })

/** Starts the bank's side of mandates. */
const collect = (deps: Deps, { log }: FastifyInstance) => {
  const { config, db, clock } = deps
  return startCollection({
    db,
    clock,
    // The port is known once the portal listens.
    portal: () => portalOrigin(deps, {}),
    arrivesAfter: config.mandateActivationSeconds,
    failed: (error) => {
      log.warn({ failure: loggableError(error) }, 'debits were not booked')
    },
  })
}

/** Opens and migrates the database and listens on both ports. @throws StartError */
export const start = async (config: Config): Promise<Running> => {
  const clock = () => new Date()
  const connection = await connect(config, builtPreparedFolder())
  try {
    const { signingKey } = await prepare(connection.patient, config, clock())
    const ports = { portal: config.port, widget: config.widgetPort }
    const tokens = makeTokens(connection.db, signingKey, clock)
    const capabilities = makeCapabilities(signingKey, clock)
    const deps: Deps = { config, db: connection.db, clock, tokens, capabilities, faults: makeFaultStore(), ports }
    const [app, widget] = [await buildApp(deps), await buildWidgetApp(deps)]
    const collection = await collect(deps, app)
    try {
      ports.widget = await listen(widget, config.host, config.widgetPort)
      ports.portal = await listen(app, config.host, config.port)
    } catch (error) {
      await Promise.all([app.close(), widget.close(), collection.stop()])
      throw error
    }
    const delivery = deliver(deps, app)
    const stop = async () => {
      await Promise.all([app.close(), widget.close(), delivery.stop(), collection.stop()])
      await connection.close()
    }
    return { ports, where: connection.where, stop }
  } catch (error) {
    await connection.close()
    throw error
  }
}
