/**
 * The table in a browser: a hundred rows a page, sorted and paged on a processor four times slower. The browser's trace
 * contains the durations of the main thread's tasks, in milliseconds.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test'
import * as t from 'io-ts'
import { ensureBrowser } from '../../.ci/browser'
import { card, fine } from '../support/customer-builder'
import { rawClient } from '../support/raw-client'
import { widgetClient } from '../support/widget-client'
import { motorQuote } from './calls'

const ROWS = 100
export const SLOW_DOWN = 4
/** A longer task delays input perceptibly. */
export const LONGEST_ALLOWED_MS = 50

const sortButton = 'th[aria-sort] button >> text=Total Amount'
/** Actions that change the hundredth row. */
const presses = [
  ['sort, ascending', sortButton],
  ['sort, descending', sortButton],
  ['next page', 'button[aria-label="Next page"]'],
  ['page 3', 'button[aria-label="Page 3"]'],
  ['previous page', 'button[aria-label="Previous page"]'],
] as const

/** The medians of several rounds in milliseconds: of the longest tasks and of the times until the rows were rendered. */
export type TableMeasured = { readonly name: string; readonly longest: number; readonly until: number }

const ROUNDS = 5
const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export type TableUnderTest = { readonly origin: string; readonly widgetOrigin: string; readonly token: string }

const send = async (url: string, token: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${String(response.status)} ${await response.text()}`)
  return response.json()
}

const quoteIdOf = (answer: unknown): unknown => {
  const result: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'result') : undefined
  return typeof result === 'object' && result !== null ? Reflect.get(result, 'id') : undefined
}

/** Buys this number of policies, so that there are three full pages. */
const buyPolicies = async ({ origin, widgetOrigin, token }: TableUnderTest, count: number): Promise<void> => {
  const widget = widgetClient(widgetOrigin, rawClient(origin, token))
  for (let bought = 0; bought < count; bought += 1) {
    // One car is insured once.
    const { url, body } = motorQuote(origin, token, `LAG-${String(100 + bought)}AA`)
    const quoteId = Number(quoteIdOf(await send(url, token, body)))
    fine(await widget.post('/pay/card', { quoteId, ...card }))
  }
}

const TraceEvent = t.intersection([
  t.type({ name: t.string, pid: t.number, tid: t.number, ts: t.number }),
  // `tdur` is the CPU time of the thread, which excludes other processes on a busy machine.
  t.partial({ dur: t.number, tdur: t.number, args: t.partial({ name: t.string }) }),
])
type TraceEvent = t.TypeOf<typeof TraceEvent>

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel', 'mojom', '__metadata']

const threadOf = ({ pid, tid }: TraceEvent): string => `${String(pid)}.${String(tid)}`
const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'

/** The tasks of the page's main thread, without those caused by requests of this script. */
const ownTasks = (events: ReadonlyArray<TraceEvent>): ReadonlyArray<TraceEvent> => {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const onMain = events.filter((event) => mains.has(threadOf(event)))
  const ownRequests = onMain.filter(
    (event) => event.name === 'Receive mojo message' && JSON.stringify(event.args).includes('DevToolsSession'),
  )
  const holds = (task: TraceEvent, { ts, pid, tid }: TraceEvent) =>
    task.pid === pid && task.tid === tid && ts >= task.ts && ts <= task.ts + (task.dur ?? 0)
  return onMain.filter((event) => isTask(event) && !ownRequests.some((question) => holds(event, question)))
}

/** Runs an action and returns the longest task of the page's main thread meanwhile. */
export const longestTask = async (client: CDPSession, act: () => Promise<void>): Promise<number> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => {
    events.push(...value.filter(TraceEvent.is))
  }
  client.on('Tracing.dataCollected', collect)
  const complete = new Promise<void>((resolve) => {
    client.once('Tracing.tracingComplete', () => {
      resolve()
    })
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await act()
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)
  const tasks = ownTasks(events)
  if (tasks.length === 0) throw new Error('the trace shows no task of the page')
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000))
}

/**
 * Lets the page report new rows by a line on its console, since polling from outside would add work to the measured
 * thread.
 */
const sayWhenShown = (page: Page) =>
  page.evaluate(() => {
    // Without named functions, because the code is sent to the page as text.
    let last = document.querySelector('main tr:nth-child(100) [data-opens]')?.getAttribute('aria-label')
    new MutationObserver(() => {
      const now = document.querySelector('main tr:nth-child(100) [data-opens]')?.getAttribute('aria-label')
      if (!now || now === last) return
      last = now
      requestAnimationFrame(() => {
        setTimeout(() => {
          console.debug('rows are shown')
        })
      })
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Clicks the centre of an element, and waits until the page reports its rows. */
const press = async (page: Page, selector: string): Promise<() => Promise<void>> => {
  await page.locator(selector).scrollIntoViewIfNeeded()
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not on the screen`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  return async () => {
    const rows = page.waitForEvent('console', (message) => message.text() === 'rows are shown')
    await page.mouse.down()
    await page.mouse.up()
    await rows
  }
}

/** Sorts and pages a table of a hundred rows, and returns the longest task of each. */
export const measureTable = async (under: TableUnderTest): Promise<ReadonlyArray<TableMeasured>> => {
  const bought = 3 * ROWS
  await buyPolicies(under, bought)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      storageState: {
        cookies: [],
        origins: [{ origin: under.origin, localStorage: [{ name: 'token', value: under.token }] }],
      },
    })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const rounds: TableMeasured[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${under.origin}/dashboard/policies?size=${String(ROWS)}`)
      await page.getByText(/^Showing 1 to 100 of \d+ results$/).waitFor()
      await page.locator('main tr:nth-child(100) [data-opens]').waitFor({ state: 'attached' })
      await sayWhenShown(page)
      const measured: TableMeasured[] = []
      for (const [name, selector] of presses) {
        const act = await press(page, selector)
        const started = performance.now()
        const longest = await longestTask(client, act)
        measured.push({ name, longest, until: performance.now() - started })
      }
      rounds.push(measured)
    }
    return presses.map(([name], index) => ({
      name,
      longest: median(rounds.map((round) => round[index]?.longest ?? 0)),
      until: median(rounds.map((round) => round[index]?.until ?? 0)),
    }))
  } finally {
    await browser.close()
  }
}
