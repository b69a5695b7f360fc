import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxServer } from '../../.ci/paths'
import { withTsx } from '../../.ci/process'
import { measure, type Measured } from './load'
import { startServer, type ServerUnderTest } from './server-under-test'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const running = new Set<{ readonly stop: () => Promise<void> }>()

/** Uses a running process and always stops it afterwards. */
export const withRunning = async <Running extends { readonly stop: () => Promise<void> }, A>(
  starting: Promise<Running>,
  use: (started: Running) => Promise<A>,
): Promise<A> => {
  const started = await starting
  running.add(started)
  try {
    return await use(started)
  } finally {
    await started.stop()
    running.delete(started)
  }
}

/** Stops all running processes, the newest first, and removes the folder of the run. */
export const stopAll = async (): Promise<void> => {
  for (const started of [...running].reverse()) await started.stop()
  running.clear()
  rmSync(folder, { recursive: true, force: true })
}

/** A temporary folder of this run. */
export const folderOfRun = (name: string): string => join(folder, name)

/** The built sandbox, on PGlite in a folder of this name unless the environment names a database. */
export const sandbox = (name: string, env: Readonly<Record<string, string>> = {}): Promise<ServerUnderTest> => {
  const dataDir = join(folder, name)
  mkdirSync(dataDir, { recursive: true })
  return startServer({
    args: [sandboxServer],
    ready: '/readyz',
    folder: dataDir,
    env: { DATA_DIR: dataDir, WIDGET_PORT: '0', ...env },
  })
}

/** The baseline server; with a database, also the routes that read it, see ./bare-server.ts. */
export const bareServer = (databaseUrl?: string): Promise<ServerUnderTest> =>
  startServer({
    args: withTsx('test/bench/bare-server.ts'),
    ready: '/',
    folder,
    env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  })

/** Measures the baseline of a run and stops its process, so that it does not affect the other measurements. */
export const measureBare = (): Promise<Measured> =>
  withRunning(bareServer(), ({ origin }) => measure({ name: 'bare Fastify route', url: `${origin}/` }))
