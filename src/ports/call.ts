import type { TaskEither } from 'fp-ts/TaskEither'
import type { PortError } from '../domain/failure/port-error'

/** How a call is run: `signal` cancels it when its screen is left, `onProgress` hears the sent fraction of an upload. */
export type Call = { readonly signal: AbortSignal; readonly onProgress?: (fraction: number) => void }

/** One thing that the portal asks of the server. It never throws and never rejects. */
export type PortFunction<Input, Output> = (input: Input, call: Call) => TaskEither<PortError, Output>
