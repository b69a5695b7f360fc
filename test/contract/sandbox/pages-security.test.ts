import { namedOrigin } from '../../support/contract-portal'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'

const sandbox = { origin: sandboxOrigin(), widgetOrigin: sandboxWidgetOrigin() }

const portOf = (origin: string) => new URL(origin).port

describe('the content-security policy', () => {
  const policyOf = async (url: string) => {
    const header = (await fetch(url)).headers.get('content-security-policy') ?? ''
    const entries = header.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    })
    return Object.fromEntries(entries)
  }

  const closed = {
    'default-src': "'self'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }

  test.each(['/', '/login', '/dashboard', '/config.json', '/assets/missing.js', '/api/nope'])(
    'of %s allows only own scripts and workers, two policies for Trusted Types, and the widget’s frame',
    async (path) => {
      expect(await policyOf(sandbox.origin + path)).toEqual({
        ...closed,
        'img-src': "'self' blob: data:",
        'frame-src': sandbox.widgetOrigin,
        'trusted-types': 'portal#webpack portal#sw',
      })
    },
  )

  test.each(['/sandbox', '/openapi.json'])('of %s allows only own scripts', async (path) => {
    expect(await policyOf(sandbox.origin + path)).toEqual(closed)
  })

  test.each(['/', '/dashboard', '/config.json', '/assets/missing.js', '/api/nope'])(
    'of %s is sent with two headers: no sniffing of types, no path in the referrer',
    async (path) => {
      const { headers } = await fetch(sandbox.origin + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
    },
  )

  test('of the widget allows only the portal to embed it', async () => {
    const policy = await policyOf(`${sandbox.widgetOrigin}/`)
    expect(policy).toEqual({ ...closed, 'frame-ancestors': sandbox.origin })
  })

  test('depends on the requested host', async () => {
    const other = sandbox.origin.replace('127.0.0.1', 'localhost')
    expect((await policyOf(`${other}/`))['frame-src']).toBe(`http://localhost:${portOf(sandbox.widgetOrigin)}`)
    const widget = sandbox.widgetOrigin.replace('127.0.0.1', 'localhost')
    expect((await policyOf(`${widget}/`))['frame-ancestors']).toBe(`http://localhost:${portOf(sandbox.origin)}`)
  })

  test.each(['/', '/sandbox'])('is respected by %s: the page has no inline script or style', async (path) => {
    for (const url of [sandbox.origin + path, `${sandbox.widgetOrigin}/`]) {
      const text = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
      expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/)
    }
  })
})

describe('a portal on another origin', () => {
  const path = '/api/services/app/Kyc/GetAll'
  const preflightOf = (origin: string) =>
    fetch(sandbox.origin + path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  test('may not call the API unless it is configured', async () => {
    for (const stranger of ['http://stranger.example', `${namedOrigin}.evil`, 'null'])
      expect((await preflightOf(stranger)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('may call the API if it is configured, and read failures too', async () => {
    const origin = namedOrigin
    const preflight = await preflightOf(origin)
    const [from, methods, headers] = ['origin', 'methods', 'headers'].map((of) =>
      preflight.headers.get(`access-control-allow-${of}`),
    )
    expect([preflight.status, from, methods, headers]).toEqual([
      204,
      origin,
      'GET, POST, PUT',
      expect.stringContaining('x-xsrf-token'),
    ])
    const refused = await rawClient(sandbox.origin).send(path, { headers: { origin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
    // A cache must not reuse the response to one origin, or to none, for another.
    const own = await rawClient(sandbox.origin).get(path)
    const varies = [preflight, refused, own].map(({ headers }) => headers.get('vary'))
    expect(varies).toEqual(['Origin', 'Origin', 'Origin'])
  })
})
