import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as t from 'io-ts'

/**
 * The owner of a data folder. `started` distinguishes a process from a later one with the same id (only Linux provides
 * the start time; elsewhere it is empty and the id alone decides).
 */
const Owner = t.strict({ pid: t.number, started: t.string, host: t.string }, 'owner')
export type Owner = t.TypeOf<typeof Owner>

/** The owner on another host (a shared volume, an earlier container) counts as alive while it touches the lock. */
const OTHER_HOST_TIMEOUT_MS = 30_000

const startOf = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name in brackets and may contain spaces: count the fields after it.
  return stat === '' ? '' : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '')
}

export const thisProcess = async (): Promise<Owner> => ({
  pid: process.pid,
  started: await startOf(process.pid),
  host: hostname(),
})

/** Parses a lock file; `undefined` if it is incomplete. */
export const readOwner = (text: string): Owner | undefined => {
  try {
    const decoded = Owner.decode(JSON.parse(text))
    return decoded._tag === 'Right' ? decoded.right : undefined
  } catch {
    return undefined
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the owner is still running; `fileAge` is the time since the lock was last touched, in milliseconds. */
export const isAlive = async (owner: Owner, fileAge: number): Promise<boolean> => {
  if (owner.host !== hostname()) return fileAge < OTHER_HOST_TIMEOUT_MS
  if (!runs(owner.pid)) return false
  return owner.started === '' || owner.started === (await startOf(owner.pid))
}
