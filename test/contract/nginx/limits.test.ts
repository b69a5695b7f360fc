import { get, request, type IncomingMessage } from 'node:http'
import { bodyLimits } from '../../../src/service/wire/limits'
import { behindNginx, type BehindNginx } from '../../support/behind-nginx'
import { businessTime, moveClock } from '../../support/business-time'
import { completeKyc, document, newCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'

jest.setTimeout(120_000)

/** What two processes take of one address in a minute, and one more. */
const TOO_MANY = 2 * 60 + 1

let nginx: BehindNginx
beforeAll(async () => {
  // The tests say as a load balancer who asks, where this machine has no address to ask from.
  nginx = await behindNginx('set_real_ip_from 127.0.0.1;\nreal_ip_header X-Balanced-For;')
})
afterAll(() => nginx.stop())

/** A check of an unknown certificate, from one of this machine's own addresses. */
const check = async (localAddress: string, forwarded: string): Promise<number | undefined> => {
  const options = { localAddress, headers: { 'x-forwarded-for': forwarded } }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${nginx.origin}/verify/0000`, options, resolve).on('error', reject)
  })
  answer.resume()
  return answer.statusCode
}

test('[RUN-09] an address that floods the check page is refused, whatever it forwards, and another one is answered', async () => {
  const flood = []
  for (let sent = 0; sent < TOO_MANY; sent += 1) flood.push(await check('127.0.0.1', `203.0.113.${sent}`))
  expect(flood.at(0)).toBe(404)
  expect(flood.at(-1)).toBe(429)
  // Each process answers.
  for (const _ of nginx.processes) expect(await check('127.0.0.2', '127.0.0.1')).toBe(404)
})

/** A log-in that a process refuses, from an address that only the load balancer saw. */
const logIn = async (address: string): Promise<number> => {
  const headers = { 'x-balanced-for': address, 'content-type': 'application/json' }
  return (await fetch(`${nginx.origin}/api/TokenAuth/Authenticate`, { method: 'POST', headers, body: '{}' })).status
}

test('[RUN-09] an IPv6 network that floods the log-in is refused as one address, and another one is answered', async () => {
  const flood = await Promise.all(Array.from({ length: 300 }, (_, sent) => logIn(`2001:db8::${sent.toString(16)}`)))
  expect(flood).toContain(400)
  expect(flood).toContain(429)
  expect(await logIn('2001:db8:0:1::1')).toBe(400)
})

/** The answer to a call whose body is announced and never sent. */
const announced = async (path: string, bytes: number): Promise<number | undefined> => {
  const headers = { 'content-type': 'application/json', 'content-length': bytes }
  const sent = request(nginx.origin + path, { method: 'POST', headers })
  sent.flushHeaders()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  sent.destroy()
  return answer.statusCode
}

test.each(['Document', 'Beneficiary', 'DOCUMENT'])(
  '[RUN-05] an upload to %s is refused by a process before it is sent',
  async (name) => {
    expect(await announced(`/api/services/app/${name}/Save`, bodyLimits.upload)).toBe(401)
    expect(await announced(`/api/services/app/${name}/Save`, bodyLimits.upload + 1)).toBe(413)
  },
)

test('[RUN-05] a body that is no upload is refused by the proxy if it is larger than the processes take', async () => {
  expect(await announced('/api/TokenAuth/Authenticate', bodyLimits.normal + 1)).toBe(413)
})

test('[RUN-05] a document of the greatest size arrives', async () => {
  const customer = await newCustomer(nginx.processes[0].origin)
  await completeKyc(customer, 1, 5)
  const data = Buffer.concat([Buffer.from(document.data, 'base64'), Buffer.alloc(8_000_000)]).toString('base64')
  const answer = await rawClient(nginx.origin, customer.client.token).post('/api/services/app/Document/Save', {
    ...document,
    data,
  })
  expect(answer.status).toBe(200)
})

test('[TAP-13: the server’s day] the date of an answer is the company’s, from whichever process', async () => {
  const ahead = Date.now() + 3 * 86_400_000
  expect((await moveClock(nginx.origin, new Date(ahead).toISOString())).status).toBe(200)
  for (const { origin } of nginx.processes) while ((await businessTime(origin)).getTime() < ahead);
  for (let times = 0; times < 4; times += 1) {
    const dates = (await rawClient(nginx.origin).send('/config.json', {})).headers.get('date') ?? ''
    expect(Math.abs(Date.parse(dates) - ahead)).toBeLessThan(60_000)
  }
})
