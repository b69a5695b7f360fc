import { accountAddresses, openAddresses } from '../../../src/ui/routes/addresses'
import { portalScript } from '../../support/contract-portal'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'

const sandbox = { origin: sandboxOrigin(), widgetOrigin: sandboxWidgetOrigin() }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, { headers: { accept: 'text/html', ...headers } })

describe('a page', () => {
  test.each([
    ['/login', 'the log-in page'],
    ['/login?x=1', 'the log-in page'],
    ['/login/', 'the log-in page'],
    ['/LOGIN', 'the log-in page'],
    ['/login.html', 'the log-in page'],
    ['/tips/0', 'the first tip'],
    ['/register', 'the application'],
    ['/dashboard/kyc?step=2', 'the application'],
    ['/dashboard/policies?search=a.pdf', 'the application'],
    ['/beneficiaries', 'the application'],
    ['/register/verifyEmail', 'the application'],
    ['/register/verifyEmail/some-id/some-code', 'the application'],
    ['/register/verifyEmail/1/abc.def', 'the application'],
    ['/register/verifyEmail/1/a%2Fb.html', 'the application'],
  ])('at %s is %s and is not cached', async (path, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, text])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test('exists at every address of the router, whatever its parameters are', async () => {
    const addresses = [...openAddresses, ...accountAddresses]
    const paths = ['a.b~c', '%C3%A9%2F.js', 'long'.repeat(200)].flatMap((value) =>
      addresses.map((address) => address.replace(/\/:\w+\??/g, `/${value}`)),
    )
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
  })

  test.each([
    '/metrics',
    '/nowhere',
    '/dashboard/nowhere',
    '/dashboard/missing.css',
    '/register/verifyEmail/1/code/more',
    '/tips/99',
    '/tips',
    '/missing.png',
    '/index',
  ])('[PUB-08] at the unknown address %s is a 404 that shows a person “Page not found”', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, 'the application'])
    expect(response.headers.get('content-type')).toContain('text/html')
    const forProgram = await get(path, { accept: '*/*' })
    expect([forProgram.status, await forProgram.text()]).toEqual([404, 'Not found\n'])
  })

  test.each([
    '/assets/missing.js',
    '/assets/missing',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ])('[ACC-05] is never returned for the missing %s', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n'])
  })

  test.each(['/..%2Fsandbox.log', '/assets/..%2F..%2Fsandbox.log', '/%2e%2e%2fsandbox.log'])(
    'is all that is read: %s is no way to other files',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('Ready')
    },
  )

  test.each(['GET', 'HEAD'])(
    '[ACC-05] password managers find the form that changes a password (%s)',
    async (method) => {
      const response = await fetch(`${sandbox.origin}/.well-known/change-password?from=manager`, {
        method,
        redirect: 'manual',
      })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/dashboard/settings'])
    },
  )

  test('is not returned for another method', async () => {
    expect((await fetch(`${sandbox.origin}/dashboard`, { method: 'POST' })).status).toBe(404)
  })

  test('is sent in an encoding that the browser accepts, and not again while it is the same', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding')
      expect(await response.text()).toBe(`the landing page at ${sandbox.origin}/`)
      const again = await get('/', { 'if-none-match': response.headers.get('etag') ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    const refused = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refused.headers.get('content-encoding')).toBe('gzip')
  })
})

test('a cache that ignores the host gets no page with the origin of another host', async () => {
  const mine = await get('/')
  expect(mine.headers.get('cache-control')).toBe('no-cache')
  const other = sandbox.origin.replace('127.0.0.1', 'localhost')
  const theirs = await fetch(`${other}/`, { headers: { 'if-none-match': mine.headers.get('etag') ?? '' } })
  expect([theirs.status, await theirs.text()]).toEqual([200, `the landing page at ${other}/`])
})

test('a hashed asset is cached for a year, and compressed in an encoding that the browser accepts', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await get('/assets/app.1234.js', { 'accept-encoding': encoding })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(portalScript)
  }
})

test('config.json has the portal’s configuration and is never cached', async () => {
  const response = await get('/config.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    apiHost: '',
    widget: sandbox.widgetOrigin,
    ruleSet: 'corrected',
    tenantHeader: 'Abp-TenantId',
  })
})

test('the files of the widget and of the sandbox page exist', async () => {
  const urls = ['/widget.js', '/widget.css'].map((path) => sandbox.widgetOrigin + path)
  const own = ['/sandbox/console.js', '/sandbox/console.css', '/catalogue/motor.svg'].map(
    (path) => sandbox.origin + path,
  )
  for (const url of [...urls, ...own]) expect([url, (await fetch(url)).status]).toEqual([url, 200])
})

test('liveness and readiness are separate', async () => {
  const [health, ready] = [await get('/healthz'), await get('/readyz')]
  expect([await health.json(), await ready.json()]).toEqual([{ status: 'alive' }, { status: 'ready' }])
})
