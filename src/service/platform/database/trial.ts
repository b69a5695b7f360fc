import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { openPglite } from './pglite'
import { inspectFolder } from './folder/inspect'

/**
 * Opens a copy of a database that was not closed, because opening changes it: what was going on is completed from its log,
 * or fails in the middle. Gives what is wrong with it. Without room for a copy nothing is tried.
 */
export const tryCopy = async (folder: string): Promise<string | undefined> => {
  const copy = `${folder}.trial`
  const remove = () => rm(copy, { recursive: true, force: true })
  await remove()
  try {
    await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } catch {
    await remove()
    return undefined
  }
  try {
    await (await openPglite(copy)).close()
    const found = inspectFolder(copy)
    return typeof found === 'object' ? found.reason : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await remove()
  }
}
