import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

jest.setTimeout(120_000)

const linked = ['node_modules', 'src', '.ci', 'package.json']

/** PGlite does not run inside jest: a separate process creates the folder and opens data folders next to it. */
const script = `
  import { writeFile } from 'node:fs/promises'
  import { sql } from 'drizzle-orm'
  import { makePreparedFolder } from './.ci/build/prepared-folder.ts'
  import { readConfig } from './src/service/platform/config/config.ts'
  import { connect } from './src/service/platform/database/connect.ts'
  import { start } from './src/service/start/start.ts'

  const look = async (dataDir) => {
    const { db, close } = await connect({ databaseUrl: undefined, dataDir }, { prepared: 'dist/sandbox/prepared' })
    const rows = async (query) => (await db.execute(sql.raw(query))).rows
    const [{ id }] = await rows('select system_identifier::text as id from pg_control_system()')
    const tables = (await rows("select tablename as name from pg_tables where schemaname = 'public' order by 1")).map(({ name }) => name)
    const filled = []
    for (const name of tables) if ((await rows('select 1 from "' + name + '" limit 1')).length > 0) filled.push(name)
    const migrations = tables.includes('migration') ? (await rows('select name from migration order by name')).map(({ name }) => name) : []
    await close()
    return { id, tables: tables.length, filled, migrations }
  }

  await makePreparedFolder()
  const unused = await look('data-1')
  const environment = { HOST: '127.0.0.1', PORT: '0', WIDGET_PORT: '0', DATA_DIR: 'data-2', SANDBOX: 'off', PORTAL_ORIGIN: 'https://portal.test', LOG_LEVEL: 'silent' }
  const running = await start(readConfig(environment).right)
  await running.stop()
  const started = await look('data-2')
  await writeFile('dist/sandbox/prepared/made-from', 'older migrations')
  console.log(JSON.stringify({ unused, started, stale: await look('data-3') }))`

let project = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'prepared-'))
  await mkdir(join(project, 'dist', 'sandbox'), { recursive: true })
  for (const name of linked) await symlink(resolve(name), join(project, name))
})
afterAll(() => rm(project, { recursive: true, force: true }))

test('a first start on PGlite has a copy of the prepared database: every migration, no key, no customer', async () => {
  const args = ['--import', 'tsx/esm', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project })
  const { unused, started, stale }: Record<string, Record<string, unknown>> = JSON.parse(stdout)
  // Every database created by PGlite has a unique identifier; copies share that of the original.
  expect(started?.['id']).toBe(unused?.['id'])
  expect(started?.['filled']).toEqual(['migration', 'setting'])
  expect(unused).toMatchObject({
    filled: ['migration'],
    migrations: (await readdir('src/service/platform/database/migrations')).sort(),
  })
  expect(stale).toMatchObject({ tables: 0, filled: [], migrations: [] })
  expect(stale?.['id']).not.toBe(unused?.['id'])
  expect(await readdir(join(project, 'data-1'))).toEqual(['pglite'])
})
