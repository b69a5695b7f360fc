import type { CountKeys } from '../account/count-keys'
import type { LoginAttempts } from '../account/login-attempts'
import type { Tokens } from '../account/tokens'
import type { MovedClock } from '../sandbox/moved-clock'
import type { Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import type { Capabilities } from '../platform/files/capability'
import type { FaultStore } from '../sandbox/faults/store'
import type { Metrics } from './metrics/metrics'
import type { WriteInTurn } from '../wire/in-turn'
import type * as tasks from './worker'
import type { Workers } from '../platform/workers/workers'

/** The ports of the two listeners, known once they listen. */
type Ports = { portal: number; widget: number }

/** Whether the process was asked to stop. */
type Stopping = { now: boolean }

/** The dependencies of the application. */
export type Deps = {
  readonly config: Config
  readonly db: Database
  readonly clock: MovedClock
  readonly tokens: Tokens
  readonly countKeys: CountKeys
  readonly attempts: LoginAttempts
  readonly capabilities: Capabilities
  readonly faults: FaultStore
  readonly ports: Ports
  readonly stopping: Stopping
  /** For the writes of both listeners. */
  readonly writeInTurn: WriteInTurn
  readonly metrics: Metrics | undefined
  readonly workers: Workers<typeof tasks>
}
