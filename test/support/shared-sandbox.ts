import type { StandIn } from './abp/stand-in'
import type { FreshDatabase } from './fresh-database'
import type { SandboxProcess } from './sandbox-process'

/** The sandbox that all contract tests share, as set-up and tear-down hand it to each other. */
export type Shared = {
  readonly sandbox: SandboxProcess
  readonly standIn: StandIn | undefined
  readonly database: FreshDatabase | undefined
  readonly prepared: string | undefined
}

const place = globalThis as { sharedSandbox?: Shared }

export const keepShared = (shared: Shared): void => {
  place.sharedSandbox = shared
}

export const keptShared = (): Shared | undefined => place.sharedSandbox
