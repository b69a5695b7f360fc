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

test('a page links its styles, preloads what its screen needs and defers its scripts', () => {
  const page = renderPage(aPage(), assets)
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<link rel="stylesheet" href="/app.1.css">')
  expect(page).toContain('<link rel="preload" href="/login.2.js" as="script">')
  expect(page).toContain('<script defer fetchpriority="high" src="/app.1.js"></script>')
  expect(page).toContain('<body><main><h1>Login</h1></main></body>')
})

test('title and description are escaped', () => {
  const page = renderPage(aPage(), assets)
  expect(page).toContain('<title>Login &amp; more</title>')
  expect(page).toContain('content="Log in to &quot;the&quot; portal"')
})

test('the app preloads the configuration, the landing page does not', () => {
  const preload = '<link rel="preload" href="/config.json" as="fetch" crossorigin>'
  expect(renderPage(aPage(), assets)).toContain(preload)
  expect(renderPage(aPage({ chunk: 'landing' }), assets)).not.toContain('config.json')
})

test('a page with an address of its own says so; one without is not for search engines', () => {
  const [canonical, robots] = [
    '<link rel="canonical" href="https://portal.test/login">',
    '<meta name="robots" content="noindex">',
  ]
  const own = renderPage(aPage({ canonical: 'https://portal.test/login' }), assets)
  expect([own.includes(canonical), own.includes(robots)]).toEqual([true, false])
  const shared = renderPage(aPage(), assets)
  expect([shared.includes('canonical'), shared.includes(robots)]).toEqual([false, true])
})

test('a page with Open Graph properties has a large picture on X, the others have no card', () => {
  const card = '<meta name="twitter:card" content="summary_large_image">'
  expect(renderPage(aPage({ share: { 'og:title': 'Log in' } }), assets)).toContain(card)
  expect(renderPage(aPage(), assets)).not.toContain('twitter:card')
})

test('a page has its colour, icons, manifest and Open Graph properties', () => {
  const page = renderPage(aPage({ share: { 'og:title': 'Log in & "more"' } }), assets)
  expect(page).toContain('<meta name="theme-color" content="#123456">')
  expect(page).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  expect(page).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page).toContain('<meta property="og:title" content="Log in &amp; &quot;more&quot;">')
})

test('what the first screen needs is requested before anything else', () => {
  const page = renderPage(aPage(), { ...assets, later: ['/portal.3.js'], idle: ['/rest.4.js'] })
  const order = ['/app.1.css', '/app.1.js', '/login.2.js', '/config.json', '/portal.3.js', '/rest.4.js']
  const places = order.map((file) => page.indexOf(`"${file}"`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('scripts for after the first screen have a low priority', () => {
  expect(renderPage(aPage(), { ...assets, later: ['/portal.3.js'] })).toContain(
    '<link rel="preload" href="/portal.3.js" as="script" fetchpriority="low">',
  )
  expect(renderPage(aPage(), { ...assets, idle: ['/rest.4.js'] })).toContain(
    '<link rel="prefetch" href="/rest.4.js" as="script">',
  )
  expect(renderPage(aPage(), { ...assets, idle: ['/rest.4.css'] })).toContain(
    '<link rel="prefetch" href="/rest.4.css" as="style">',
  )
})
