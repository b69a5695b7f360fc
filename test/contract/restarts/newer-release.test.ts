import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore, testServer, type Store } from '../../support/backends'
import { failureOf } from '../../support/failure-of'
import { fileDigests } from '../../support/file-digests'

jest.setTimeout(120_000)

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.remove())

const refused = async () => {
  const { code, output } = await failureOf(store.start())
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain('is of a newer release, with 9999-later.sql. Nothing in it was changed.')
}

test('[RUN-13] a database with a migration of a newer release ends the start, which names it', async () => {
  await (await store.start()).stop()
  await store.sql("insert into migration (name) values ('9999-later.sql')")
  await refused()
  await store.sql("delete from migration where name = '9999-later.sql'")
  await (await store.start()).stop()
})

if (testServer === undefined)
  test('[RUN-13] a folder that notes a migration of a newer release is refused before anything in it is changed', async () => {
    await (await store.start()).stop()
    const folder = join(store.env['DATA_DIR'] ?? '', 'pglite')
    await appendFile(join(folder, 'portal-migrations'), '\n9999-later.sql')
    const before = await fileDigests(folder)
    await refused()
    expect(await fileDigests(folder)).toEqual(before)
  })
