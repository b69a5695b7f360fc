import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { limitQuietBodies, WHOLE_BODY_MS } from '../../../src/service/wire/body-time'

const QUIET_MS = 150

const app = Fastify()
limitQuietBodies(app, QUIET_MS)
app.post('/read', ({ body }) => Promise.resolve({ body }))
app.post('/slow', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3 * QUIET_MS))
  return 'slow'
})
app.post('/refused', { onRequest: () => Promise.reject(Object.assign(new Error('no'), { statusCode: 503 })) }, () => '')

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`

const open = async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  await once(socket, 'connect')
  return {
    write: (text: string) => socket.write(text),
    received: () => received,
    closed: once(socket, 'close'),
    gets: async (text: string) => {
      while (!received.includes(text)) await once(socket, 'data')
    },
    end: () => socket.destroy(),
  }
}

describe('[RUN-08: closed] a body of which nothing more arrives', () => {
  test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
    'is answered with 408, and its connection closed (%s)',
    async (length) => {
      const client = await open()
      client.write(`${head('/read', length)}${length.startsWith('T') ? '2\r\n{"\r\n' : '{"'}`)
      await client.closed
      expect(client.received()).toMatch(/^HTTP\/1.1 408 /)
      expect(client.received().match(/HTTP\/1.1/g)).toHaveLength(1)
    },
  )

  test('has its connection closed after the answer that it had already', async () => {
    const client = await open()
    client.write(`${head('/refused', 'Content-Length: 100')}{"`)
    await client.closed
    expect(client.received()).toMatch(/^HTTP\/1.1 503 /)
    expect(client.received().match(/HTTP\/1.1/g)).toHaveLength(1)
  })
})

test('[RUN-08: closed] a body that arrives slowly but steadily is read', async () => {
  const client = await open()
  client.write(head('/read', 'Content-Length: 11'))
  for (const piece of ['{"a"', ':"b', 'c"', ' }']) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 2))
    client.write(piece)
  }
  await client.gets('{"body":{"a":"bc"}}')
  client.end()
})

test('an answer may take longer than a body may be quiet, and the connection is used again', async () => {
  const client = await open()
  client.write(`${head('/slow', 'Content-Length: 2')}{}`)
  await client.gets('slow')
  client.write(`${head('/read', 'Content-Length: 2')}{}`)
  await client.gets('{"body":{}}')
  client.end()
})

test('[RUN-08: closed] no body may take longer than ten minutes', () => {
  expect(WHOLE_BODY_MS).toBe(600_000)
})
