import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '../../../src/contract/table'
import { card, completeKyc, motorQuote, newCustomer } from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import type { RawClient } from '../../support/raw-client'
import { until } from '../../support/until'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()

type Asked = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }

/** What differs from one answer to the next; the client closes the connection of a HEAD. */
const ofTheMoment = new Set([
  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'connection',
  'keep-alive',
])

const ask = async (method: 'GET' | 'HEAD', address: string, token?: string): Promise<Asked> => {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      accept: 'text/html, */*',
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheMoment.has(name)))
  return { status: response.status, headers, text: await response.text() }
}

const get = async (address: string, token?: string) => {
  const { text: _, ...answer } = await ask('GET', address, token)
  return answer
}

/** Asks until other tests, whose mail stands on the sandbox page, change nothing between the two GETs. */
const both = async (address: string, token?: string) => {
  const [before, head] = await until(
    async () => [await get(address, token), await ask('HEAD', address, token), await get(address, token)] as const,
    ([first, , last]) => isDeepStrictEqual(first, last),
  )
  return { get: before, head }
}

test.each([
  ...['/', '/login', '/nowhere', '/config.json', '/assets/app.1234.js', '/.well-known/change-password'],
  ...['/healthz', '/readyz', '/openapi', '/openapi.json', '/AbpUserConfiguration/GetAll', '/sandbox/nowhere'],
  ...['/sandbox', '/sandbox/clock', '/sandbox/kyc?userName=nobody', '/sandbox/outbox?to=nobody', '/api/nowhere'],
  ...['/verify/0000-0000-0000-0000', '/files/nothing'],
])('HEAD of %s has the status and the headers of GET, and no body', async (path) => {
  const { get, head } = await both(origin + path)
  expect(head).toEqual({ ...get, text: '' })
})

test.each(['/', '/healthz', '/readyz', '/pay/quote?quoteId=1', '/nowhere', '/widget.js'])(
  'HEAD of %s of the widget has the status and the headers of GET, and no body',
  async (path) => {
    const { get, head } = await both(sandboxWidgetOrigin() + path)
    expect(head).toEqual({ ...get, text: '' })
  },
)

describe('of a customer', () => {
  let client: RawClient
  let certificate = ''
  let document = ''
  beforeAll(async () => {
    const customer = await newCustomer(origin)
    client = customer.client
    await completeKyc(customer, 6, 6)
    const quote = await motorQuote(customer)
    await widgetClient(sandboxWidgetOrigin(), client).post('/pay/card', { quoteId: quote.id, ...card })
    const itemsOf = async (list: string) =>
      ((await client.get(`/api/services/app/${list}/GetAll`)).result as { items: Record<string, string>[] }).items[0]
    certificate = (await itemsOf('Policy'))?.['certificateUrl'] ?? ''
    document = (await itemsOf('Document'))?.['previewUrl'] ?? ''
  })

  test('HEAD of a document has the status and the headers of GET, and no body', async () => {
    const { get, head } = await both(document)
    expect(head).toEqual({ ...get, text: '' })
    expect(get.status).toBe(200)
  })

  test('HEAD of a certificate is that of GET but for its length: it is not drawn', async () => {
    const { get, head } = await both(certificate)
    const { 'content-length': length, ...others } = get.headers
    expect(head).toEqual({ status: 200, headers: others, text: '' })
    expect(Number(length)).toBeGreaterThan(0)
  })

  const reads = Object.values(endpoints).filter(({ method, writes }) => method === 'GET' && !writes)
  test.each(reads.map(({ path }) => path))('HEAD of %s has the status and the headers of GET', async (path) => {
    for (const token of [client.token, undefined]) {
      const { get, head } = await both(`${origin}/api${path}`, token)
      expect(head).toEqual({ ...get, text: '' })
    }
  })

  const writes = Object.values(endpoints).filter((row) => row.method === 'GET' && row.writes)
  test.each(writes.map(({ path }) => path))('HEAD of %s is not found, since GET changes something', async (path) => {
    expect((await ask('HEAD', `${origin}/api${path}`, client.token)).status).toBe(404)
    expect((await client.get('/api/services/app/Profile/GetCurrentUserProfileForEdit')).status).toBe(200)
  })
})
