/**
 * A photo of twelve megapixels in the browser, shrunk and sent on a processor four times slower, while keys are pressed
 * continuously. The browser reports the latency of each key up to the next frame, including other load of the machine,
 * and the CPU time of its main thread's tasks; the operating system reports the private memory of the page's process.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import * as t from 'io-ts'
import { ensureBrowser } from '../../.ci/browser'
import { makePhoto } from '../support/photo'
import { longestTask, SLOW_DOWN } from './table'

export const LONGEST_HELD_MS = 200
export const MOST_MEMORY_MB = 150
const IDLE_MS = 1_500

export type PhotoUnderTest = { readonly origin: string; readonly token: string; readonly file: string }

export type PhotoMeasured = {
  /** The size of the photo and of the sent picture, in bytes. */
  readonly photo: number
  readonly sent: number
  /** Milliseconds from choosing the file until the picture is ready, and from Continue until it is saved. */
  readonly ready: number
  readonly saved: number
  /** The longest task of the page's main thread, which limits the delay of input. */
  readonly task: number
  /** The number of keys, the longest latency, and the longest latency on the idle page. */
  readonly keys: number
  readonly answer: number
  readonly idleAnswer: number
  /** The peak memory in MB; `undefined` if the system does not report it. */
  readonly memory: number | undefined
  /** The memory before the photo was chosen. */
  readonly before: number | undefined
}

const Processes = t.type({ processInfo: t.array(t.type({ type: t.string, id: t.number })) })

/** The private memory of a process, in MB. */
const privateMemory = (pid: number): number | undefined => {
  try {
    const sizes = [...readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB$/gm)]
    return sizes.length === 0 ? undefined : sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1000
  } catch {
    return undefined
  }
}

/** The memory of the largest renderer process: the browser has an empty one in reserve. */
const pageMemory = async (browser: Browser): Promise<() => number | undefined> => {
  const session = await browser.newBrowserCDPSession()
  const processes: unknown = await session.send('SystemInfo.getProcessInfo')
  const pids = Processes.is(processes)
    ? processes.processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    : []
  return () => {
    const sizes = pids.map(privateMemory).filter((size) => size !== undefined)
    return sizes.length === 0 ? undefined : Math.max(...sizes)
  }
}

const kycStatus = 'PendingIdentificationUpload'

/** The customer's profile with a status that opens the document step. */
const openDocumentStep = async (page: Page, origin: string): Promise<void> => {
  await page.route(/GetCurrentUserProfileForEdit/i, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { ...body, result: { ...body.result, kycStatus } } })
  })
  await page.goto(`${origin}/dashboard/kyc`)
  await page.getByLabel('Document type').selectOption({ label: 'National ID' })
  await page.getByLabel('Issue date').fill('02/01/2020')
  await page.getByLabel('Expiry date').fill('02/01/2030')
}

/** Lets the browser record the latency of each key up to the next frame. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const waited: number[] = []
    Object.assign(window, { waited })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) waited.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

const longestWait = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const waited: unknown = Reflect.get(window, 'waited')
    return Array.isArray(waited) ? Math.max(0, ...waited.filter((value) => typeof value === 'number')) : Number.NaN
  })

/** Moves the caret repeatedly while something runs; returns the number of keys. */
const pressing = async (page: Page, run: () => Promise<void>): Promise<number> => {
  const ended = run().then(() => true)
  let pressed = 0
  while (!(await Promise.race([ended, page.waitForTimeout(60).then(() => false)]))) {
    await page.keyboard.press(pressed % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
    pressed += 1
  }
  return pressed
}

const sentSize = (body: string | null): number => {
  const data = /"data":"([^"]*)"/.exec(body ?? '')?.[1]
  return data === undefined ? Number.NaN : Buffer.from(data, 'base64').length
}

/** Chooses and sends the photo. */
export const measurePhoto = async ({ origin, token, file }: PhotoUnderTest): Promise<PhotoMeasured> => {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const studio = await browser.newPage()
    const photo = await makePhoto(studio, { width: 4000, height: 3000, orientation: 6 })
    writeFileSync(file, photo)
    await studio.close()
    const origins = [{ origin, localStorage: [{ name: 'token', value: token }] }]
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      storageState: { cookies: [], origins },
    })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await openDocumentStep(page, origin)
    await watchKeys(page)
    await page.getByLabel('Expiry date').focus()
    await pressing(page, () => page.waitForTimeout(IDLE_MS))
    const idleAnswer = await longestWait(page)
    await page.evaluate(() => {
      const waited: unknown = Reflect.get(window, 'waited')
      if (Array.isArray(waited)) waited.length = 0
    })
    const memory = await pageMemory(browser)
    const before = memory()
    let most = before
    const sampler = setInterval(() => {
      most = Math.max(most ?? 0, memory() ?? 0) || undefined
    }, 25)
    const times = { ready: 0, saved: 0 }
    const upload = page.waitForRequest(/Document\/Save/i)
    let keys = 0
    try {
      const task = await longestTask(client, async () => {
        let started = performance.now()
        keys += await pressing(page, async () => {
          // By its path, so that the browser reads the file itself, as with a file dialog.
          await page.getByLabel('File', { exact: true }).setInputFiles(file)
          await page.getByText('(was').waitFor()
        })
        times.ready = performance.now() - started
        await page.getByLabel('Expiry date').fill('02/01/2030')
        started = performance.now()
        keys += await pressing(page, async () => {
          await page.getByRole('button', { name: 'Continue' }).click()
          await page.locator('.Toastify__toast--success').waitFor()
        })
        times.saved = performance.now() - started
      })
      return {
        photo: photo.length,
        sent: sentSize((await upload).postData()),
        ...times,
        keys,
        answer: await longestWait(page),
        idleAnswer,
        task,
        memory: most,
        before,
      }
    } finally {
      clearInterval(sampler)
    }
  } finally {
    await browser.close()
  }
}
