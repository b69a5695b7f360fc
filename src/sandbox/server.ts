import { isLeft } from 'fp-ts/Either'
import { readConfig, type Config } from './config'
import { StartError } from './database/database'
import { demoCustomers, demoPassword } from './database/demo/customers'
import { start, type Running } from './start'

/** How long a stop waits for open requests. Every answered request is already on disk. */
const STOP_MS = 4_000

const fail = (message: unknown): never => {
  console.error(message)
  process.exit(1)
}

/** Describes where e-mails are sent, without the mail server's user and password. */
const mailDestination = ({ smtpUrl, sandbox }: Config): string => {
  if (smtpUrl !== undefined) return `SMTP at ${new URL(smtpUrl).host}`
  return sandbox ? 'stored in the outbox of the sandbox page' : 'not sent: SMTP_URL is not set'
}

const printStart = (config: Config, { ports, where }: Running): void => {
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
    `Mail             ${mailDestination(config)}`,
    `Database         ${where}`,
    'Ready.',
  ]
  console.log(lines.join('\n'))
}

const stopOnSignals = (running: Running): void => {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const deadline = setTimeout(() => process.exit(0), STOP_MS)
    await running.stop().catch((error: unknown) => fail(error))
    clearTimeout(deadline)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

const config = readConfig(process.env)
if (isLeft(config)) fail(config.left)
else
  start(config.right).then(
    (running) => {
      stopOnSignals(running)
      printStart(config.right, running)
    },
    (error: unknown) => fail(error instanceof StartError ? error.message : error),
  )
