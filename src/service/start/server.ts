import { isLeft } from 'fp-ts/Either'
import { readConfig, type Config } from '../platform/config/config'
import { StartError } from '../platform/database/database'
import { demoCustomers, demoPassword } from '../demo/customers'
import { endWith } from './failed'
import { start, type Running } from './start'
import { standardOutput } from '../platform/log/log-output'

/** Describes where emails are sent, without the mail server's user and password. */
const mailDestination = ({ smtpUrl, sandbox }: Config): string => {
  if (smtpUrl !== undefined) return `SMTP at ${new URL(smtpUrl).host}`
  return sandbox ? 'stored in the outbox of the sandbox page' : 'not sent: SMTP_URL is not set'
}

const printStart = (config: Config, { ports, metricsPort, where }: Running): void => {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const lines = [
    `Portal and API   http://${host}:${ports.portal}`,
    `Payment widget   ${config.widgetUrl ?? `http://${host}:${ports.widget}`}`,
    ...(config.sandbox
      ? [
          `Sandbox page     http://${host}:${ports.portal}/sandbox`,
          ...demoCustomers.map(({ emailAddress }) => `Demo customer    ${emailAddress} / ${demoPassword}`),
        ]
      : []),
    ...(metricsPort === undefined ? [] : [`Metrics          http://${config.metricsHost}:${metricsPort}/metrics`]),
    `Mail             ${mailDestination(config)}`,
    `Database         ${where}`,
    'Payments         simulated: no money moves',
    'Ready.',
  ]
  standardOutput.write(`${lines.join('\n')}\n`)
}

/**
 * The first signal stops the process in its own time, the second at once. A process that does not serve yet has nothing to
 * finish: what it has begun is completed by its next start. The handlers are there from the beginning because the system
 * ignores these signals for the first process of a container that has none.
 */
const stopOnSignals = (running: () => Running | undefined): void => {
  let signals = 0
  const stop = () => {
    signals += 1
    if (signals > 1) process.exit(1)
    ;(running()?.stop() ?? Promise.resolve()).then(() => process.exit(0), endWith)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

process.on('uncaughtException', endWith)
const config = readConfig(process.env)
if (isLeft(config)) endWith(new StartError(config.left))
else {
  let running: Running | undefined
  stopOnSignals(() => running)
  start(config.right).then((started) => {
    running = started
    printStart(config.right, started)
  }, endWith)
}
