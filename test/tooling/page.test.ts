import { renderPage, type Page, type PageAssets } from '../../.ci/build/page'

const assets: PageAssets = { scripts: ['/app.1.js'], preloads: ['/login.2.js'], styles: ['/app.1.css'] }
const aPage = (differences: Partial<Page> = {}): Page => ({
  file: 'login.html',
  html: '<main><h1>Login</h1></main>',
  title: 'Login & more',
  description: 'Log in to "the" portal',
  chunk: 'app',
  themeColour: '#123456',
  ...differences,
})

test.each([
  ['a style element', '<style>p{}</style>'],
  ['a style attribute', '<p style="color:red">x</p>'],
  ['an inline script', '<script>alert(1)</script>'],
  ['an inline module', '<script type="module">go()</script>'],
  ['a handler', '<button onclick="go()">x</button>'],
  ['a handler in capitals', '<img src="/a.png" ONERROR=\'go()\'>'],
  ['a javascript: address', '<a href="javascript:go()">x</a>'],
])('a page with %s is rejected, and the error names its file', (_, html) => {
  expect(() => renderPage(aPage({ html }), assets)).toThrow(/^login\.html has inline script or style: /)
})

test.each([
  '<script src="/a.js" defer></script>',
  '<p class="style">The once ongoing = "style"</p>',
  '<p data-style="x">text</p>',
])('similar but valid HTML is accepted: %s', (html) => {
  expect(renderPage(aPage({ html }), assets)).toContain(html)
})

test('title and description are escaped', () => {
  const page = renderPage(aPage(), assets)
  expect(page).toContain('<title>Login &amp; more</title>')
  expect(page).toContain('content="Log in to &quot;the&quot; portal"')
})

test('what the first screen needs is requested before anything else', () => {
  const page = renderPage(aPage(), { ...assets, later: ['/portal.3.js'], idle: ['/rest.4.js'] })
  const order = ['/app.1.css', '/app.1.js', '/login.2.js', '/config.json', '/portal.3.js', '/rest.4.js']
  const places = order.map((file) => page.indexOf(`"${file}"`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
