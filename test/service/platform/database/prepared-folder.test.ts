import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch, type FSWatcher } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPrepared, preparedFrom, STAMP } from '../../../../src/service/platform/database/prepared-folder'

jest.setTimeout(120_000)

const FEW = 20
/** The number of files of a PGlite folder, so that a copy takes long enough to be killed. */
const MANY = 1_000

let folder = ''
const prepared = () => join(folder, 'prepared')
const target = () => join(folder, 'data', 'pglite')
const draft = () => `${target()}.draft`

/** The content of the files is irrelevant for a copy. */
const writePrepared = async (stamp: string, files = FEW): Promise<void> => {
  await mkdir(join(prepared(), 'pglite', 'base'), { recursive: true })
  await writeFile(join(prepared(), 'pglite', 'PG_VERSION'), '18')
  await Promise.all(
    Array.from({ length: files }, (_, at) => writeFile(join(prepared(), 'pglite', 'base', String(at)), `page ${at}`)),
  )
  await writeFile(join(prepared(), STAMP), stamp)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepared-'))
  await mkdir(join(folder, 'data'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const expectWhole = async (files = FEW): Promise<void> => {
  expect(await readdir(join(target(), 'base'))).toHaveLength(files)
  expect(await readFile(join(target(), 'base', '7'), 'utf8')).toBe('page 7')
  expect(existsSync(draft())).toBe(false)
}

test('a first start gets a complete copy of the prepared folder without its stamp', async () => {
  await writePrepared(await preparedFrom())
  expect(await copyPrepared(target(), prepared())).toBe(true)
  await expectWhole()
  expect((await readdir(target())).sort()).toEqual(['PG_VERSION', 'base'])
})

test('an existing database is not changed', async () => {
  await writePrepared(await preparedFrom())
  await mkdir(target())
  await writeFile(join(target(), 'PG_VERSION'), 'mine')
  expect(await copyPrepared(target(), prepared())).toBe(false)
  expect(await readdir(target())).toEqual(['PG_VERSION'])
  expect(await readFile(join(target(), 'PG_VERSION'), 'utf8')).toBe('mine')
})

test('a prepared folder of other migrations is not used', async () => {
  await writePrepared('made from the migrations of last week')
  expect(await copyPrepared(target(), prepared())).toBe(false)
  expect(existsSync(target())).toBe(false)
})

test.each([
  ['there is no prepared folder', () => Promise.resolve()],
  [
    'its creation was interrupted before the stamp',
    async () => {
      await writePrepared('')
      await rm(join(prepared(), STAMP))
    },
  ],
  [
    'it cannot be copied',
    async () => {
      await mkdir(prepared())
      await writeFile(join(prepared(), STAMP), await preparedFrom())
    },
  ],
])('PGlite creates the database if %s', async (_, arrange) => {
  await arrange()
  expect(await copyPrepared(target(), prepared())).toBe(false)
  expect(await readdir(join(folder, 'data'))).toEqual([])
})

/** Calls back once when the copy has its first folder, that of the table files. */
const onCopyBegun = (begun: () => void): { readonly close: () => void } => {
  const watched: Array<FSWatcher> = []
  const look = () => {
    if (existsSync(join(draft(), 'base'))) begun()
    else if (existsSync(draft()) && watched.length === 1) {
      watched.push(watch(draft(), look))
      look()
    }
  }
  watched.push(watch(join(folder, 'data'), look))
  return { close: () => watched.forEach((watcher) => watcher.close()) }
}

/** Copies in a separate process and kills it as soon as the copy has begun; returns whether it was incomplete. */
const killInTheMiddle = async (): Promise<boolean> => {
  const script = `
    import { copyPrepared } from './src/service/platform/database/prepared-folder.ts'
    await copyPrepared(process.argv[1], process.argv[2])`
  const args = ['--import', 'tsx/esm', '--input-type=module', '-e', script, target(), prepared()]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const watcher = onCopyBegun(() => child.kill('SIGKILL'))
  await once(child, 'exit')
  watcher.close()
  return existsSync(draft()) && !existsSync(target())
}

test('a copy that is killed in the middle leaves no database, and the next start creates a complete one', async () => {
  await writePrepared(await preparedFrom(), MANY)
  let interrupted = false
  for (let tries = 0; tries < 10 && !interrupted; tries += 1) {
    await rm(target(), { recursive: true, force: true })
    interrupted = await killInTheMiddle()
  }
  expect(interrupted).toBe(true)
  expect((await readdir(join(draft(), 'base'))).length).toBeLessThan(MANY)
  expect(await copyPrepared(target(), prepared())).toBe(true)
  await expectWhole(MANY)
})
