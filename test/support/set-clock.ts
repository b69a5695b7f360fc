import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The system clock of a sandbox, which a test sets: first it is the real one. */
export type SetClock = {
  /** The environment of a sandbox that has it. */
  readonly env: Readonly<Record<string, string>>
  /** Puts it off by some seconds from the real one. */
  readonly set: (seconds: number) => Promise<void>
  readonly remove: () => Promise<void>
}

export const newSetClock = async (): Promise<SetClock> => {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const file = join(folder, 'off')
  // The process may read it at any moment: a file that is still empty would put its clock back to the real one.
  const set = async (seconds: number) => {
    await writeFile(`${file}.next`, String(seconds * 1_000))
    await rename(`${file}.next`, file)
  }
  await set(0)
  return {
    env: { SYSTEM_CLOCK_OFF: file, NODE_OPTIONS: '--require ./test/support/jumping-clock.cjs' },
    set,
    remove: () => rm(folder, { recursive: true }),
  }
}
