import { endpoints } from '../../../src/contract/table'
import { namedOrigin } from '../../support/contract-portal'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { card, motorQuote, newCustomer } from '../../support/customer-builder'
import { documentedHeaders } from '../../support/documented-headers'
import { rawClient } from '../../support/raw-client'
import { widgetClient } from '../../support/widget-client'

const [origin, widgetOrigin] = [sandboxOrigin(), sandboxWidgetOrigin()]
const app = '/api/services/app'

const permissionsOf = async (address: string, init: RequestInit = {}): Promise<Readonly<Record<string, string>>> => {
  const { headers } = await fetch(address, init)
  const entries = (headers.get('permissions-policy') ?? '').split(', ').map((entry) => entry.split('='))
  return Object.fromEntries(entries.map(([name = '', ...allowed]) => [name, allowed.join('=')]))
}

const allowedIn = (permissions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(permissions).filter(([, origins]) => origins !== '()'))

describe('the permissions policy', () => {
  test.each([
    ['/', {}],
    ['/dashboard', {}],
    ['/metrics', {}],
    ['/config.json', {}],
    ['/assets/missing.js', {}],
    ['/catalogue/motor.svg', {}],
    ['/sandbox', {}],
    ['/healthz', {}],
    ['/files/nothing', {}],
    ['/verify/nothing', {}],
    [`${app}/Category/GetAll`, {}],
    [`${app}/Kyc/GetAll`, {}],
    [`${app}/Kyc/GetAll`, { method: 'OPTIONS', headers: { origin: namedOrigin } }],
    ['/api/nope', { method: 'POST' }],
  ])(
    '[RUN-06: Permissions-Policy] of %s %j leaves copying, sharing, and payments by the widget',
    async (path, init) => {
      const permissions = await permissionsOf(origin + path, init)
      expect(allowedIn(permissions)).toEqual({ 'clipboard-write': '(self)', payment: `(self "${widgetOrigin}")` })
      // Allowed to the portal by default; Chromium on Linux would warn about the name.
      expect(permissions).not.toHaveProperty('web-share')
      expect(permissions).toMatchObject({ camera: '()', microphone: '()', geolocation: '()', usb: '()' })
    },
  )

  test.each(['/', '/widget.js', '/pay/quote', '/nope', '/healthz'])(
    '[RUN-06: Permissions-Policy] of the widget’s %s leaves payments only',
    async (path) => {
      const permissions = await permissionsOf(widgetOrigin + path)
      expect(allowedIn(permissions)).toEqual({ payment: '(self)' })
      expect(permissions).toMatchObject({ camera: '()', 'clipboard-write': '()' })
    },
  )

  test('names the widget on the requested host', async () => {
    const { payment } = await permissionsOf(`${origin.replace('127.0.0.1', 'localhost')}/`)
    expect(payment).toBe(`(self "${widgetOrigin.replace('127.0.0.1', 'localhost')}")`)
  })
})

/** A content-security policy is a set of directives, and a permissions policy one of features. */
const parts = (value: string | null) => new Set((value ?? '').split(/[;,]\s*/))

test('the headers that operations.md wants on every response of another host are those of the sandbox', async () => {
  const documented = Object.entries(documentedHeaders({ api: '', widget: widgetOrigin }))
  expect(documented.map(([name]) => name)).toEqual([
    'content-security-policy',
    'permissions-policy',
    'x-content-type-options',
    'referrer-policy',
  ])
  const { headers } = await fetch(`${origin}/login`)
  for (const [name, value] of documented) expect([name, parts(headers.get(name))]).toEqual([name, parts(value)])
})

describe('a personal answer', () => {
  test('[RUN-06: not stored] of any call is stored by nobody, whether it succeeds or fails', async () => {
    const { client } = await newCustomer(origin)
    const statuses = new Set<number>()
    for (const { method, path } of Object.values(endpoints)) {
      const { status, headers } = await client.send(`/api${path}`, {
        method,
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
      statuses.add(status)
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]))
  })

  test('[RUN-06: not stored] of the widget is stored by nobody, whether it succeeds or fails', async () => {
    const customer = await newCustomer(origin)
    const quote = await motorQuote(customer)
    const widget = widgetClient(widgetOrigin, customer.client)
    const answers = [
      await widget.quote(quote.id),
      await widget.post('/pay/card', { quoteId: quote.id, ...card }),
      await widget.post('/pay/card', { quoteId: quote.id }),
      await rawClient(widgetOrigin).get(`/pay/quote?quoteId=${quote.id}`),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      [200, 200, 400, 401].map((status) => [status, 'no-store']),
    )
    expect((await fetch(widgetOrigin)).headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/sandbox', '/sandbox/outbox', '/verify/nothing', '/files/nothing', '/AbpUserConfiguration/GetAll'])(
    '[RUN-06: not stored] of %s is stored by nobody',
    async (path) => {
      expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-store')
    },
  )

  test('[RUN-06: not stored] to an instruction to the sandbox is stored by nobody', async () => {
    const fault = { path: 'Nobody/Knows', kind: '500', times: 0 }
    const { status, headers } = await rawClient(origin).post('/sandbox/faults', fault)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})

test('pictures of the catalogue are for anybody, and stored for a day', async () => {
  expect((await fetch(`${origin}/catalogue/motor.svg`)).headers.get('cache-control')).toBe('public, max-age=86400')
})
