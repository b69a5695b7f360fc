import type { Certificate } from '../cover/certificate/content'
import type { DebitAccount } from '../cover/mandate/bank'
import type { Paper } from '../cover/premium/paper'
import type { IdentityHashes } from '../cover/reward/identity'
import type { CheckDocument } from '../kyc/stored-content'
import type { Ports } from '../platform/config/origins'
import type { Intercept } from '../wire/register-calls'
import type { CountKeys } from '../account/count-keys'
import type { LoginAttempts } from '../account/login-attempts'
import type { SendKeys } from '../account/send-keys'
import type { Tokens } from '../account/tokens'
import type { MovedClock } from '../sandbox/moved-clock'
import type { Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import type { Capabilities } from '../platform/files/capability'
import type { FaultStore } from '../sandbox/faults/store'
import type { Metrics } from './metrics/metrics'
import type { CallQueues, EnqueueWrite } from '../wire/request-queue'
import type * as tasks from './worker'
import type { Workers } from '../platform/workers/workers'
import type { Room } from '../wire/room'

/** Whether the process was asked to stop. */
type Stopping = { now: boolean }

/** What a start has made, of which each module takes what it needs. */
export type Parts = {
  readonly config: Config
  readonly db: Database
  readonly clock: MovedClock
  readonly tokens: Tokens
  readonly countKeys: CountKeys
  readonly attempts: LoginAttempts
  readonly sendKeys: SendKeys
  readonly capabilities: Capabilities
  readonly identities: IdentityHashes
  readonly debitAccount: DebitAccount
  readonly faults: FaultStore
  readonly intercept: Intercept | undefined
  readonly ports: Ports
  readonly stopping: Stopping
  /** Does once what is due by business time, after what is being done. */
  readonly doWhatIsDue: () => Promise<void>
  /** Of both listeners, as is what follows. */
  readonly queues: CallQueues
  readonly enqueueWrite: EnqueueWrite
  readonly sending: Room
  readonly metrics: Metrics | undefined
  readonly workers: Workers<typeof tasks>
  readonly checkDocument: CheckDocument
  readonly drawCertificate: (owner: string, certificate: Certificate, issued: Date) => Promise<Uint8Array>
  readonly drawPaper: (owner: string, paper: Paper, issued: Date) => Promise<Uint8Array>
}
