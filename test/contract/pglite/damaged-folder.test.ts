import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newCustomer } from '../../support/customer-builder'
import { logOf, spoil } from '../../support/damage'
import { failureOf } from '../../support/failure-of'
import { fileDigests } from '../../support/file-digests'
import { preparedDataDir } from '../../support/prepared-folder'
import { newDataDir, removeData, startSandbox } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const remove = (path: string) => rm(path, { recursive: true })

const closed: readonly (readonly [name: string, damage: (folder: string) => Promise<void>, reason: string])[] = [
  ['PG_VERSION removed', (folder) => remove(join(folder, 'PG_VERSION')), 'PG_VERSION is missing'],
  [
    'another PostgreSQL',
    (folder) => writeFile(join(folder, 'PG_VERSION'), '17\n'),
    'it is of PostgreSQL 17, and this release needs 18',
  ],
  ['PG_VERSION emptied', (folder) => truncate(join(folder, 'PG_VERSION')), 'PG_VERSION is damaged'],
  ['pg_control removed', (folder) => remove(join(folder, 'global/pg_control')), 'global/pg_control is missing'],
  [
    'pg_control cut',
    (folder) => truncate(join(folder, 'global/pg_control'), 100),
    'could not read file "global/pg_control"',
  ],
  [
    'pg_control spoilt',
    (folder) => spoil(join(folder, 'global/pg_control')),
    'database files are incompatible with server',
  ],
  ['its log removed', async (folder) => remove(await logOf(folder)), 'could not locate a valid checkpoint record'],
  ['its log emptied', async (folder) => truncate(await logOf(folder)), 'could not locate a valid checkpoint record'],
  ['base removed', (folder) => remove(join(folder, 'base')), 'database "postgres" does not exist'],
  [
    'the table of tables emptied',
    (folder) => truncate(join(folder, 'base/5/1259')),
    'could not open critical system index',
  ],
  [
    'the table of tables spoilt',
    (folder) => spoil(join(folder, 'base/5/1259')),
    'invalid page in block 0 of relation "base/5/1259"',
  ],
  ['the table of users removed', (folder) => remove(join(folder, 'global/1260')), 'could not open file "global/1260"'],
  [
    'a map spoilt',
    (folder) => truncate(join(folder, 'base/5/pg_filenode.map'), 10),
    'could not read file "base/5/pg_filenode.map"',
  ],
  ['pg_xact emptied', (folder) => truncate(join(folder, 'pg_xact/0000')), 'could not access status of transaction'],
  ['a setting spoilt', (folder) => spoil(join(folder, 'postgresql.conf')), 'postgresql.conf" contains errors'],
  ['pg_hba.conf removed', (folder) => remove(join(folder, 'pg_hba.conf')), 'could not load /pglite/data/pg_hba.conf'],
  ['an empty folder left out', (folder) => remove(join(folder, 'pg_notify')), 'could not open directory "pg_notify"'],
  ['only a half copied', (folder) => remove(join(folder, 'pg_wal')), 'required WAL directory "pg_wal" does not exist'],
  [
    'only PG_VERSION',
    async (folder) => {
      await remove(folder)
      await mkdir(folder)
      await writeFile(join(folder, 'PG_VERSION'), '18\n')
    },
    'global/pg_control is missing',
  ],
  [
    'a file in its place',
    async (folder) => {
      await remove(folder)
      await writeFile(folder, 'no folder')
    },
    'it is a file',
  ],
]

/** What a start says of it that must not change anything. */
const refusal = async (dataDir: string) => {
  const folder = join(dataDir, 'pglite')
  const before = await fileDigests(folder)
  const { code, output } = await failureOf(startSandbox({ dataDir }))
  expect(await fileDigests(folder)).toEqual(before)
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain(`The data folder ${folder} cannot be opened: `)
  expect(output).toContain('Nothing in it was changed.')
  expect(output).toContain('docs/operations.md')
  return output
}

test.each(closed)(
  '[RUN-13] a folder with %s ends the start with what is wrong, and nothing is changed',
  async (_, damage, reason) => {
    const dataDir = await preparedDataDir()
    await damage(join(dataDir, 'pglite'))
    expect(await refusal(dataDir)).toContain(reason)
    await removeData(dataDir)
  },
)

test('[RUN-13] a folder of a killed process whose log is damaged ends the start with what PostgreSQL says, and nothing is changed', async () => {
  const dataDir = await preparedDataDir()
  const sandbox = await startSandbox({ dataDir })
  await newCustomer(sandbox.origin)
  await sandbox.kill()
  await spoil(await logOf(join(dataDir, 'pglite')))
  expect(await refusal(dataDir)).toContain('could not locate a valid checkpoint record')
  await removeData(dataDir)
})

test('[RUN-13] a data folder that is a file ends the start with its path', async () => {
  const parent = await newDataDir()
  const dataDir = join(parent, 'file')
  await writeFile(dataDir, 'no folder')
  const { output } = await failureOf(startSandbox({ env: { DATA_DIR: dataDir } }))
  expect(output).toContain(`The data folder ${dataDir} cannot be opened: EEXIST`)
  await removeData(parent)
})
