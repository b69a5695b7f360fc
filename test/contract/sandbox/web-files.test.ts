import brand from '../../../src/brand.json'
import { sandboxOrigin } from '../../support/contract-sandbox'

const sandbox = { origin: sandboxOrigin() }

describe('a text with the portal’s origin', () => {
  const types = [
    ['/', 'text/html; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const

  test.each(types)('%s has its type, and the origin of the request instead of the brand’s', async (path, type) => {
    for (const origin of [sandbox.origin, sandbox.origin.replace('127.0.0.1', 'localhost')]) {
      const response = await fetch(origin + path)
      expect(response.headers.get('content-type')).toBe(type)
      const text = await response.text()
      expect(text).toContain(`${origin}/`)
      expect(text).not.toContain(brand.site)
    }
  })

  test('security.txt has its four fields and expires in about a month', async () => {
    const fields = Object.fromEntries(
      (await (await fetch(`${sandbox.origin}/.well-known/security.txt`)).text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    )
    expect(fields).toEqual({
      Contact: `mailto:${brand.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages': 'en',
      Canonical: `${sandbox.origin}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(28)
    expect(days).toBeLessThan(31)
  })

  test('the sitemap lists the public pages, and robots.txt refers to it', async () => {
    const sitemap = await (await fetch(`${sandbox.origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(['/', '/login', '/tips/0'].map((path) => sandbox.origin + path))
    const robots = await (await fetch(`${sandbox.origin}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${sandbox.origin}/sitemap.xml\n`)
  })
})

test.each([
  ['/icon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/icon-192.png', 'image/png', 'public, max-age=86400'],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=86400'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/service-worker.js', 'javascript', 'no-cache'],
])('%s is %s, cached as %s', async (path, type, caching) => {
  const { status, headers } = await fetch(sandbox.origin + path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
  expect(headers.get('cache-control')).toBe(caching)
})
