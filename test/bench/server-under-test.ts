import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../.ci/process'
import { root } from '../../.ci/paths'

/** A server in a separate process. `readyAfter` is the time from its start to its first successful response, in ms. */
export type ServerUnderTest = {
  readonly origin: string
  readonly readyAfter: number
  readonly stop: () => Promise<void>
}

const READY_WITHIN_MS = 120_000
const ASK_EVERY_MS = 10

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

type Start = {
  /** The arguments of Node. */
  readonly args: ReadonlyArray<string>
  /** The path that responds with 200 when the server is ready. */
  readonly ready: string
  /** A folder of this run; the output of the server is written to a file in it. */
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a server on a free port, passed as PORT, and waits until it is ready. */
export const startServer = async ({ args, ready, folder, env = {} }: Start): Promise<ServerUnderTest> => {
  const port = await freePort()
  const { DATABASE_URL: _, ...inherited } = process.env
  const log = openSync(join(folder, 'server.log'), 'a')
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const origin = `http://127.0.0.1:${String(port)}`
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null)
      throw new Error(`${args.join(' ')} ended with ${String(child.exitCode)} before it was ready`)
    if (performance.now() - started > READY_WITHIN_MS) {
      await stop()
      throw new Error(`${args.join(' ')} was not ready in time`)
    }
    await wait(ASK_EVERY_MS)
  }
  return { origin, readyAfter: performance.now() - started, stop }
}
