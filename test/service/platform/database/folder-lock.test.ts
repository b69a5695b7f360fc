import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../../../src/service/platform/database/database'
import { lockFolder } from '../../../../src/service/platform/database/folder-lock'

let folder = ''
const lockFile = () => join(folder, 'owner.lock')
const write = (owner: object) => writeFile(lockFile(), JSON.stringify(owner))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('a free folder can be locked once, and again after its release', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(StartError)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('the lock of a process that has ended is taken over', async () => {
  await write({ pid: endedPid(), started: '1', host: hostname() })
  const lock = await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

// Only Linux provides the start time of a process; elsewhere the id alone decides.
if (process.platform === 'linux')
  test('a lock whose process id has been reused is taken over', async () => {
    await write({ pid: process.pid, started: '1', host: hostname() })
    await (await lockFolder(folder)).release()
  })

test('an incomplete lock is taken over', async () => {
  await writeFile(lockFile(), '{"pid":')
  await (await lockFolder(folder)).release()
})

test('the lock of another host is valid only while it is refreshed', async () => {
  await write({ pid: endedPid(), started: '1', host: 'another-host' })
  await expect(lockFolder(folder)).rejects.toThrow(StartError)
  const minuteAgo = new Date(Date.now() - 60_000)
  await utimes(lockFile(), minuteAgo, minuteAgo)
  await (await lockFolder(folder)).release()
})

test('of many concurrent attempts to take over a stale lock, exactly one succeeds', async () => {
  const owner = { pid: endedPid(), started: '1', host: hostname() }
  for (let round = 0; round < 40; round += 1) {
    await write(owner)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const taken = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(taken).toHaveLength(1)
    await Promise.all(taken.map((lock) => lock.release()))
  }
})

describe('a lock of another host that was touched in the future', () => {
  const HEARTBEAT_MS = 100
  const tomorrow = () => new Date(Date.now() + 86_400_000)
  beforeEach(async () => {
    await write({ pid: endedPid(), started: '1', host: 'another-host' })
    await utimes(lockFile(), tomorrow(), tomorrow())
  })

  test('[RUN-14: clock that jumps back] is taken over when nobody touches it again: it does not outlive a clock that jumps back', async () => {
    await (await lockFolder(folder, HEARTBEAT_MS)).release()
  })

  test('holds while its owner, whose clock is ahead, touches it', async () => {
    let ahead = 0
    const owner = setInterval(() => {
      ahead += 1
      const at = new Date(tomorrow().getTime() + ahead * 1_000)
      void utimes(lockFile(), at, at)
    }, HEARTBEAT_MS / 2)
    await expect(lockFolder(folder, HEARTBEAT_MS)).rejects.toThrow(StartError)
    clearInterval(owner)
  })
})
