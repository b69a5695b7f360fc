/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { sendEmailActivationLink } from '../../../src/contract/activation'
import { verifyBvn } from '../../../src/contract/kyc'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { logOut } from '../../../src/contract/token-auth'
import { broken, json, refusal, result, silence, text, type Reply } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'

type Client = ReturnType<typeof startClient>
const read = ({ http }: Client, call = aCall()) => http(getCurrentUserProfile, {}, call)()
const write = ({ http }: Client, call = aCall()) =>
  http(sendEmailActivationLink, { body: { emailAddress: 'a@portal.test' } }, call)()

const outages: [string, Reply][] = [
  ['a broken connection', broken],
  ['503', text(503, '')],
  ['a page instead of JSON', text(200, '<html></html>')],
]

describe('a read', () => {
  test.each(outages)('is retried once after %s', async (_, reply) => {
    const client = startClient({ replies: [reply, result({ name: 'A' })] })
    expect(await read(client)).toEqual(right({ name: 'A' }))
    expect(client.requests).toHaveLength(2)
  })

  test.each(outages)('is not retried a second time after %s', async (_, reply) => {
    const client = startClient({ replies: [reply, reply, result({})] })
    expect(await read(client)).toEqual(left({ _tag: 'Outage' }))
    expect(client.requests).toHaveLength(2)
  })

  test.each([
    ['a refusal', refusal(500, { message: 'No.', code: 0, details: undefined, validationErrors: undefined })],
    ['404', json(404, { success: false })],
    ['429', json(429, { success: false })],
    ['401', text(401, '')],
    ['another shape', result([])],
  ])('is not retried after %s', async (_, reply) => {
    const client = startClient({ replies: [reply, result({})] })
    await read(client)
    expect(client.requests).toHaveLength(1)
  })

  test('without a response is aborted after its time limit and not retried', async () => {
    const client = startClient({ replies: [silence], limits: { normal: 5, upload: 5 } })
    expect(await read(client)).toEqual(left({ _tag: 'NoAnswer', wrote: false }))
    expect(client.requests).toHaveLength(1)
    expect(client.requests[0]?.signal?.aborted).toBe(true)
  })
})

describe('a write', () => {
  test('is never retried after a broken connection: it is unknown whether it took effect', async () => {
    const client = startClient({ replies: [broken, result(null)] })
    expect(await write(client)).toEqual(left({ _tag: 'NoAnswer', wrote: true }))
    expect(client.requests).toHaveLength(1)
  })

  test.each(outages.slice(1))('is never retried after %s', async (_, reply) => {
    const client = startClient({ replies: [reply, result(null)] })
    expect(await write(client)).toEqual(left({ _tag: 'Outage' }))
    expect(client.requests).toHaveLength(1)
  })

  test('without a response in time may have taken effect', async () => {
    const client = startClient({ replies: [silence], limits: { normal: 5, upload: 5 } })
    expect(await write(client)).toEqual(left({ _tag: 'NoAnswer', wrote: true }))
  })

  test('[SESS-09] log-out counts as a write, although it is a GET', async () => {
    const client = startClient({ replies: [text(503, ''), result(null)] })
    await client.http(logOut, {}, aCall())()
    expect(client.requests).toHaveLength(1)
  })
})

describe('no connection', () => {
  test.each([
    ['read', read],
    ['write', write],
  ])('[ERR-01] is reported: %s', async (_, ask) => {
    const client = startClient({ replies: [broken, broken], online: false })
    expect(await ask(client)).toEqual(left({ _tag: 'Offline' }))
    expect(client.requests).toHaveLength(1)
  })
})

describe('a connection that is lost while a write is under way', () => {
  const losing = (row: 'customer' | 'account') => {
    const client = startClient({
      replies: [
        () => {
          client.connectivity.state.online = false
          return Promise.reject(new TypeError('fetch failed'))
        },
      ],
    })
    return row === 'customer' ? client.http(verifyBvn, { body: { bvn: '22212345678' } }, aCall())() : write(client)
  }

  test('[ERR-04] leaves it unknown whether a customer’s write took effect', async () => {
    expect(await losing('customer')).toEqual(left({ _tag: 'NoAnswer', wrote: true }))
  })

  test('[ERR-01] is reported as no connection on the account screens', async () => {
    expect(await losing('account')).toEqual(left({ _tag: 'Offline' }))
  })
})

describe('a configuration that cannot be read', () => {
  const configuration = () => Promise.reject(new Error('config.json is not there'))

  test('is an outage, and a write that was not sent certainly had no effect', async () => {
    const client = startClient({ configuration })
    expect(await read(client)).toEqual(left({ _tag: 'Outage' }))
    expect(await write(client)).toEqual(left({ _tag: 'Outage' }))
    expect(client.requests).toEqual([])
  })

  test('that never loads times out', async () => {
    const client = startClient({ configuration: () => new Promise(() => undefined), limits: { normal: 5, upload: 5 } })
    expect(await write(client)).toEqual(left({ _tag: 'NoAnswer', wrote: false }))
    expect(client.requests).toEqual([])
  })
})

describe('a cancelled call', () => {
  test('ends immediately, and its request is aborted', async () => {
    const client = startClient({ replies: [silence] })
    const controller = new AbortController()
    const outcome = read(client, { signal: controller.signal })
    await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    expect(await outcome).toEqual(left({ _tag: 'Cancelled' }))
    expect(client.requests).toHaveLength(1)
    expect(client.requests[0]?.signal?.aborted).toBe(true)
  })

  test('is not sent if cancelled before its start', async () => {
    const client = startClient()
    expect(await write(client, { signal: AbortSignal.abort() })).toEqual(left({ _tag: 'Cancelled' }))
    expect(client.requests).toEqual([])
  })

  test('is not retried if cancelled after the first attempt', async () => {
    const controller = new AbortController()
    const client = startClient({
      replies: [
        (request) => {
          controller.abort()
          return text(503, '')(request)
        },
      ],
    })
    await read(client, { signal: controller.signal })
    expect(client.requests).toHaveLength(1)
  })
})
