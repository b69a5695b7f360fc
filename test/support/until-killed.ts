import type { SandboxProcess } from './sandbox-process'

/**
 * Repeats each piece of work, one worker a piece, until the sandbox is dead; it is killed as soon as that many pieces are
 * done. Gives what failed before that, when a process under load still answers; such a piece is repeated.
 */
export const untilKilled = async (
  sandbox: Pick<SandboxProcess, 'kill'>,
  pieces: number,
  work: readonly (() => Promise<void>)[],
): Promise<readonly string[]> => {
  const failed: string[] = []
  let done = 0
  const repeat = async (piece: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await piece()
        done += 1
      } catch (error) {
        if (done >= pieces) return
        failed.push(String(error))
      }
      if (done >= pieces) void sandbox.kill()
    }
  }
  await Promise.all(work.map(repeat))
  return failed
}
