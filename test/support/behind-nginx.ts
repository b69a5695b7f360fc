import { testServer } from './backends'
import { freshDatabase } from './fresh-database'
import { startNginx, type Ports } from './nginx'
import { removeData, startSandbox, type SandboxProcess } from './sandbox-process'

/** Two processes on a PostgreSQL database of their own behind nginx, as `compose.yaml` has them. */
export type BehindNginx = {
  readonly origin: string
  readonly processes: readonly [SandboxProcess, SandboxProcess]
  readonly stop: () => Promise<void>
}

export const portsOf = ({ origin, widgetOrigin }: SandboxProcess): Ports => ({
  portal: new URL(origin).port,
  widget: new URL(widgetOrigin).port,
})

/** `before` is nginx configuration of what would be in front of it, `env` more of the processes' environment. */
export const behindNginx = async (before = '', env: Readonly<Record<string, string>> = {}): Promise<BehindNginx> => {
  if (testServer === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const database = await freshDatabase(testServer)
  const start = () => startSandbox({ databaseUrl: database.url, env: { TRUST_PROXY: '1', ...env } })
  const processes = await Promise.all([start(), start()])
  const nginx = await startNginx(portsOf(processes[0]), portsOf(processes[1]), before)
  return {
    origin: nginx.origin,
    processes,
    stop: async () => {
      await nginx.stop()
      for (const sandbox of processes) {
        await sandbox.kill()
        await removeData(sandbox.dataDir)
      }
      await database.drop()
    },
  }
}
