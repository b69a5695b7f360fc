import type { TaskEither } from 'fp-ts/TaskEither'
import type { PortError } from '../domain/failure/port-error'

/**
 * The options of a call: `signal` cancels it when its screen is left, `onProgress` receives the sent fraction of an
 * upload.
 */
export type Call = { readonly signal: AbortSignal; readonly onProgress?: (fraction: number) => void }

/** A call to the server. It never throws and never rejects. */
export type PortFunction<Input, Output> = (input: Input, call: Call) => TaskEither<PortError, Output>
