import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, run, type Outcome } from '../../.ci/process'

/** A PostgreSQL server; `stop` stops it if it was started here. */
export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Debian's folder for the programs of all versions. */
const DEBIAN = '/usr/lib/postgresql'

const programs = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(one) - Number(other)) : []
  const newest = versions.at(-1)
  return newest === undefined ? undefined : join(DEBIAN, newest, 'bin')
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL does not run as root, so root starts it as Debian's user. */
const asOwner = (command: string): Promise<Outcome> =>
  isRoot ? run('su', ['postgres', '-s', '/bin/sh', '-c', command]) : run('sh', ['-c', command])

const ownerId = async (option: '-u' | '-g'): Promise<number> => Number((await run('id', [option, 'postgres'])).output)

const must = async (step: Promise<Outcome>): Promise<void> => {
  const { code, output } = await step
  if (code !== 0) throw new Error(`PostgreSQL did not start:\n${output}`)
}

/** A server for this run with PostgreSQL's default settings, in a temporary folder. */
const startOwn = async (bin: string): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  if (isRoot) chownSync(folder, await ownerId('-u'), await ownerId('-g'))
  const data = join(folder, 'data')
  const port = await freePort()
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await must(asOwner(`'${bin}/initdb' -D '${data}' -U portal --auth=trust -E UTF8 --locale=C.UTF-8`))
    await must(asOwner(`'${bin}/pg_ctl' -D '${data}' -w -o '${options}' -l '${folder}/log' start >/dev/null`))
  } catch (error) {
    remove()
    throw error
  }
  return {
    url: `postgresql://portal@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await asOwner(`'${bin}/pg_ctl' -D '${data}' -m fast stop`)
      remove()
    },
  }
}

/** The server of TEST_DATABASE_URL, otherwise a new one of Debian's package; `undefined` without either. */
export const findPostgres = async (): Promise<PostgresServer | undefined> => {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  if (url !== '') return { url, stop: () => Promise.resolve() }
  const bin = programs()
  return bin === undefined ? undefined : startOwn(bin)
}
