/** A rejection by the server: its code, message and details, and the violations of single fields. */
export type Rejection = {
  readonly code: number | string
  readonly message: string | undefined
  readonly details: string | undefined
  readonly violations: ReadonlyArray<{ readonly message: string; readonly fields: readonly string[] }>
}

/**
 * Every way in which a call can fail. `Offline`: the device has no connection. `Outage`: the server, or a proxy before
 * it, cannot answer. `NoAnswer`: the time limit passed or the connection broke; if the call `wrote`, it is unknown
 * whether it took effect. `ContractBroken`: the answer does not match the contract, at `path` in `call`. `answer` is
 * the server's answer beside the status, if it sent one.
 */
export type PortError =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'Outage' }
  | { readonly _tag: 'NoAnswer'; readonly wrote: boolean }
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Unauthorised'; readonly answer: Rejection | undefined }
  | { readonly _tag: 'Forbidden'; readonly answer: Rejection | undefined }
  | { readonly _tag: 'NotFound'; readonly answer: Rejection | undefined }
  | ({ readonly _tag: 'Rejected' } & Rejection)
  | { readonly _tag: 'ContractBroken'; readonly call: string; readonly path: string }
  | { readonly _tag: 'RateLimited'; readonly retryAfter: number; readonly answer: Rejection | undefined }

export type PortErrorTag = PortError['_tag']

/** Folds an error, one function for every tag. */
export const matchPortError =
  <A>(cases: { readonly [Tag in PortErrorTag]: (error: Extract<PortError, { _tag: Tag }>) => A }) =>
  (error: PortError): A =>
    (cases[error._tag] as (error: PortError) => A)(error)
