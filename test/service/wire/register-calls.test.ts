import Fastify from 'fastify'
import { endpoints, type EndpointName } from '../../../src/contract/table'
import type { Handlers } from '../../../src/service/wire/handler'
import { handleErrors } from '../../../src/service/wire/handle-errors'
import { callQueues, customerQueues } from '../../../src/service/wire/request-queue'
import { registerOwners } from '../../../src/service/wire/owner'
import { registerCalls } from '../../../src/service/wire/register-calls'

const names = Object.keys(endpoints) as readonly EndpointName[]

/** A server all of whose handlers do the same, for the customer that a token names; it tells how often each ran. */
const serverThat = (
  handle: (name: EndpointName) => Promise<unknown>,
  customerOf: (token: string) => Promise<unknown> = (id) => Promise.resolve({ id }),
) => {
  const runs: EndpointName[] = []
  const handlers = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        runs.push(name)
        return handle(name)
      },
    ]),
  ) as unknown as Handlers
  const deps = {
    config: { requestsPerMinute: 1_000 },
    tokens: { customerOf, knownOwnerOf: (token: string) => (token === 'known' ? token : undefined) },
    queues: callQueues(),
    enqueueWrite: customerQueues(),
  } as unknown as Parameters<typeof registerCalls>[1]
  const app = Fastify()
  handleErrors(app)
  registerOwners(app)
  registerCalls(app, deps, handlers, {})
  const as = (customer: string) => ({ authorization: `Bearer ${customer}` })
  return {
    write: async (customer: string) =>
      app.inject({
        method: 'POST',
        url: '/api/services/app/BVN/Verify',
        headers: as(customer),
        payload: { bvn: '22222222222' },
      }),
    read: async (customer: string) =>
      app.inject({ method: 'GET', url: `/api${endpoints.getKyc.path}`, headers: as(customer) }),
    runsOf: (name: EndpointName) => runs.filter((run) => run === name).length,
  }
}

test('[RUN-11] a call that writes is run once when its connection breaks, one that reads once on each connection', async () => {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const { write, read, runsOf } = serverThat(() => Promise.reject(broken))
  expect([(await write('one')).statusCode, (await read('one')).statusCode]).toEqual([503, 503])
  expect([runsOf('verifyBvn'), runsOf('getKyc')]).toEqual([1, 11])
})

test('[RUN-11] of the writes of one customer three are worked on; the fourth holds up neither reads nor other customers', async () => {
  const ends: (() => void)[] = []
  const { write, read, runsOf } = serverThat((name) =>
    name === 'verifyBvn' && ends.length < 3
      ? new Promise((resolve) => ends.push(() => resolve(undefined)))
      : Promise.reject(new Error('ran')),
  )
  const four = Array.from({ length: 4 }, () => write('one'))
  await Promise.all([read('one'), write('other')])
  expect(runsOf('verifyBvn')).toBe(4)
  ends.forEach((end) => end())
  expect((await Promise.all(four)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 500])
})

test('[RUN-20: turns] a token that was checked before waits for none of the others of its address', async () => {
  const { read, runsOf } = serverThat(
    () => Promise.reject(new Error('ran')),
    (id) => (id === 'known' ? Promise.resolve({ id }) : new Promise(() => undefined)),
  )
  for (let other = 0; other < 20; other += 1) void read(`other-${other}`)
  expect((await read('known')).statusCode).toBe(500)
  expect(runsOf('getKyc')).toBe(1)
})
