/**
 * Pages on a phone with a slow connection, both applied by the browser: unlike Lighthouse's simulation, which counts every
 * script that a fast connection brings before the first frame.
 */
import { chromium, type Browser } from '@playwright/test'
import * as t from 'io-ts'
import { ensureBrowser } from '../../.ci/browser'
import { SLOW_DOWN } from './table'

/** Slow 4G as Lighthouse applies it: 150 ms and 1.6 Mbit/s, corrected for what the browser's throttling leaves out. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
} as const

/** Milliseconds since the navigation. `alive` is when the form reacts, and missing on a page without script. */
export type Opened = { readonly firstPaint: number; readonly largestPaint: number; readonly alive?: number }

const Seen = t.intersection([t.type({ firstPaint: t.number, largestPaint: t.number }), t.partial({ alive: t.number })])

/** Runs in the page. A form is alive once React has given it its handlers, which it does as it hydrates. */
const observe = () => {
  const seen: Record<string, number> = {}
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen['firstPaint'] = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen['largestPaint'] = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // Without named functions, because the code is sent to the page as text.
  const timer = setInterval(() => {
    const form = document.querySelector('#root form')
    if (form === null || !Object.keys(form).some((key) => key.startsWith('__reactProps'))) return
    seen['alive'] = performance.now()
    clearInterval(timer)
  }, 10)
}

const open = async (browser: Browser, url: string, isStatic: boolean): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slow4g)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (!isStatic)
      await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen') as object, 'alive') !== undefined)
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen') as object, 'largestPaint') !== undefined)
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen') as unknown)
    if (!Seen.is(seen)) throw new Error(`${url} was not painted: ${JSON.stringify(seen)}`)
    return seen
  } finally {
    await context.close()
  }
}

export const ROUNDS = 5

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export type Candidate = { readonly name: string; readonly url: string; readonly isStatic?: boolean }

/** Opens the candidates in turns, so that a temporary load of the machine affects all; the median of five turns each. */
export const openInTurns = async (candidates: ReadonlyArray<Candidate>): Promise<ReadonlyMap<string, Opened>> => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser() })
  try {
    const rounds = new Map<string, Opened[]>(candidates.map(({ name }) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, url, isStatic = false } of candidates)
        rounds.get(name)?.push(await open(browser, url, isStatic))
    return new Map(
      [...rounds].map(([name, opened]) => {
        const of = (key: keyof Opened) => median(opened.flatMap((one) => one[key] ?? []))
        return [name, { firstPaint: of('firstPaint'), largestPaint: of('largestPaint'), alive: of('alive') }]
      }),
    )
  } finally {
    await browser.close()
  }
}
