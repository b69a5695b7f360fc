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
  ['a script without an address', '<script>alert(1)</script>'],
  ['a script of a type', '<script type="module">go()</script>'],
  ['a handler', '<button onclick="go()">x</button>'],
  ['a handler in capitals', '<img src="/a.png" ONERROR=\'go()\'>'],
  ['an address that runs', '<a href="javascript:go()">x</a>'],
])('a page with %s is refused by its file', (_, html) => {
  expect(() => renderPage(aPage({ html }), assets)).toThrow(/^login\.html has inline script or style: /)
})

test.each([
  '<script src="/a.js" defer></script>',
  '<p class="style">The once ongoing = "style"</p>',
  '<p data-style="x">text</p>',
])('what only looks like it is taken: %s', (html) => {
  expect(renderPage(aPage({ html }), assets)).toContain(html)
})

test('a page links its styles, preloads what its screen needs and defers its scripts', () => {
  const page = renderPage(aPage(), assets)
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<link rel="stylesheet" href="/app.1.css">')
  expect(page).toContain('<link rel="preload" href="/login.2.js" as="script">')
  expect(page).toContain('<script defer src="/app.1.js"></script>')
  expect(page).toContain('<body><main><h1>Login</h1></main></body>')
})

test('title and description are escaped', () => {
  const page = renderPage(aPage(), assets)
  expect(page).toContain('<title>Login &amp; more</title>')
  expect(page).toContain('content="Log in to &quot;the&quot; portal"')
})

test('the configuration is preloaded by the app, not by the landing page', () => {
  const preload = '<link rel="preload" href="/config.json" as="fetch" crossorigin>'
  expect(renderPage(aPage(), assets)).toContain(preload)
  expect(renderPage(aPage({ chunk: 'landing' }), assets)).not.toContain('config.json')
})

test('a page carries its colour, its icon, its manifest and what a shared link shows', () => {
  const page = renderPage(aPage({ share: { 'og:title': 'Log in & "more"' } }), assets)
  expect(page).toContain('<meta name="theme-color" content="#123456">')
  expect(page).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page).toContain('<meta property="og:title" content="Log in &amp; &quot;more&quot;">')
})

test('what follows the first screen is fetched behind everything else', () => {
  expect(renderPage(aPage(), { ...assets, later: ['/portal.3.js'] })).toContain(
    '<link rel="preload" href="/portal.3.js" as="script" fetchpriority="low">',
  )
  expect(renderPage(aPage(), { ...assets, idle: ['/rest.4.js'] })).toContain(
    '<link rel="prefetch" href="/rest.4.js" as="script">',
  )
})
