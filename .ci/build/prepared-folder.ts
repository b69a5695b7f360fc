import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../src/sandbox/database/connect'
import { migrateSchema } from '../../src/sandbox/database/migrator'
import { builtPreparedFolder, fits, preparedFrom, STAMP } from '../../src/sandbox/database/prepared-folder'

/**
 * Makes the database that a first start on PGlite copies: the tables of every migration, no keys and no customers.
 * One that fits is left as it is.
 */
export const makePreparedFolder = async (folder = builtPreparedFolder()): Promise<void> => {
  if (await fits(folder)) return
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const connection = await connect({ databaseUrl: undefined, dataDir: draft })
  try {
    await connection.db.transaction(migrateSchema)
  } finally {
    await connection.close()
  }
  await writeFile(join(draft, STAMP), await preparedFrom())
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}
