import { JSDOM } from 'jsdom'
import brand from '../../src/brand.json'
import { accountAddresses, openAddresses } from '../../src/ui/routes/addresses'
import { webFiles } from '../../src/ui/routes/web-files'

const now = new Date('2026-11-22T10:00:00.000Z')
const documents = [
  { file: 'index.html', path: '/' },
  { file: 'login.html', path: '/login' },
  { file: 'tips/0.html', path: '/tips/0' },
  { file: 'app.html' },
]
const texts = new Map(webFiles(documents, now).map(({ file, text }) => [file, text]))
const textOf = (file: string): string => texts.get(file) ?? ''

const site = 'https://portal.harbour.test'

describe('sitemap.xml', () => {
  const { document } = new JSDOM(textOf('sitemap.xml'), { contentType: 'application/xml' }).window

  test('is XML of the sitemap protocol with the address of every public document and of no other', () => {
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const listed = [...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent)
    expect(listed).toEqual([`${site}/`, `${site}/login`, `${site}/tips/0`])
    expect(document.documentElement.children).toHaveLength(listed.length)
  })
})

describe('robots.txt', () => {
  const disallowed = [...textOf('robots.txt').matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '')

  test('disallows every address that needs a log-in, the API, and no public one', () => {
    const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start))
    expect([...accountAddresses, '/api/services/app/Policy/GetAll'].filter((path) => !isDisallowed(path))).toEqual([])
    expect([...openAddresses, '/terms', '/tips/0', '/assets/app.js', '/config.json'].filter(isDisallowed)).toEqual([])
  })

  test('names the sitemap by its full address', () => {
    expect(textOf('robots.txt')).toMatch(/^User-agent: \*$/m)
    expect(textOf('robots.txt')).toMatch(`\nSitemap: ${site}/sitemap.xml\n`)
  })
})

test('security.txt has the brand’s contact, expires in less than a year, and names its own address', () => {
  expect(textOf('.well-known/security.txt')).toBe(
    [
      `Contact: mailto:${brand.email}`,
      'Expires: 2027-10-18T10:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
})

describe('the list of addresses', () => {
  type Row = { readonly pattern: string; readonly file: string }
  const rows = JSON.parse(textOf('addresses.json')) as readonly Row[]
  const answerOf = (path: string) => rows.find(({ pattern }) => new RegExp(pattern, 'i').test(path))?.file

  /** What nginx reads: the quoted expression of a row, which it applies to the path with the query. */
  const ofNginx = [...textOf('addresses.conf').matchAll(/^"~\*(.+)" \/(\S+);$/gm)].map(
    ([, pattern = '', file = '']): Row => ({ pattern, file }),
  )
  const answerOfNginx = (uri: string) => ofNginx.find(({ pattern }) => new RegExp(pattern, 'i').test(uri))?.file

  test.each([
    ['/', 'index.html'],
    ['/login', 'login.html'],
    ['/Login/', 'login.html'],
    ['/tips/0', 'tips/0.html'],
    ['/register', 'app.html'],
    ['/register/verifyEmail/1/abc.def', 'app.html'],
    ['/dashboard/settings/overview', 'app.html'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/tips/1', undefined],
    ['/metrics', undefined],
    ['/dashboard/nowhere', undefined],
    ['/robotsxtxt', undefined],
  ])('%s is answered by %s, for nginx too and with a query', (path, file) => {
    expect([answerOf(path), answerOfNginx(path), answerOfNginx(`${path}?a=/b`)]).toEqual([file, file, file])
  })

  test('contains every address of the router once', () => {
    for (const address of [...openAddresses, ...accountAddresses])
      expect([address, answerOf(address.replace(/\/:\w+\??/g, '/x'))]).not.toEqual([address, undefined])
    expect(new Set(rows.map(({ pattern }) => pattern)).size).toBe(rows.length)
    expect(ofNginx).toHaveLength(rows.length)
  })
})
