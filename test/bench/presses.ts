/**
 * Presses and keys on a phone with a processor four times slower: how long the page takes from the input to the next
 * paint, as the browser itself measures it (Event Timing, in steps of 8 ms).
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { ensureBrowser } from '../../.ci/browser'
import { SLOW_DOWN } from './table'

/** The most that a press of an empty form and a key may take, in milliseconds. */
export const PRESS_LIMIT_MS = 56
export const KEY_LIMIT_MS = 32

const loggedOut = [
  ['a plain HTML form', '/plain', /^Send$/],
  ['log-in', '/login', /^Log in$/],
  ['registration', '/register', /^Create Account$/],
] as const
const loggedIn = [
  ['motor quote', '/dashboard?category=1&product=101', /^Get Quote$/],
  ['health quote', '/dashboard?category=2&product=201', /^Get Quote$/],
  ['travel quote', '/dashboard?category=3&product=301', /^Get Quote$/],
  ['home quote', '/dashboard?category=4&product=401', /^Generate Quote$/],
  ['savings quote', '/dashboard?category=5&product=501', /^Get Quote$/],
  ['education quote', '/dashboard?category=6&product=601', /^Get Quote$/],
] as const

/** What the browser itself takes: eight inputs that are marked as invalid, and a paragraph that is shown. */
const plainForm = `<!doctype html><meta name="viewport" content="width=device-width">
<form onsubmit="event.preventDefault(); document.querySelector('p').textContent = 'Answer';
  for (const input of document.querySelectorAll('input')) input.setAttribute('aria-invalid', 'true')">
  ${'<label>Name <input></label><br>'.repeat(8)}<p></p><button style="height: 48px">Send</button></form>`

const ROUNDS = 3
const TYPED = 'Sample text'
const textFields = 'form input:is([type="text"], [type="email"], :not([type])):enabled'

/** Milliseconds, the median of several rounds: of the slowest event of an empty submit, and of the slowest key. */
export type PressesMeasured = { readonly name: string; readonly press: number; readonly key: number }

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Keeps what the page's events took in `window.took`. Without named functions, because the code is sent as text. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const took: number[] = []
    Reflect.set(window, 'took', took)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) took.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

/** The slowest event since the last call, once the page has painted and is quiet. */
const slowest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const took: unknown = Reflect.get(window, 'took')
    return Array.isArray(took) ? Math.max(0, ...(took.splice(0) as number[])) : Number.NaN
  })
}

const round = async (
  page: Page,
  url: string,
  name: RegExp,
): Promise<{ readonly press: number; readonly key: number }> => {
  await page.goto(url, { waitUntil: 'networkidle' })
  const submit = page.getByRole('button', { name })
  await submit.waitFor()
  // Some forms begin with the customer's own name.
  for (const text of await page.locator(textFields).all()) await text.fill('')
  await submit.scrollIntoViewIfNeeded()
  const box = await submit.boundingBox()
  if (box === null) throw new Error(`${url} shows no button to press`)
  await slowest(page)
  // By its place: a press on the element would add the tool's own work to the page's.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('[aria-invalid="true"]').first().waitFor()
  const press = await slowest(page)
  const field = page.locator(textFields).first()
  await field.tap()
  await slowest(page)
  await field.pressSequentially(TYPED, { delay: 120 })
  return { press, key: await slowest(page) }
}

/** Submits each form with everything empty, then types into its first text field. */
export const measurePresses = async (origin: string, token: string): Promise<ReadonlyArray<PressesMeasured>> => {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking'],
  })
  const phone = {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  } as const
  const measure = async (context: BrowserContext, forms: ReadonlyArray<readonly [string, string, RegExp]>) => {
    await context.route(`${origin}/plain`, (route) => route.fulfill({ contentType: 'text/html', body: plainForm }))
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await watch(page)
    const measured: PressesMeasured[] = []
    for (const [name, path, submit] of forms) {
      const rounds: Array<Awaited<ReturnType<typeof round>>> = []
      for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round(page, `${origin}${path}`, submit))
      measured.push({
        name,
        press: median(rounds.map(({ press }) => press)),
        key: median(rounds.map(({ key }) => key)),
      })
    }
    // A slowed page keeps a core busy even while nothing happens on it, so it must not stay open beside the next one.
    await context.close()
    return measured
  }
  try {
    const storageState = { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] }
    return [
      ...(await measure(await browser.newContext(phone), loggedOut)),
      ...(await measure(await browser.newContext({ ...phone, storageState }), loggedIn)),
    ]
  } finally {
    await browser.close()
  }
}
