import { openStore, type Store } from '../../support/backends'
import { logIn, newCustomer, PASSWORD, type TestCustomer } from '../../support/customer-builder'
import { failureOf } from '../../support/failure-of'
import { rawClient } from '../../support/raw-client'
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const app = '/api/services/app'
const otherPortal = 'https://other-portal.test'

let store: Store
let sandbox: SandboxProcess
let customer: TestCustomer
beforeAll(async () => {
  store = await openStore()
  // No mail server answers there, so every letter waits.
  sandbox = await store.start({ METRICS_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1', CORS_ORIGINS: otherPortal })
  customer = await newCustomer(sandbox.origin)
})
afterAll(async () => {
  await sandbox.stop()
  await store.remove()
})

const metricsAddress = (): string => /^Metrics\s+(\S+)$/m.exec(sandbox.output())?.[1] ?? ''

const metrics = async (): Promise<string> => (await fetch(metricsAddress())).text()

/** The value of a series, which is named with its labels as it is printed; 0 if there is none. */
const valueOf = async (series: string): Promise<number> => {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

const requestsOf = (listener: string, method: string, route: string, status: string): Promise<number> =>
  valueOf(
    `http_request_duration_seconds_count{listener="${listener}",method="${method}",route="${route}",status="${status}"}`,
  )

describe('[RUN-05] metrics', () => {
  test('are served on a port of their own, and not by the portal', async () => {
    const answer = await fetch(metricsAddress())
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await answer.text()).toMatch(/^process_cpu_seconds_total \d/m)
    expect((await fetch(metricsAddress().replace('/metrics', '/'))).status).toBe(404)
    expect((await rawClient(sandbox.origin).get('/metrics')).text).not.toContain('process_cpu_seconds_total')
  })

  test('of the duration of requests are in seconds', async () => {
    const sum = 'http_request_duration_seconds_sum{listener="portal",method="GET",route="/healthz",status="2xx"}'
    const [before, from] = [await valueOf(sum), performance.now()]
    for (const _ of [1, 2, 3]) await rawClient(sandbox.origin).get('/healthz')
    const seconds = (await valueOf(sum)) - before
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan((performance.now() - from) / 1_000)
  })

  test.each([
    ['portal', `${app}/Policy/GetById`, '?id=81726354', '4xx'],
    ['portal', '/verify/:code', '', '4xx'],
    ['portal', '/healthz', '', '2xx'],
    ['widget', '/healthz', '', '2xx'],
  ])('of the %s count a request by its route %s', async (listener, route, query, status) => {
    const origin = listener === 'portal' ? sandbox.origin : sandbox.widgetOrigin
    const before = await requestsOf(listener, 'GET', route, status)
    await rawClient(origin, customer.client.token).get(route.replace(':code', 'XYZW-9182-7364') + query)
    expect(await requestsOf(listener, 'GET', route, status)).toBe(before + 1)
  })

  test('[RUN-07: worker threads] of worker threads count what runs and what waits', async () => {
    expect([await metrics(), await metrics()]).toEqual([
      expect.stringMatching(/^worker_tasks\{state="running"\} 0$/m),
      expect.stringMatching(/^worker_tasks\{state="waiting"\} 0$/m),
    ])
  })

  test('have no path, id, code or name of what was asked for', async () => {
    await customer.client.get(`/somewhere/${customer.userName}`)
    await customer.client.get(`${app}/Policy/GetById?id=81726354`)
    await customer.client.get('/verify/XYZW-9182-7364')
    const text = await metrics()
    for (const asked of [customer.userName, customer.emailAddress, 'somewhere', '81726354', 'XYZW-9182-7364'])
      expect(text).not.toContain(asked)
  })

  test.each([
    ['accepted', () => customer.emailAddress, PASSWORD],
    ['refused', () => customer.emailAddress, 'not-the-password'],
    ['invalid', () => 'x'.repeat(300), PASSWORD],
  ])('count a log-in that is %s', async (outcome, name, password) => {
    const before = await valueOf(`log_ins_total{outcome="${outcome}"}`)
    await logIn(rawClient(sandbox.origin), name(), password)
    expect(await valueOf(`log_ins_total{outcome="${outcome}"}`)).toBe(before + 1)
  })

  test('know the requests in flight and the letters that wait', async () => {
    const path = `${app}/Kyc/GetAll`
    const { emailAddress, client } = customer
    const inFlight = 'http_requests_in_flight{listener="portal"}'
    expect(await valueOf(inFlight)).toBe(0)
    const aborted = new AbortController()
    await client.post('/sandbox/faults', { path, kind: 'slow', times: 1, ms: 600_000, emailAddress })
    const open = client.send(path, { signal: aborted.signal }).catch(() => undefined)
    // The other call comes second, or the fault would be its own.
    await until(
      () => valueOf(inFlight),
      (requests) => requests === 1,
    )
    await client.get(path)
    expect(await valueOf(inFlight)).toBe(1)
    expect(await valueOf('outbox_letters{state="waiting"}')).toBeGreaterThan(0)
    aborted.abort()
    await open
  })

  test('know the connections of a pool, and nothing of them without one', async () => {
    const pooled = sandbox.output().includes('PostgreSQL at')
    expect((await valueOf('database_connections{state="total"}')) > 0).toBe(pooled)
    expect((await metrics()).includes('database_connections')).toBe(pooled)
  })

  test('on a port that is in use end the start with a readable message', async () => {
    const port = new URL(metricsAddress()).port
    const { code, output } = await failureOf(startSandbox({ env: { METRICS_PORT: port } }))
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} on 127.0.0.1 cannot be used for metrics (EADDRINUSE)`)
  })
})

const ways: readonly (readonly [what: string, listener: 'origin' | 'widgetOrigin', path: string, init: RequestInit])[] =
  [
    ['a page', 'origin', '/', {}],
    ['a call without a token', 'origin', `${app}/Kyc/GetAll`, {}],
    ['a path that does not exist', 'origin', '/assets/none.js', {}],
    ['an address that cannot be decoded', 'origin', '/api/%zz', {}],
    ['a preflight', 'origin', `${app}/Kyc/GetAll`, { method: 'OPTIONS', headers: { origin: otherPortal } }],
    [
      'a body that is too large',
      'origin',
      '/api/TokenAuth/Authenticate',
      { method: 'POST', body: 'x'.repeat(100_000) },
    ],
    ['the payment widget', 'widgetOrigin', '/', {}],
    ['a path that the payment widget does not have', 'widgetOrigin', '/none', {}],
  ]

describe('[RUN-05] the request id', () => {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

  const idFor = async ([, listener, path, init]: (typeof ways)[number], given?: string) => {
    const sent = {
      ...(init.headers as Record<string, string>),
      ...(given === undefined ? {} : { 'x-request-id': given }),
    }
    const { headers } = await rawClient(sandbox[listener]).send(path, { ...init, headers: sent })
    return headers.get('x-request-id')
  }

  test.each(ways)('of %s is the one that a proxy gave, or a new one', async (...way) => {
    expect(await idFor(way, 'Proxy-1_a.b')).toBe('Proxy-1_a.b')
    const [first, second] = [await idFor(way), await idFor(way)]
    expect(first).toMatch(uuid)
    expect(second).toMatch(uuid)
    expect(first).not.toBe(second)
  })

  test.each(['x'.repeat(65), 'two words', '"quoted"', 'a,b', '<b>', ''])(
    'is a new one instead of "%s"',
    async (given) => {
      expect(await idFor(['a call', 'origin', '/healthz', {}], given)).toMatch(uuid)
    },
  )

  test('[TAP-13: the server’s day] may be read by another portal, and the date', async () => {
    const answer = await rawClient(sandbox.origin).send('/healthz', { headers: { origin: otherPortal } })
    expect(answer.headers.get('access-control-expose-headers')).toBe('date, retry-after, x-request-id')
  })

  test('is in every line of the log about a request', async () => {
    const path = `${app}/Kyc/GetAll`
    const { client, emailAddress } = customer
    await client.post('/sandbox/faults', { path, kind: '500', times: 1, emailAddress })
    const answer = await client.send(path, { headers: { 'x-request-id': 'seen-in-the-log' } })
    expect(answer.status).toBe(500)
    await sandbox.stop()
    const lines = sandbox
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; requestId?: string })
    const ofRequest = lines.filter(({ requestId }) => requestId === 'seen-in-the-log').map(({ msg }) => msg)
    expect(ofRequest).toEqual(['unexpected failure', 'answered'])
    for (const line of lines.filter(({ msg }) => msg === 'answered')) expect(line.requestId).toMatch(/^[\w.-]{1,64}$/)
  })
})
