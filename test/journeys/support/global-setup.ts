import { startStandIn } from '../../support/abp/stand-in'
import { clearOfMidnight } from '../../support/clear-of-midnight'
import { removeData, startSandbox } from '../../support/sandbox-process'

/**
 * Starts the built sandbox, which serves the built portal, the API and the widget, once for all journeys; returns a
 * function to stop it. With STAND_IN=abp the API answers as a stock ABP server does. The log level is the most verbose, so that a journey can check for data that must not be logged.
 */
export const startJourneys = async (env: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> => {
  process.env['SANDBOX_ENTRY'] ??= 'dist/sandbox/server.js'
  let target = ''
  const standIn = process.env['STAND_IN'] === 'abp' ? await startStandIn(() => target) : undefined
  const behind = standIn === undefined ? {} : { PORTAL_ORIGIN: standIn.origin }
  const sandbox = await startSandbox({ env: { REQUESTS_PER_MINUTE: '100000', LOG_LEVEL: 'trace', ...behind, ...env } })
  target = sandbox.origin
  process.env['JOURNEY_ORIGIN'] = standIn?.origin ?? sandbox.origin
  process.env['JOURNEY_WIDGET_ORIGIN'] = sandbox.widgetOrigin
  process.env['JOURNEY_LOG'] = sandbox.logFile
  return async () => {
    await standIn?.close()
    await sandbox.stop()
    await removeData(sandbox.dataDir)
  }
}

export default async (): Promise<() => Promise<void>> => {
  await clearOfMidnight()
  return startJourneys()
}
