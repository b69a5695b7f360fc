import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { reserveBodies, smallBodies, uploadBodies } from '../../../src/service/wire/body-room'
import { limitQuietBodies } from '../../../src/service/wire/body-time'
import { handleErrors } from '../../../src/service/wire/handle-errors'
import { bodyLimits, MIB } from '../../../src/service/wire/limits'
import { registerOwners } from '../../../src/service/wire/owner'
import { makeRoom } from '../../../src/service/wire/room'
import { until } from '../../support/until'

/** What a body of the tests has at most, and for how many there is room. */
const [LENGTH, BODIES] = [1_000, 3]

type Changed = {
  readonly grace?: number
  readonly whole?: number
  readonly wait?: number
  readonly claimsOfOwner?: number
}

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end()
})

const listening = async ({ grace = 3_600_000, whole = 3_600_000, wait = 3_600_000, claimsOfOwner }: Changed = {}) => {
  const app = Fastify()
  const room = () =>
    makeRoom({
      bytes: BODIES * LENGTH,
      bytesOfOwner: BODIES * LENGTH,
      waiting: 2,
      waitingOfOwner: 2,
      ...(claimsOfOwner === undefined ? {} : { claimsOfOwner }),
    })
  registerOwners(app)
  handleErrors(app)
  reserveBodies(
    app,
    {
      upload: { ...uploadBodies(24), room: room(), grace, whole },
      normal: { ...smallBodies(), room: room(), grace, whole },
    },
    { wait, interval: 20 },
  )
  limitQuietBodies(app)
  app.addHook('onRequest', (request, _reply, done) => {
    request.owner = request.headers.authorization ?? null
    done()
  })
  // One of this name has left by the time that its token is checked.
  let left = 0
  app.addHook('onRequest', async ({ owner, raw }) => {
    if (owner === 'gone') await once(raw.socket, 'close')
  })
  app.addHook('preParsing', ({ owner }, _reply, payload, done) => {
    if (owner === 'gone') left += 1
    done(null, payload)
  })
  let arrived = 0
  app.server.on('request', () => {
    arrived += 1
  })
  const held: (() => void)[] = []
  for (const [path, bodyLimit] of [
    ['/upload', bodyLimits.upload],
    ['/small', bodyLimits.normal],
  ] as const)
    app.post(path, { bodyLimit }, ({ body }) => Promise.resolve(`read ${JSON.stringify(body).length}`))
  app.post('/held', { bodyLimit: bodyLimits.upload }, () => new Promise((resolve) => held.push(() => resolve('done'))))
  await app.listen({ host: '127.0.0.1', port: 0 })
  open.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  /** Sends a body of that length, or only its first bytes. */
  const send = async (owner: string, path: string, sent: number, length = LENGTH) => {
    const socket = connect(port, '127.0.0.1')
    open.push(() => socket.destroy())
    socket.on('error', () => undefined)
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
    await once(socket, 'connect')
    const head = `Host: x\r\nAuthorization: ${owner}\r\nContent-Type: application/json\r\nContent-Length: ${length}`
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${`"${'a'.repeat(length - 2)}"`.slice(0, sent)}`)
    return {
      socket,
      closed,
      received: () => received,
      status: async () => {
        await until(
          () => received,
          (text) => text.includes('\r\n\r\n'),
        )
        return Number(received.slice(9, 12))
      },
    }
  }
  /** As many slow bodies of others as there is room for. */
  const fill = async (path: string) => {
    const slow = []
    for (const owner of ['one', 'two', 'three']) slow.push(await send(owner, path, 10))
    await (await send('four', path === '/small' ? '/upload' : '/small', LENGTH)).status()
    return slow
  }
  const leave = async (path: string) => {
    const gone = await Promise.all(Array.from({ length: BODIES }, () => send('gone', path, LENGTH)))
    const isAll = (count: number) => count === BODIES
    await until(() => arrived, isAll)
    for (const { socket } of gone) socket.destroy()
    await until(() => left, isAll)
  }
  return { send, fill, held, leave }
}

describe.each([
  ['an upload', '/upload', 503, /"code":"UploadNotRead"/],
  ['any other body', '/small', 408, /took too long/],
] as const)('[RUN-20: slow bodies] %s', (_, path, ended, why) => {
  test('waits unread until there is room for it', async () => {
    const { send, fill } = await listening()
    const [slow] = await fill(path)
    const waiting = await send('ada', path, LENGTH)
    const other = await send('obi', path === '/small' ? '/upload' : '/small', LENGTH)
    expect(await other.status()).toBe(200)
    expect(waiting.received()).toBe('')
    slow?.socket.write('a'.repeat(LENGTH - 11) + '"')
    expect(await waiting.status()).toBe(200)
  })

  test('that arrives slowly is ended while others wait for its room, and never otherwise', async () => {
    const { send, fill } = await listening({ grace: 50, whole: 60 })
    const slow = await fill(path)
    expect(await (await send('ada', path, LENGTH)).status()).toBe(200)
    const answer = await Promise.race(slow.map(({ closed }) => closed))
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${ended} `))
    expect(answer).toMatch(why)
    // There was room for one more: the others go on.
    const rest = slow.filter(({ received }) => received() === '')
    expect(rest).toHaveLength(2)
    for (const { socket } of rest) socket.write(`${'a'.repeat(LENGTH - 11)}"`)
    expect(await Promise.all(rest.map(({ status }) => status()))).toEqual([200, 200])
  })

  test('is refused when it has waited too long, or when too many wait', async () => {
    const { send, fill } = await listening({ wait: 50 })
    await fill(path)
    expect(await (await send('ada', path, LENGTH)).status()).toBe(503)
    const { send: sendMore, fill: fillMore } = await listening()
    await fillMore(path)
    const many = await Promise.all(['ada', 'obi', 'eve'].map((owner) => sendMore(owner, path, LENGTH)))
    const refused = await Promise.race(many.map(async (each) => ((await each.status()) === 503 ? each : each)))
    expect(await refused.status()).toBe(503)
    expect(many.filter(({ received }) => received() !== '')).toHaveLength(1)
  })

  test('whose client has left before it is read takes no room', async () => {
    const { send, leave } = await listening({ wait: 50 })
    await leave(path)
    expect(await (await send('ada', path, LENGTH)).status()).toBe(200)
  })

  test('whose client goes away makes room for the next one', async () => {
    const { send, fill } = await listening()
    const [slow] = await fill(path)
    const [gone, next] = [await send('ada', path, LENGTH), await send('obi', path, LENGTH)]
    gone.socket.destroy()
    slow?.socket.destroy()
    expect(await next.status()).toBe(200)
  })
})

test('[RUN-20: slow bodies] a body that is whole is worked on, however many wait', async () => {
  const { send, held } = await listening({ grace: 1, whole: 1, wait: 100 })
  for (const owner of ['one', 'two', 'three']) await send(owner, '/held', LENGTH)
  await until(
    () => held.length,
    (count) => count === BODIES,
  )
  expect(await (await send('ada', '/upload', LENGTH)).status()).toBe(503)
  held.forEach((end) => end())
})

test('[RUN-08: two uploads] a third upload of a customer is refused at once', () => {
  const { room } = uploadBodies(24)
  const claim = (owner: string) => room.claim({ owner, bytes: 12 * MIB }, () => undefined)
  expect([claim('ada'), claim('ada'), claim('ada'), claim('obi')].map((each) => each !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ])
})
