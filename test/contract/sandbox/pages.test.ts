import { namedOrigin, portalScript } from '../../support/contract-portal'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'

const sandbox = { origin: sandboxOrigin(), widgetOrigin: sandboxWidgetOrigin() }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, { headers: { accept: 'text/html', ...headers } })
const portOf = (origin: string) => new URL(origin).port

describe('a page', () => {
  test.each([
    ['/', 'the landing page'],
    ['/login', 'the log-in page'],
    ['/login?x=1', 'the log-in page'],
    ['/login/', 'the log-in page'],
    ['/register', 'the application'],
    ['/dashboard/kyc?step=2', 'the application'],
    ['/register/verifyEmail/some-id/some-code', 'the application'],
  ])('at %s is %s, fresh each time', async (path, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, text])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test.each(['/assets/missing.js', '/assets/missing', '/missing.png', '/dashboard/missing.css', '/../package.json'])(
    'is never given for the missing file %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('the application')
    },
  )

  test('is not given to another method', async () => {
    expect((await fetch(`${sandbox.origin}/dashboard`, { method: 'POST' })).status).toBe(404)
  })
})

test('the icon of a tab without a page, a certificate say, is the portal’s own', async () => {
  const response = await get('/favicon.ico')
  expect([response.status, new URL(response.url).pathname]).toEqual([200, '/icon.svg'])
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
})

test('a hashed asset is kept for a year, and comes compressed as the browser takes it', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await get('/assets/app.1234.js', { 'accept-encoding': encoding })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(portalScript)
  }
})

test('config.json says what the portal needs to know, and is never kept', async () => {
  const response = await get('/config.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    apiHost: '',
    widget: sandbox.widgetOrigin,
    ruleSet: 'corrected',
    tenantHeader: 'Abp-TenantId',
  })
})

describe('the policy for content', () => {
  const policyOf = async (url: string) => {
    const header = (await fetch(url)).headers.get('content-security-policy') ?? ''
    const entries = header.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    })
    return Object.fromEntries(entries)
  }

  test.each(['/', '/login', '/dashboard', '/sandbox', '/config.json', '/assets/missing.js', '/api/nope'])(
    'of %s allows own scripts and the widget’s frame only',
    async (path) => {
      expect(await policyOf(sandbox.origin + path)).toEqual({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' blob: data:",
        'connect-src': "'self'",
        'frame-src': sandbox.widgetOrigin,
        'frame-ancestors': "'none'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      })
    },
  )

  test.each(['/', '/dashboard', '/config.json', '/assets/missing.js', '/api/nope'])(
    'comes with %s beside two headers: no guessing of types, no path in a referrer',
    async (path) => {
      const { headers } = await fetch(sandbox.origin + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
    },
  )

  test('of the widget lets the portal embed it, and nobody else', async () => {
    const policy = await policyOf(`${sandbox.widgetOrigin}/`)
    expect(policy).toMatchObject({ 'frame-ancestors': sandbox.origin, 'script-src': "'self'", 'frame-src': "'none'" })
  })

  test('follows the host that the browser asked for', async () => {
    const other = sandbox.origin.replace('127.0.0.1', 'localhost')
    expect((await policyOf(`${other}/`))['frame-src']).toBe(`http://localhost:${portOf(sandbox.widgetOrigin)}`)
    const widget = sandbox.widgetOrigin.replace('127.0.0.1', 'localhost')
    expect((await policyOf(`${widget}/`))['frame-ancestors']).toBe(`http://localhost:${portOf(sandbox.origin)}`)
  })

  test.each(['/', '/sandbox'])('is kept by what %s serves: no script or style stands in the page', async (path) => {
    for (const url of [sandbox.origin + path, `${sandbox.widgetOrigin}/`]) {
      const text = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
      expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/)
    }
  })
})

test('the widget’s files and the sandbox page’s files are there', async () => {
  const urls = ['/widget.js', '/widget.css'].map((path) => sandbox.widgetOrigin + path)
  const own = ['/sandbox/console.js', '/sandbox/console.css', '/catalogue/motor.svg'].map(
    (path) => sandbox.origin + path,
  )
  for (const url of [...urls, ...own]) expect([url, (await fetch(url)).status]).toEqual([url, 200])
})

test('alive and ready are told apart from each other', async () => {
  const [health, ready] = [await get('/healthz'), await get('/readyz')]
  expect([await health.json(), await ready.json()]).toEqual([{ status: 'alive' }, { status: 'ready' }])
})

describe('a portal on another origin', () => {
  const path = '/api/services/app/Kyc/GetAll'
  const preflightOf = (origin: string) =>
    fetch(sandbox.origin + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  test('may not call, unless the configuration names it', async () => {
    for (const stranger of ['http://stranger.example', `${namedOrigin}.evil`, 'null'])
      expect((await preflightOf(stranger)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('that is named may, failures included', async () => {
    const origin = namedOrigin
    const preflight = await preflightOf(origin)
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-xsrf-token')
    const refused = await rawClient(sandbox.origin).send(path, { headers: { origin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
    // What is answered to one origin, or to none, is not to be given to another out of a cache.
    const own = await rawClient(sandbox.origin).get(path)
    const varies = [preflight, refused, own].map(({ headers }) => headers.get('vary'))
    expect(varies).toEqual(['Origin', 'Origin', 'Origin'])
  })
})
