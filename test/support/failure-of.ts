import { SandboxFailed, type SandboxProcess } from './sandbox-process'

/** What a start that has to fail printed and ended with. @throws when the sandbox started all the same */
export const failureOf = async (start: Promise<SandboxProcess>): Promise<SandboxFailed> => {
  try {
    await (await start).kill()
  } catch (error) {
    if (error instanceof SandboxFailed) return error
    throw error
  }
  throw new Error('the sandbox started')
}
