import { removeData } from './sandbox-process'
import { keptShared } from './shared-sandbox'

/** Stops the shared sandbox and removes what it kept. */
export default async (): Promise<void> => {
  const shared = keptShared()
  if (shared === undefined) return
  await shared.standIn?.close()
  await shared.sandbox.stop()
  await removeData(shared.sandbox.dataDir)
  if (shared.prepared !== undefined) await removeData(shared.prepared)
  await shared.database?.drop()
}
