import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import fc from 'fast-check'
import { OneAtATime, oneRequestAtATime } from '../../../src/service/wire/one-request'
import { until } from '../../support/until'

const app = Fastify({ http: { ServerResponse: OneAtATime } })
oneRequestAtATime(app.server)
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => {
  done(null, body)
})

/** The requests that are in work, and those that were, in their order. */
const inWork = { now: 0, most: 0, begun: [] as string[], ends: [] as (() => void)[] }
const reset = () => Object.assign(inWork, { now: 0, most: 0, begun: [], ends: [] })
beforeEach(reset)

app.addHook('onRequest', (request, reply, done) => {
  inWork.now += 1
  inWork.most = Math.max(inWork.most, inWork.now)
  inWork.begun.push(request.url)
  reply.raw.once('close', () => {
    inWork.now -= 1
  })
  done()
})
app.get('/held', () => new Promise((resolve) => inWork.ends.push(() => resolve('held'))))
app.get('/now', (_, reply) => reply.send('now'))
app.post('/unread', { preParsing: () => new Promise<never>(() => undefined) }, () => '')
app.post('/body', ({ body }) => Promise.resolve(`<${String(body)}>`))
app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('refused') }, () => '')

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterEach(async () => {
  for (const socket of [...sockets.splice(0), ...accepted.splice(0)]) socket.destroy()
  await until(
    () => inWork.now,
    (count) => count === 0,
  )
})
afterAll(() => app.close())

const accepted: Socket[] = []
app.server.on('connection', (socket) => accepted.push(socket))
const sockets: Socket[] = []
const open = async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  await once(socket, 'connect')
  return {
    socket,
    received: () => received,
    gets: async (isWhole: (text: string) => boolean) => {
      while (!isWhole(received)) await once(socket, 'data')
    },
  }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const post = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const chunked = (path: string, chunks: readonly string[]): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n${[...chunks, '']
    .map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`)
    .join('')}`

const answers = (text: string): number => text.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0

/** A question of another connection, which is answered after all that the event loop has to do until then. */
const another = () => fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/now`)

describe('[RUN-20: one request of a connection] what is pipelined', () => {
  test('waits unread while the request before it is in work', async () => {
    const { socket, gets } = await open()
    socket.write(get('/held') + get('/now').repeat(100))
    while (inWork.ends.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await another()
    expect(inWork.begun).toEqual(['/held', '/now'])
    inWork.ends.forEach((end) => end())
    await gets((text) => answers(text) === 101)
    socket.destroy()
  })

  test('is answered in its order, one after the other', async () => {
    const { socket, received, gets } = await open()
    socket.write(get('/now') + post('/body', 'one') + get('/missing') + chunked('/body', ['t', 'wo']) + get('/now'))
    await gets((text) => answers(text) === 5)
    expect(inWork.begun).toEqual(['/now', '/body', '/missing', '/body', '/now'])
    expect(inWork.most).toBe(1)
    expect(received()).toMatch(/now[^]*<one>[^]* 404 [^]*<two>[^]*now/)
    socket.destroy()
  })

  test('lets others in between, however much of it there is', async () => {
    const { socket, gets } = await open()
    socket.write(get('/now').repeat(300))
    await another()
    expect(inWork.begun.length).toBeLessThan(150)
    await gets((text) => answers(text) === 300)
    socket.destroy()
  })

  test('stays in the network while it waits, however much is sent', async () => {
    const { socket } = await open()
    socket.write(get('/held'))
    while (inWork.ends.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const served = accepted.at(-1)
    for (let sent = 0; sent < 100; sent += 1) socket.write(get('/now').repeat(1_000))
    await another()
    expect(served?.bytesRead).toBeLessThan(1_000_000)
    inWork.ends.forEach((end) => end())
    await until(
      () => inWork.begun.length,
      (count) => count > 100,
    )
    expect(served?.bytesRead).toBeLessThan(1_000_000)
  })

  test('stays there too when it is a body that is not read', async () => {
    const { socket } = await open()
    const served = () => accepted.at(-1)?.bytesRead ?? 0
    socket.write(post('/unread', 'x'.repeat(8_000_000)))
    await until(served, (bytes) => bytes > 0)
    await another()
    await another()
    expect(served()).toBeLessThan(1_000_000)
  })

  test('goes on behind a request that Node answers itself, or that is refused before its body has come', async () => {
    const { socket, gets, received } = await open()
    socket.write(`GET /now HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\n\r\n`.repeat(50))
    socket.write(post('/refused', 'x'.repeat(40_000)) + chunked('/refused', ['y'.repeat(40_000)]) + get('/now'))
    await gets((text) => answers(text) === 53)
    expect(received()).toMatch(/ 417 [^]* 401 [^]* 401 [^]* 200 /)
    expect(inWork.most).toBe(1)
    socket.destroy()
  })
})

const lineEnds = fc.constantFrom('\r\n\r\n', '\n\n', '\r\n', '0\r\n\r\n', 'GET /now HTTP/1.1\r\n\r\n', 'a')
const text = fc.array(lineEnds, { maxLength: 4 }).map((parts) => parts.join(''))
const request = fc.oneof(
  fc.constant({ sent: get('/now'), answer: 'now' }),
  text.map((body) => ({ sent: post('/body', body), answer: `<${body}>` })),
  fc
    .array(
      text.filter((chunk) => chunk !== ''),
      { minLength: 1, maxLength: 3 },
    )
    .map((chunks) => ({ sent: chunked('/body', chunks), answer: `<${chunks.join('')}>` })),
)

test('[RUN-20: one request of a connection] however requests arrive, each is answered as if it had come alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(60)),
      async (requests, cuts) => {
        reset()
        const { socket, received, gets } = await open()
        socket.setNoDelay()
        let left = requests.map(({ sent }) => sent).join('')
        for (const cut of cuts) {
          socket.write(left.slice(0, cut))
          left = left.slice(cut)
          await new Promise((resolve) => setImmediate(resolve))
        }
        socket.write(left)
        await gets((all) => answers(all) >= requests.length && all.endsWith(requests.at(-1)?.answer ?? ''))
        const bodies = received()
          .split(/HTTP\/1\.1 \d{3} /)
          .slice(1)
          .map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))
        expect(bodies).toEqual(requests.map(({ answer }) => answer))
        expect(inWork.most).toBe(1)
        socket.destroy()
      },
    ),
    { numRuns: 25 },
  )
})
