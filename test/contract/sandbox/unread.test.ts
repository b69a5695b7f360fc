import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { completeKyc, document, fine, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { samplePdfOf } from '../../support/sample-files'
import { until } from '../../support/until'

const origin = sandboxOrigin()
const app = '/api/services/app'

jest.setTimeout(120_000)

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** A connection on which a text is sent, and nothing is read until it is asked for. */
const connection = async (to: string, text: string): Promise<Socket> => {
  const { hostname, port } = new URL(to)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  open.push(socket)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(text)
  return socket
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

const large = samplePdfOf(8_000_000)

/** The address of a document of 8 MB. */
const largeDocument = async (customer: TestCustomer): Promise<string> => {
  await completeKyc(customer, 1, 5)
  fine(await customer.client.post(`${app}/Document/Save`, { ...document, data: large.toString('base64') }))
  const { items } = (await customer.client.get(`${app}/Document/GetAll`)).result as { items: { previewUrl: string }[] }
  return items[0]?.previewUrl ?? ''
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('[RUN-20: files in pieces, unread answers] documents that nobody reads hold up nobody, and one that is read is whole', async () => {
  const [greedy, other] = [await newCustomer(origin), await newCustomer(origin)]
  const address = await largeDocument(greedy)
  const { pathname } = new URL(address)
  const unread = await Promise.all(Array.from({ length: 30 }, () => connection(origin, get(pathname))))
  await Promise.all(unread.map((socket) => new Promise((resolve) => socket.once('readable', () => resolve(undefined)))))
  expect((await other.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)).status).toBe(200)
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '8000000'])
  expect(digest(new Uint8Array(await answer.arrayBuffer()))).toBe(digest(large))
})

test.each([
  ['the portal', origin],
  ['the widget', sandboxWidgetOrigin()],
])(
  '[RUN-20: one request of a connection] what is pipelined at %s is answered in turn, others in between',
  async (_, to) => {
    const sent = 600
    const socket = await connection(to, get('/readyz').repeat(sent))
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    const answers = () => received.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0
    // A new connection is answered while most of them wait.
    expect((await fetch(`${to}/healthz`)).status).toBe(200)
    expect(answers()).toBeLessThan(sent / 2)
    expect(await until(answers, (count) => count === sent)).toBe(sent)
  },
)
