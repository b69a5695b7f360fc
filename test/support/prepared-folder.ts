import { cp, rm } from 'node:fs/promises'
import { newDataDir, startSandbox, type SandboxProcess } from './sandbox-process'

/**
 * Lets a sandbox start on a PGlite folder and end again. Tests that are not about a first start begin with a copy of
 * it: making a database and its demo customers takes several times as long as the start itself.
 */
export const prepareFolder = async (): Promise<SandboxProcess> => {
  const sandbox = await startSandbox()
  await sandbox.stop()
  await rm(sandbox.logFile)
  process.env['PREPARED_DATA_DIR'] = sandbox.dataDir
  return sandbox
}

/** A data folder of the test's own as a first start leaves it; an empty one where none was prepared. */
export const preparedDataDir = async (): Promise<string> => {
  const [dataDir, prepared] = [await newDataDir(), process.env['PREPARED_DATA_DIR']]
  if (prepared !== undefined) await cp(prepared, dataDir, { recursive: true })
  return dataDir
}
