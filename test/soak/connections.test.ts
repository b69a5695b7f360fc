import { endpoints, type EndpointName } from '../../src/contract/table'
import { examples } from '../../src/service/sandbox/openapi/examples'
import { stores, type Store } from '../support/backends'
import { PASSWORD, userDetails, type TestCustomer } from '../support/customer-builder'
import { printFigure } from '../support/figures'
import type { GeneratedRequest } from '../support/generated/generated-request'
import { ownerOfEverything } from '../support/generated/good-requests'
import { flood, type Flood } from '../support/many-connections'
import { collectGarbage, measured, memoryOf, type Memory } from '../support/process-memory'
import type { SandboxProcess } from '../support/sandbox-process'

const MILLISECONDS = 20_000

/** How often the process is asked to collect its garbage until its memory counts as kept. */
const COLLECTIONS = 30

/** What the memory may have grown by afterwards: the warm code and caches of a process that has answered thousands. */
const GROWN_MB: Memory = { resident: 100, heap: 30 }

/** As for customers: passwords are hashed at their cost, and the event loop may lag as far as it does there. */
const env = {
  REQUESTS_PER_MINUTE: '1000000',
  PASSWORD_HASHING: 'argon2id',
  MAX_EVENT_LOOP_DELAY_MS: '5000',
  ...measured,
}

jest.setTimeout(300_000)

const request = (name: EndpointName, body?: unknown, query = ''): GeneratedRequest => ({
  // A log-in that is sent with a token would end its session.
  who: name === 'authenticate' ? 'nobody' : 'customer',
  method: endpoints[name].method,
  path: `/api${endpoints[name].path}${query}`,
  headers: { 'content-type': 'application/json-patch+json' },
  body: body === undefined ? undefined : JSON.stringify(body),
  encoding: 'utf8',
})

/** What customers ask: mostly reads, some writes, and now and then a log-in. */
const requestsOf = (customer: TestCustomer): readonly GeneratedRequest[] => [
  request('getCurrentUserProfile'),
  request('getPolicies', undefined, '?SkipCount=0&MaxResultCount=10'),
  request('getKyc'),
  request('saveEmployer', examples.saveEmployer),
  request('getMandates'),
  request('getCategories'),
  request('updateCurrentUserProfile', userDetails(customer)),
  request('getBeneficiaries'),
  request('getCurrentUserProfile'),
  request('authenticate', { userNameOrEmailAddress: customer.emailAddress, password: PASSWORD, tenantId: 1 }),
]

const megabytes = ({ resident, heap }: Memory): string => `${resident.toFixed(0)} MB (heap ${heap.toFixed(0)})`

const isNear = (memory: Memory, before: Memory): boolean =>
  memory.resident < before.resident + GROWN_MB.resident && memory.heap < before.heap + GROWN_MB.heap

describe.each(stores)('%s', (name, open) => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let requests: readonly GeneratedRequest[]
  const over = (connections: number, milliseconds: number): Promise<Flood> =>
    flood(sandbox.origin, customer.client.token ?? '', requests, { connections, milliseconds })
  /** The memory without garbage: as soon as it is as wanted, otherwise after many collections. */
  const collected = async (isAsWanted: (memory: Memory) => boolean): Promise<Memory> => {
    for (let collection = 1; ; collection += 1) {
      collectGarbage(sandbox)
      await over(1, 100)
      const memory = await memoryOf(sandbox)
      if (isAsWanted(memory) || collection === COLLECTIONS) return memory
    }
  }
  beforeAll(async () => {
    store = await open()
    sandbox = await store.start(env)
    customer = await ownerOfEverything(sandbox.origin, sandbox.widgetOrigin)
    requests = requestsOf(customer)
    await over(10, 5_000)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test.each([200, 1_000])(
    'answers %d connections in the envelope, and is as before afterwards',
    async (connections) => {
      const before = await collected(() => false)
      const { statuses, wrong, longest } = await over(connections, MILLISECONDS)
      const from = performance.now()
      const next = await over(1, 1)
      const nextAfter = performance.now() - from
      const during = await memoryOf(sandbox)
      const after = await collected((memory) => isNear(memory, before))
      printFigure(
        `${connections} connections on ${name}`,
        `${JSON.stringify(statuses)}, longest wait ${longest.toFixed(0)} ms, next answer after ${nextAfter.toFixed(0)} ms, ` +
          `memory ${megabytes(before)} before, ${megabytes(during)} at the end, ${megabytes(after)} after a rest`,
      )
      expect(wrong).toEqual({})
      expect(next).toMatchObject({ statuses: { 200: 1 }, wrong: {} })
      expect(nextAfter).toBeLessThan(1_000)
      expect(isNear(after, before)).toBe(true)
    },
  )
})
