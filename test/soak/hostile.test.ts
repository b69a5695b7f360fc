import { ListType } from '../../src/contract/list'
import type { Endpoint } from '../../src/contract/endpoint'
import { endpoints, type EndpointName } from '../../src/contract/table'
import { examples } from '../../src/service/sandbox/openapi/examples'
import { bodyLimits, MIB } from '../../src/service/wire/limits'
import { stores, type Store } from '../support/backends'
import { document, newCustomer, type TestCustomer } from '../support/customer-builder'
import { endlessUpload } from '../support/endless-upload'
import { printFigure } from '../support/figures'
import { senderTo } from '../support/generated/send'
import { collectGarbage, lagOf, measured, memoryOf } from '../support/process-memory'
import type { SandboxProcess } from '../support/sandbox-process'

jest.setTimeout(900_000)

const env = { REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '5000', ...measured }

/** No request may hold the event loop longer, in milliseconds, over an idle run beside it. */
const LONGEST_HOLD_MS = 50

type Hostile = {
  readonly what: string
  readonly name: EndpointName
  readonly body?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

const isList = (codec: unknown): boolean => codec instanceof ListType

const propsOf = (codec: unknown): Readonly<Record<string, unknown>> =>
  typeof codec !== 'object' || codec === null
    ? {}
    : 'props' in codec
      ? (codec.props as Readonly<Record<string, unknown>>)
      : 'type' in codec && !isList(codec)
        ? propsOf(codec.type)
        : {}

const filled = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length))

/** What can be wrong with the size of a body: lists, texts, depth and number of members, each as large as the call allows. */
const bodiesFor = (name: EndpointName): readonly Hostile[] => {
  const row = endpoints[name] as unknown as Endpoint
  const example: unknown = Reflect.get(examples, name)
  if (example === undefined) return []
  const size = bodyLimits[row.size] - 4_096
  const fields = Object.entries(propsOf(row.body))
  const withField = (field: string, value: string): string =>
    JSON.stringify({ ...(example as object), [field]: '\u0001' }).replace('"\\u0001"', value)
  return [
    ...fields.map(([field]) => ({
      what: `a list of empty members at ${field}`,
      name,
      body: withField(field, `[${filled('{},', size - 1_000)}{}]`),
    })),
    ...fields.map(([field]) => ({
      what: `one long text at ${field}`,
      name,
      body: withField(field, `"${filled('a', size - 1_000)}"`),
    })),
    ...fields.map(([field]) => ({
      what: `blanks at ${field}`,
      name,
      body: withField(field, `"x${filled(' ', size - 1_000)}x"`),
    })),
    ...fields.map(([field]) => ({
      what: `deep nesting at ${field}`,
      name,
      body: withField(field, `${filled('[', size / 2 - 1_000)}${filled(']', size / 2 - 1_000)}`),
    })),
    { what: 'many members', name, body: `{${filled('"a":1,', size - 1_000)}"a":1}` },
    { what: 'escapes', name, body: `{"a":"${filled('\\u0041', size - 1_000)}"}` },
    { what: 'backslashes', name, body: `{"a":"${filled('\\\\', size - 1_000)}"}` },
  ]
}

const BLANKS = ' '.repeat(15_000)

const headersFor = (name: EndpointName): readonly Hostile[] => {
  const { method } = endpoints[name]
  const example: unknown = Reflect.get(examples, name)
  const valid = method === 'GET' || example === undefined ? {} : { body: JSON.stringify(example) }
  return [
    ...[
      'accept-encoding',
      'authorization',
      'user-agent',
      'x-request-id',
      'content-type',
      'cookie',
      'x-forwarded-for',
    ].map((header) => ({
      what: `blanks in ${header}`,
      name,
      ...valid,
      headers: { [header]: `a${BLANKS}b` },
    })),
    { what: 'a long query', name, ...valid, query: `?${filled('Filter=%25_&', 14_000)}SkipCount=1` },
    { what: 'a long parameter', name, ...valid, query: `?Filter=${'a'.repeat(14_000)}&id=${'1'.repeat(200)}` },
  ]
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

describe.each(stores)('%s', (name, open) => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  beforeAll(async () => {
    store = await open()
    sandbox = await store.start(env)
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[RUN-02: event loop] [RUN-07: event loop, queries] no request of any size holds the event loop, and each is answered', async () => {
    const names = Object.keys(endpoints).filter((each) => each !== 'logOut') as EndpointName[]
    const requests = names.flatMap((each) => [...bodiesFor(each), ...headersFor(each)])
    const sender = senderTo(sandbox.origin)
    const holds: { readonly what: string; readonly ms: number }[] = []
    const idle: number[] = []
    const send = async ({ name: call, body, query = '', headers = {} }: Hostile, token: string) => {
      const { method, path } = endpoints[call]
      const request = {
        who: 'customer',
        method,
        path: `/api${path}${query}`,
        headers: { 'content-type': 'application/json', ...headers },
        body,
        encoding: 'utf8',
      } as const
      return sender.send(request, token)
    }
    // The first of each call warms the code.
    for (const each of names) await send({ what: '', name: each, body: '{}' }, customer.client.token ?? '')
    for (const request of requests)
      for (const token of [customer.client.token ?? '', 'nobody']) {
        await lagOf(sandbox)
        idle.push(await lagOf(sandbox))
        const answer = await send(request, token).catch((error: unknown) => {
          throw new Error(`${request.name}: ${request.what} (${token === 'nobody' ? 'nobody' : 'customer'})`, {
            cause: error,
          })
        })
        holds.push({ what: `${request.name}: ${request.what}`, ms: await lagOf(sandbox) })
        if (answer.status >= 500 && !/"message":"(?!An internal)/.test(answer.text))
          throw new Error(`${request.name}: ${request.what}: ${answer.status} ${answer.text.slice(0, 200)}`)
      }
    sender.close()
    const worst = holds.toSorted((one, other) => other.ms - one.ms).slice(0, 8)
    const [held, rest] = [
      percentile(
        holds.map(({ ms }) => ms),
        0.999,
      ),
      percentile(idle, 0.999),
    ]
    printFigure(
      `hostile requests on ${name}`,
      `${holds.length} requests, 99.9 % hold ${held.toFixed(0)} ms, idle ${rest.toFixed(0)} ms; worst ${worst.map(({ what, ms }) => `${what} ${ms.toFixed(0)}`).join(', ')}`,
    )
    expect(held - rest).toBeLessThan(LONGEST_HOLD_MS)
  })

  test('[RUN-08: budget] 200 uploads of one token that never end leave memory, and room for another customer', async () => {
    const other = await newCustomer(sandbox.origin)
    collectGarbage(sandbox)
    const before = await memoryOf(sandbox)
    const uploads = Array.from({ length: 200 }, () => endlessUpload(sandbox.origin, customer.client.token))
    await Promise.all(uploads.map((upload) => upload.send(11 * MIB)))
    const during = await memoryOf(sandbox)
    const from = performance.now()
    expect((await other.client.post('/api/services/app/Document/Save', document)).status).toBe(200)
    const waited = performance.now() - from
    for (const upload of uploads) upload.end()
    printFigure(
      `200 endless uploads on ${name}`,
      `memory ${before.resident.toFixed(0)} MB before, ${during.resident.toFixed(0)} MB during, another customer’s upload took ${waited.toFixed(0)} ms`,
    )
    expect(during.resident - before.resident).toBeLessThan(200)
    expect(waited).toBeLessThan(60_000)
  })
})
