import type { LogInAnswer } from '../../../src/domain/session/log-in'
import { isRight, type Either } from 'fp-ts/Either'
import { makeAccountPorts } from '../../support/account-ports'
import { makeHttpClient, type HttpClient, type HttpClientParts } from '../../../src/adapters/http/client'
import type { Call } from '../../../src/ports/call'
import type { PortError } from '../../../src/domain/failure/port-error'
import type { SessionChange } from '../../../src/ports/session-store'
import { sandboxOrigin, serverOrigin } from '../../support/contract-sandbox'
import { newCustomer, type TestCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import { memoryStore, switchedConnectivity } from '../../support/scripted-surroundings'

/** One request of the portal: the path after `/api` with its query, and the body as JSON. */
export type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

export type Connected = {
  readonly http: HttpClient
  readonly store: ReturnType<typeof memoryStore>
  readonly connectivity: ReturnType<typeof switchedConnectivity>
  readonly sent: readonly Sent[]
  /** The calls to the session store. */
  readonly heard: readonly SessionChange[]
  /** The fields that could not be read: the call and the path. */
  readonly unreadable: readonly string[]
}

type Options = {
  readonly token?: string | undefined
  readonly apiHost?: string
  /** The time limit of every call, in milliseconds. */
  readonly limit?: number
  /** Called after a request was sent. */
  readonly whenSent?: () => void
}

const bodyOf = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined

/** The portal's HTTP client with the real sandbox, which records its requests and the calls to the session store. */
export const connect = ({ token, apiHost = serverOrigin(), limit, whenSent }: Options = {}): Connected => {
  const store = memoryStore(token)
  const connectivity = switchedConnectivity()
  const sent: Sent[] = []
  const heard: SessionChange[] = []
  const unreadable: string[] = []
  store.watch((change) => heard.push(change))
  const noted: HttpClientParts['fetch'] = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    sent.push({ method: init?.method ?? 'GET', path: pathname + search, body: bodyOf(init?.body) })
    const answer = fetch(input, init)
    whenSent?.()
    return answer
  }
  const http = makeHttpClient({
    configuration: () => Promise.resolve({ apiHost, tenantHeader: undefined }),
    store,
    connectivity,
    fetch: noted,
    report: (call, paths) => unreadable.push(...paths.map((path) => `${call} ${path}`)),
    onAnswer: () => undefined,
    tracked: (send) => send,
    now: Date.now,
    ...(limit === undefined ? {} : { limits: { normal: limit, upload: limit } }),
  })
  return { http, store, connectivity, sent, heard, unreadable }
}

export const aCall = (): Call => ({ signal: new AbortController().signal })

/** A new customer, and the portal's client logged in as them. */
export const signedIn = async (options: Omit<Options, 'token'> = {}) => {
  const customer = await newCustomer(sandboxOrigin())
  return { customer, ...connect({ ...options, token: customer.client.token }) }
}

/** The token in the answer to a log-in. */
export const tokenIn = (answer: LogInAnswer): string => (answer._tag === 'LoggedIn' ? answer.token : '')

/** The portal's client logged in as the demo customer, who has policies, mandates and referrals; for reading only. */
export const signedInAsDemo = async (): Promise<Connected> => {
  const portal = connect()
  const demo = { email: 'demo@portal.test', password: 'Demo-pass-2025' }
  portal.store.saveToken(tokenIn(valueOf(await makeAccountPorts(portal.http).logIn(demo, aCall())())))
  return portal
}

/** Makes the next calls of a path by this customer fail in this way. */
export const switchOnFault = async (
  { emailAddress }: Pick<TestCustomer, 'emailAddress'>,
  fault: { readonly path: string; readonly kind: string; readonly times?: number; readonly ms?: number },
): Promise<void> => {
  const answer = await rawClient(sandboxOrigin()).post('/sandbox/faults', { times: 1, emailAddress, ...fault })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** The result of a call that is expected to succeed; its error fails the test. */
export const valueOf = <A>(outcome: Either<PortError, A>): A => {
  if (isRight(outcome)) return outcome.right
  throw new Error(`the call failed: ${JSON.stringify(outcome.left)}`)
}
