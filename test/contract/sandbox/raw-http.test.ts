import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { mailedOrigin, sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { outboxOf, registered } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'

/** Sends the text on a new connection and returns everything received until the server closed it. */
const exchange = (origin: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      resolve(answer)
    })
  })

const LOG_IN = 'POST /api/TokenAuth/Authenticate HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'

const [noHttp, noAddress] = ['The request is not valid HTTP.', 'The address is not valid.']
const badAddress = 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

const cases: readonly (readonly [what: string, request: string, status: number, details: string | null])[] = [
  ['text that is not HTTP', 'GARBAGE\r\n\r\n', 400, noHttp],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, noHttp],
  ['a chunk without a size', `${LOG_IN}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, noHttp],
  ['two content lengths', `${LOG_IN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, noHttp],
  [
    'a length and chunks at once',
    `${LOG_IN}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    noHttp,
  ],
  ['headers over 16 KiB', `${LOG_IN}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431, null],
  ['an address over 16 KiB', `GET /api/${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, null],
  ['an address that cannot be decoded', badAddress, 400, noAddress],
]

describe.each([
  ['the API', sandboxOrigin()],
  ['the payment widget', sandboxWidgetOrigin()],
])('%s', (_, origin) => {
  test.each(cases)('rejects %s with the envelope, and keeps running', async (_what, request, status, details) => {
    const [head = '', body = ''] = (await exchange(origin, request)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/content-type: application\/json; charset=utf-8/i)
    expect(head).toMatch(/^x-request-id: [\w-]{36}$/im)
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
    expect(head).toMatch(
      /^content-security-policy: default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/im,
    )
    expect(JSON.parse(body)).toMatchObject({ result: null, success: false, error: { details }, __abp: true })
    expect((await rawClient(sandboxOrigin()).get('/healthz')).status).toBe(200)
  })

  test('does not send a request back for TRACE', async () => {
    const answer = await exchange(
      origin,
      'TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Secret: canary\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('canary')
  })
})

describe.each([
  ['the portal', sandboxOrigin()],
  ['the payment widget', sandboxWidgetOrigin()],
])('%s', (_, origin) => {
  test.each([
    '/../../etc/passwd',
    '/..',
    '/./assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%2e%2e/',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    '/%252e%252e/package.json',
    '/.npmrc',
    '/assets/%00',
    '/assets/app.1234.js%00.png',
    '/%ff',
    '/%',
    '/assets/%zz',
    '//etc/passwd',
    '/catalogue/..%5c..%5cproducts.ts',
    '/catalogue/%2e%2e/products.ts',
    '/sandbox/%2e%2e/page.ts',
  ])('has nothing at %s: it is not found or not valid, which is no failure of the server', async (path) => {
    const answer = await exchange(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
    expect(answer).not.toMatch(/root:|"dependencies"/)
  })
})

/** Sends a log-in with a body of this size in one write on a new connection, and returns the status. */
const oversized = (bytes: number, chunked: boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }
    const headers = { 'content-type': 'application/json', ...length }
    const sent = httpRequest(`${sandboxOrigin()}/api/TokenAuth/Authenticate`, { method: 'POST', headers })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.end(Buffer.alloc(bytes, 0x20))
  })

test.each([
  ['with its length', false],
  ['in chunks', true],
])('a body %s that is far too large gets a complete response', async (_, chunked) => {
  for (const megabytes of [1, 4, 16, 4, 1]) expect(await oversized(megabytes * 1024 * 1024, chunked)).toBe(413)
})

test('[RUN-06: origin] the host that a request names does not reach an email', async () => {
  const { emailAddress } = await registered(sandboxOrigin())
  const body = JSON.stringify({ emailAddress })
  const head = [
    'POST /api/services/app/Account/SendEmailActivationLink HTTP/1.1',
    'Host: evil.test',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  expect(await exchange(sandboxOrigin(), `${head.join('\r\n')}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 200 /)
  const [mail] = await outboxOf(sandboxOrigin(), emailAddress)
  expect(mail?.text.match(/https?:\/\/[^/\s]+/g)).toEqual([mailedOrigin(), 'https://wa.me'])
})
