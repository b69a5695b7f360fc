import type { Either } from 'fp-ts/Either'
import type { KeepFailure, KeptPolicy } from '../../domain/policy/kept-policy'

/** Whether the server can be reached, and so a customer without a session can log in. */
export type AskServer = { input: void; output: boolean }

/** What is kept on the device for this customer. */
export type ReadKept = {
  input: { readonly owner: string | undefined }
  output: Either<KeepFailure, readonly KeptPolicy[]>
}

/** Removes one of the kept policies. */
export type RemoveOne = {
  input: { readonly owner: string | undefined; readonly id: string }
  output: Either<KeepFailure, void>
}
