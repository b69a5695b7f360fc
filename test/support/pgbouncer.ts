import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../.ci/process'
import { until } from './until'

/** It does not run as root, so root starts it as the user of Debian's package. */
const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** PgBouncer, with its own settings but for the mode, in front of the server and the role of an address. */
export const startPgBouncer = async (
  serverUrl: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const [server, port] = [new URL(serverUrl), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const login = server.password === '' ? '' : ` password=${decodeURIComponent(server.password)}`
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port || '5432'} user=${server.username}${login}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
    ].join('\n'),
  )
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  await until(
    () => answers(url.href),
    (isUp) => isUp || child.exitCode !== null,
  )
  if (child.exitCode !== null) throw new Error('PgBouncer ended before it answered')
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
