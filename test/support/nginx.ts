import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../.ci/process'
import { until } from './until'

/** Whether nginx can be started here. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** A configuration of nginx in a folder of its own: the text of an `http` block. */
const writeConfiguration = async (folder: string, http: string): Promise<string> => {
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const head = `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents { }`
  await writeFile(file, `${head}\nhttp {\n${temporary}\n${http}\n}\n`)
  return file
}

/** What nginx says of this text in its `http` block, and whether it takes it. */
export const checkedByNginx = async (
  http: string,
): Promise<{ readonly accepted: boolean; readonly output: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', await writeConfiguration(folder, http)], {
    encoding: 'utf8',
    // Its access log is on standard output, which it could not open if that were a socket, as Node's pipes are.
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await rm(folder, { recursive: true })
  return { accepted: status === 0, output: stderr }
}

/** The ports of one process of the service. */
export type Ports = { readonly portal: string; readonly widget: string }

/**
 * Starts nginx with `deploy/nginx.conf`, changed in nothing but the addresses of the two processes and its own. `before` is
 * configuration of what would be in front of it.
 */
export const startNginx = async (
  first: Ports,
  second: Ports,
  before = '',
): Promise<{ readonly origin: string; readonly widgetOrigin: string; readonly stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const own = { portal: await freePort(), widget: await freePort() }
  const http = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('172.28.0.11:8080', `127.0.0.1:${first.portal}`)
    .replace('172.28.0.12:8080', `127.0.0.1:${second.portal}`)
    .replace('172.28.0.11:8081', `127.0.0.1:${first.widget}`)
    .replace('172.28.0.12:8081', `127.0.0.1:${second.widget}`)
    .replace('listen 8080;', `listen 127.0.0.1:${own.portal};`)
    .replace('listen 8081;', `listen 127.0.0.1:${own.widget};`)
  const child = spawn('nginx', ['-c', await writeConfiguration(folder, `${before}\n${http}`)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${own.portal}`
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(answers, (isUp) => isUp || child.exitCode !== null)
  if (child.exitCode !== null) throw new Error('nginx ended before it answered')
  return {
    origin,
    widgetOrigin: `http://127.0.0.1:${own.widget}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
