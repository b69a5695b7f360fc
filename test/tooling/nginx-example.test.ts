import { readFileSync } from 'node:fs'
import { webFiles } from '../../src/ui/routes/web-files'

/** The nginx configuration in docs/operations.md. */
const example = /```nginx\n([^]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

const addresses =
  webFiles(
    [
      { file: 'index.html', path: '/' },
      { file: 'login.html', path: '/login' },
    ],
    new Date(),
  ).find(({ file }) => file === 'addresses.conf')?.text ?? ''

/** The rows of a map: a literal, an expression after `~` or `~*`, or `default`; a value. */
const rowsOf = (variable: string) => {
  const body = new RegExp(`map [^\\n]+ \\${variable} \\{\\n([^}]*)\\}`).exec(example)?.[1] ?? ''
  return [...body.replace(/include \S+;/, addresses).matchAll(/^\s*("[^"]*"|\S+)\s+("[^"]*"|[^\s;]+);$/gm)].map(
    ([, key = '', value = '']) => ({ key: key.replaceAll('"', ''), value: value.replaceAll('"', '') }),
  )
}

/** What nginx finds: a literal first, then the first expression that matches, then the default. */
const lookUp = (variable: string, text: string): string => {
  const rows = rowsOf(variable)
  const matches = ({ key }: { readonly key: string }) =>
    key.startsWith('~') && new RegExp(key.replace(/^~\*?/, ''), key.startsWith('~*') ? 'i' : '').test(text)
  const found = rows.find(({ key }) => key === text) ?? rows.find(matches) ?? rows.find(({ key }) => key === 'default')
  return found?.value ?? ''
}

describe('the nginx example', () => {
  test.each([
    ['/', '/index.html'],
    ['/login?x=1', '/login.html'],
    ['/Dashboard/Kyc/?step=2', '/app.html'],
    ['/register/verifyEmail/1/abc.def', '/app.html'],
    ['/register/verifyEmail/1/a%2Fb', '/app.html'],
    ['/metrics', ''],
    ['/nowhere?from=/login', ''],
    ['/assets/app.js', ''],
  ])('answers %s with the page "%s"', (uri, page) => {
    expect(lookUp('$portal_page', uri)).toBe(page)
  })

  test.each([
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
    ['/assets/logo.svg', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'public, max-age=86400'],
    ['/icon.svg', 'public, max-age=86400'],
    ['/share.png', 'public, max-age=86400'],
    ['/config.json', 'no-store'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/login', 'no-cache'],
    ['/robots.txt', 'no-cache'],
  ])('has %s cached as the sandbox has it: %s', (uri, caching) => {
    expect(lookUp('$portal_cache', uri)).toBe(caching)
  })

  test.each([
    ['/metrics text/html,application/xhtml+xml', '/app.html'],
    ['/metrics */*', ''],
    ['/assets/missing.js text/html', ''],
    ['/.well-known/nothing text/html', ''],
  ])('answers the missing %s with the page "%s"', (request, page) => {
    expect(lookUp('$portal_not_found', request)).toBe(page)
  })

  test('[ACC-05] leads password managers to the form that changes a password', () => {
    expect(example).toContain('location = /.well-known/change-password { return 302 /dashboard/settings; }')
  })

  test('uses the three maps, and the type of the manifest, in its server', () => {
    expect(example).toContain('add_header Cache-Control $portal_cache;')
    expect(example).toContain('error_page 404 @not_found;')
    expect(example).toContain('location / { try_files $portal_page $uri =404; }')
    expect(example).toContain('location @not_found { try_files $portal_not_found =404; }')
    expect(example).toMatch(
      /location = \/manifest\.webmanifest \{ types \{ \} default_type application\/manifest\+json; \}/,
    )
  })
})
