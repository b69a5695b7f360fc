import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemTime } from '../clock/clock'
import { StartError } from './database'
import { isAlive, readOwner, thisProcess, type Owner } from './folder-owner'

type FolderLock = { readonly release: () => Promise<void> }

const HEARTBEAT_MS = 5_000
const TAKE_OVER_MS = 10_000

const isAlreadyThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Links a complete file to its name, so that a lock is never read half written; `false` if the name is taken. Drafts
 * have unique names, since writing to a linked one would empty the lock; a process id is not unique across hosts.
 */
const claim = async (file: string, owner: Owner): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(owner))
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (isAlreadyThere(error)) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const touchedAt = async (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  )

const age = async (path: string): Promise<number> => systemTime().getTime() - (await touchedAt(path))

/**
 * The age of a lock. One that was touched in the future was left before the clock went back, or belongs to a host whose
 * clock is ahead, which touches it again within some heartbeats: only one of these two is old.
 */
const ageOfLock = async (file: string, heartbeatMs: number): Promise<number> => {
  const touched = await touchedAt(file)
  const milliseconds = systemTime().getTime() - touched
  if (milliseconds > -heartbeatMs) return milliseconds
  await wait(3 * heartbeatMs)
  return (await touchedAt(file)) === touched ? Number.POSITIVE_INFINITY : 0
}

/** Removes the lock of a dead owner, one process at a time, so that no process removes the lock of the next owner. */
const removeStaleLock = async (file: string, heartbeatMs: number): Promise<void> => {
  const guard = `${file}.take-over`
  // Read only once: if the guard is removed between two reads it seems old, and the next process's guard is removed.
  const guardAge = await age(guard)
  if (Number.isFinite(guardAge) && Math.abs(guardAge) > TAKE_OVER_MS) await rmdir(guard)
  await mkdir(guard)
  try {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    // Already removed: any lock from now on belongs to the next owner.
    if (text === undefined) return
    const owner = readOwner(text)
    if (owner === undefined || !(await isAlive(owner, await ageOfLock(file, heartbeatMs))))
      await rm(file, { force: true })
  } finally {
    await rmdir(guard)
  }
}

const throwInUse = (folder: string, owner: Owner | undefined): never => {
  const who = owner === undefined ? 'another process' : `process ${owner.pid}`
  throw new StartError(
    `The data folder ${folder} is in use by ${who}. One PGlite folder serves one process: ` +
      'stop that one first, choose another DATA_DIR, or use PostgreSQL through DATABASE_URL.',
  )
}

/** Locks the folder for this process; the lock of a dead owner is taken over. @throws StartError if it is in use */
export const lockFolder = async (folder: string, heartbeatMs = HEARTBEAT_MS): Promise<FolderLock> => {
  const file = join(folder, 'owner.lock')
  const owner = await thisProcess()
  if (!(await claim(file, owner))) {
    const other = readOwner(await readFile(file, 'utf8').catch(() => ''))
    if (other !== undefined && (await isAlive(other, await ageOfLock(file, heartbeatMs)))) throwInUse(folder, other)
    await removeStaleLock(file, heartbeatMs).catch((error: unknown) => {
      if (isAlreadyThere(error)) return throwInUse(folder, undefined)
      throw error
    })
    if (!(await claim(file, owner))) throwInUse(folder, undefined)
  }
  const heartbeat = setInterval(() => {
    const now = systemTime()
    utimes(file, now, now).catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()
  return {
    release: async () => {
      clearInterval(heartbeat)
      await rm(file, { force: true })
    },
  }
}
