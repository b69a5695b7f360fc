import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as t from 'io-ts'

/**
 * Who owns a data folder. `started` tells a process from a later one that got the same number (Linux says when a
 * process started; elsewhere it is empty and the number alone decides).
 */
const Owner = t.strict({ pid: t.number, started: t.string, host: t.string }, 'owner')
export type Owner = t.TypeOf<typeof Owner>

/** A lock of another host (a shared volume, an earlier container) counts as alive while its file is kept fresh. */
const OTHER_HOST_FRESH_MS = 30_000

const startOf = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name in brackets and may hold spaces: count from behind it.
  return stat === '' ? '' : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '')
}

export const thisProcess = async (): Promise<Owner> => ({
  pid: process.pid,
  started: await startOf(process.pid),
  host: hostname(),
})

/** Reads a lock file; `undefined` for one that nobody can have written whole. */
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

/** Whether the owner still runs; `fileAge` is the time since its lock was last touched, in milliseconds. */
export const isAlive = async (owner: Owner, fileAge: number): Promise<boolean> => {
  if (owner.host !== hostname()) return fileAge < OTHER_HOST_FRESH_MS
  if (!runs(owner.pid)) return false
  return owner.started === '' || owner.started === (await startOf(owner.pid))
}
