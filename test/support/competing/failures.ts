import type { SandboxProcess } from '../sandbox-process'

/** The lines of their logs that say of work that it was not done. */
export const failuresIn = (pair: readonly SandboxProcess[], said: RegExp): readonly string[] =>
  pair.flatMap(({ output }) =>
    output()
      .split('\n')
      .filter((line) => said.test(line)),
  )
