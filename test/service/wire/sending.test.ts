import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyRequest } from 'fastify'
import { handleErrors } from '../../../src/service/wire/handle-errors'
import { registerOwners } from '../../../src/service/wire/owner'
import { makeRoom } from '../../../src/service/wire/room'
import { limitSending } from '../../../src/service/wire/sending'

const MIB = 1024 * 1024
const LARGE = 8 * MIB

/** More than a connection takes without anybody reading it. */
const unread = () => Buffer.alloc(4 * LARGE, 'x')

/** A server whose answers have room for one large one of each owner, and for two in all. */
const listening = async (changed: Partial<Parameters<typeof limitSending>[2]> = {}) => {
  const app = Fastify()
  const sent: (() => void)[] = []
  const room = makeRoom({ bytes: 2 * LARGE, bytesOfOwner: LARGE, waiting: 2, waitingOfOwner: 1 })
  registerOwners(app)
  handleErrors(app)
  limitSending(app, room, { quiet: 3_600_000, quietWhileAwaited: 3_600_000, interval: 20, wait: 3_600_000, ...changed })
  app.addHook('onRequest', (request, _reply, done) => {
    request.owner = request.headers.authorization ?? null
    done()
  })
  app.get('/large', (_, reply) => reply.send(unread()))
  app.get('/stream', (_, reply) =>
    reply.send(
      Readable.from(
        (function* () {
          for (let sent = 0; sent < 4 * LARGE; sent += MIB) yield Buffer.alloc(MIB, 'y')
        })(),
      ),
    ),
  )
  app.post('/large', (_, reply) => reply.send(unread()))
  app.get('/small', (_, reply) => reply.send('small'))
  const left = async (request: FastifyRequest) => {
    await once(request.raw.socket, 'close')
    return unread()
  }
  app.route({ method: ['GET', 'POST'], url: '/left', handler: left })
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    sent.shift()?.()
    done()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  open.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const closes: (() => void)[] = []
  const arrived = () => once(app.server, 'request')
  app.server.on('connection', (socket) => socket.once('close', () => closes.shift()?.()))
  const begins = async (owner: string, path: string, method = 'GET') => {
    const socket = connect(port, '127.0.0.1')
    open.push(() => socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const whose = owner === '' ? '' : `Authorization: ${owner}\r\n`
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${whose}Content-Length: 0\r\n\r\n`)
    return socket
  }
  const status = async (owner: string, path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: owner } })
    await answer.arrayBuffer()
    return [answer.status, answer.headers.get('retry-after')]
  }
  return {
    begins,
    status,
    room,
    app,
    arrived,
    nextClose: () => new Promise<void>((resolve) => closes.push(resolve)),
    nextSent: () => new Promise<void>((resolve) => sent.push(resolve)),
  }
}

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end()
})

/** Waits until the server has begun an answer that this client does not read. */
const begun = (socket: Awaited<ReturnType<typeof connect>>) =>
  new Promise<void>((resolve) => {
    socket.once('readable', () => resolve())
  })

describe('[RUN-20: unread answers] an answer that nobody reads', () => {
  test.each(['/large', '/stream'])('is closed after a time without progress (%s)', async (path) => {
    const { begins, nextClose, status } = await listening({ quiet: 200 })
    await begins('ada', path)
    await nextClose()
    expect(await status('obi', path)).toEqual([200, null])
  })

  test('is closed sooner while others wait for its room', async () => {
    const { begins, status } = await listening({ quietWhileAwaited: 200 })
    await Promise.all([begun(await begins('ada', '/large')), begun(await begins('obi', '/large'))])
    expect(await status('eve', '/large')).toEqual([200, null])
  })

  test('leaves small ones alone, whoever asks', async () => {
    const { begins, status } = await listening()
    const sockets = [await begins('ada', '/large'), await begins('obi', '/large'), await begins('eve', '/large')]
    await Promise.all(sockets.slice(0, 2).map(begun))
    expect(await Promise.all(['ada', 'eve'].map((owner) => status(owner, '/small')))).toEqual([
      [200, null],
      [200, null],
    ])
  })
})

test('[RUN-20: turns] an owner whose answers are not read waits for them alone; others have their turn', async () => {
  const { begins, status, room } = await listening()
  await begun(await begins('ada', '/large'))
  const waiting = await begins('ada', '/large')
  expect(await status('obi', '/large')).toEqual([200, null])
  expect(room.missing()).toBe(0)
  expect(waiting.bytesRead).toBe(0)
})

test('what waits for room too long is refused, with the time until a retry and nothing of the file', async () => {
  const { begins, app } = await listening({ wait: 50 })
  await begun(await begins('ada', '/large'))
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/stream`, { headers: { authorization: 'ada' } })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
    503,
    '10',
    'application/json; charset=utf-8',
  ])
  expect(await answer.json()).toMatchObject({ success: false })
})

test('the answer to a write, which is done, is sent in any case', async () => {
  const { begins } = await listening({ wait: 50 })
  await Promise.all([begun(await begins('ada', '/large')), begun(await begins('ada', '/large', 'POST'))])
})

test.each([
  ['GET', 'ada'],
  ['GET', ''],
  ['POST', 'ada'],
  ['POST', ''],
])(
  '[RUN-20: unread answers] an answer to a client that has left takes no room (%s, owner %p)',
  async (method, owner) => {
    const { begins, room, arrived, nextSent } = await listening({ wait: 50 })
    const [here, sent] = [arrived(), nextSent()]
    const socket = await begins(owner, '/left', method)
    await here
    socket.destroy()
    await sent
    const granted: string[] = []
    for (const other of ['obi', 'eve']) room.claim({ owner: other, bytes: LARGE }, () => granted.push(other))
    expect(granted).toEqual(['obi', 'eve'])
  },
)
