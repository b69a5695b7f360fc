import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../src/service/platform/database/connect'
import { migrateSchema } from '../../src/service/platform/database/migrator'
import { builtPreparedFolder, fits, preparedFrom, STAMP } from '../../src/service/platform/database/prepared-folder'
import { transact } from '../../src/service/platform/database/transaction'

/**
 * Creates the database that a first start on PGlite copies: all migrations applied, without keys and customers. An
 * up-to-date one is reused.
 */
export const makePreparedFolder = async (folder = builtPreparedFolder()): Promise<void> => {
  if (await fits(folder)) return
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const connection = await connect({ databaseUrl: undefined, dataDir: draft })
  try {
    await transact(connection.db, migrateSchema)
  } finally {
    await connection.close()
  }
  await writeFile(join(draft, STAMP), await preparedFrom())
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}
