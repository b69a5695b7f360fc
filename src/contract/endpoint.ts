import * as t from 'io-ts'

/** A codec of query parameters; every value is sent as text. */
export type QueryCodec<Q> = t.Type<Q, Record<string, string | undefined>, unknown>

/**
 * One row of the endpoint table, shared by both sides: the portal's adapters encode `query` and `body` and decode
 * `result`; the sandbox does the reverse. Paths are relative to `{host}/api` and case-insensitive, as in ABP.
 */
export type Endpoint<Q = unknown, B = unknown, R = unknown> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: `/${string}`
  readonly query: QueryCodec<Q>
  readonly body: t.Type<B, unknown, unknown>
  readonly result: t.Type<R, unknown, unknown>
  /** The purpose of the call, one line. */
  readonly doc: string
  /** Whether the call changes data: such a call is never retried automatically. */
  readonly writes: boolean
  readonly needsLogIn: boolean
  /** `upload` has a longer time limit and a larger body limit. */
  readonly size: 'normal' | 'upload'
}

type Row<Q, B, R> = Pick<Endpoint<Q, B, R>, 'method' | 'path' | 'result' | 'doc' | 'writes' | 'needsLogIn'> &
  Partial<Pick<Endpoint<Q, B, R>, 'query' | 'body' | 'size'>>

const noQuery: QueryCodec<Record<string, never>> = new t.Type(
  'no query',
  (value): value is Record<string, never> => typeof value === 'object',
  () => t.success({}),
  () => ({}),
)

const noBody = new t.Type<undefined, undefined>(
  'no body',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => undefined,
)

/** Declares a row; defaults are no query, no body and normal size. The name is the path without its prefix. */
export const endpoint = <R, Path extends Endpoint['path'], B = undefined, Q = Record<string, never>>(
  row: Row<Q, B, R> & { readonly path: Path },
): Endpoint<Q, B, R> & { readonly path: Path } => ({
  query: noQuery as unknown as QueryCodec<Q>,
  body: noBody as unknown as t.Type<B, unknown, unknown>,
  size: 'normal',
  ...row,
  name: row.path.replace('/services/app/', '').replace(/^\//, ''),
})

/** The service of a call: the segment of its path before the method. */
export type ServiceOf<E extends Pick<Endpoint, 'path'>> = E['path'] extends `/services/app/${infer Service}/${string}`
  ? Service
  : E['path'] extends `/${infer Service}/${string}`
    ? Service
    : never

export type QueryOf<E> = E extends Endpoint<infer Q, infer _B, infer _R> ? Q : never
export type BodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _R> ? B : never
export type ResultOf<E> = E extends Endpoint<infer _Q, infer _B, infer R> ? R : never
