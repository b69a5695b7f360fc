import { randomBytes } from 'node:crypto'

/** What came back: the status, the headers, the text, and the JSON in it when it is JSON. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The envelope's parts; `undefined` when the body is none. */
  readonly result: unknown
  readonly success: unknown
  readonly error:
    | { code?: string; message?: string; details?: string; validationErrors?: { message: string; members: string[] }[] }
    | undefined
}

type RawInit = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

export type RawClient = {
  readonly origin: string
  readonly token: string | undefined
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown) => Promise<Answer>
  readonly put: (path: string, body?: unknown) => Promise<Answer>
  readonly send: (path: string, init: RawInit) => Promise<Answer>
  readonly withToken: (token: string | undefined) => RawClient
}

const asJson = (text: string): Partial<Answer> => {
  try {
    return JSON.parse(text) as Partial<Answer>
  } catch {
    return {}
  }
}

/** The headers that the portal sends. */
const portalHeaders = (token: string | undefined) => ({
  'content-type': 'application/json-patch+json',
  accept: '*/*',
  'x-xsrf-token': 'null',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

/** A client without any codec: it sends what it is given and shows what came. Paths are whole, `/api/…` included. */
export const rawClient = (origin: string, token?: string): RawClient => {
  const send = async (path: string, init: RawInit): Promise<Answer> => {
    const response = await fetch(origin + path, { ...init, headers: { ...portalHeaders(token), ...init.headers } })
    const text = await response.text()
    const { result, success, error } = asJson(text)
    return { status: response.status, headers: response.headers, text, result, success, error: error ?? undefined }
  }
  const withBody = (method: string) => (path: string, body?: unknown) =>
    send(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return {
    origin,
    token,
    send,
    get: (path) => send(path, { method: 'GET' }),
    post: withBody('POST'),
    put: withBody('PUT'),
    withToken: (next) => rawClient(origin, next),
  }
}

/** A text that no other test uses. */
export const unique = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`
