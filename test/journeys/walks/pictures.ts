import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { portal, widget } from '../support/places'

/** The folder for the pictures of the walks. Without WALK_PICTURES no pictures are taken. */
export const picturesFolder = process.env['WALK_PICTURES'] || undefined

/** The time of the page's clock between two looks at it. */
const TICK_MS = 40

/** How long a file is being read by the page's clock: long enough for a picture. */
const FILE_READ_MS = 1_000

/** Of the JPEG pictures: text is legible, and a picture of a phone's screen takes about 15 kB. */
const QUALITY = 60

/** How many looks without a change it takes before something held is released: React keeps a fallback for 300 ms. */
const QUIET_LOOKS = 8

/** How many looks without a change it takes to give up on an answer: that of a request whose page or frame has gone never comes. */
const ABANDONED_LOOKS = 60

type PictureOptions = {
  readonly page: Page
  /** The states of the machine so far. */
  readonly trail: () => readonly string[]
  /** The states to take pictures of. */
  readonly states: readonly string[]
  readonly folder: string
}

type Photographer = {
  /** Performs an action and takes pictures until the walk has arrived. */
  readonly perform: (act: () => Promise<unknown>, hasArrived: () => boolean) => Promise<void>
  /** Stops the page's clock during an action. */
  readonly withoutTime: (act: () => Promise<unknown>) => Promise<void>
}

const isHeld = ({ origin, pathname }: URL): boolean =>
  (origin === new URL(portal()).origin && pathname.startsWith('/api/')) || origin === new URL(widget()).origin

/** What the widget itself asks for is not the portal's state. */
const isOfWidget = (request: Request): boolean =>
  new URL(request.url()).origin === new URL(widget()).origin && !['document', 'script'].includes(request.resourceType())

/** Reads files after a delay of the page's clock, as if they were large. */
const delayFileReaders = (milliseconds: number): void => {
  for (const method of ['readAsArrayBuffer', 'readAsDataURL'] as const) {
    const read = FileReader.prototype[method]
    FileReader.prototype[method] = function (blob) {
      setTimeout(() => read.call(this, blob), milliseconds)
    }
  }
}

/** The page may be left, or another tab with the same clock closed, in this moment: the next look sees what follows. */
const ignoreNavigation =
  (page: Page) =>
  (error: unknown): void => {
    const isExpected = /Execution context was destroyed|has been closed/.test(String(error))
    if (!isExpected || page.isClosed()) throw error
  }

/** Scrolls to the first field of a form that begins below what is visible. */
const showForm = (): void => {
  const field = document.querySelector('form :is(input, select, textarea)')
  if (field !== null && field.getBoundingClientRect().top > innerHeight * 0.6)
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Takes a picture of each of these states while the walk is in it. To make states last, the page's clock only ticks
 * between two looks, and requests are held: once nothing changes any more, a picture is taken and the oldest request is
 * released. The last picture of a state replaces earlier ones, which may have been taken before all of it was drawn.
 */
export const takePictures = async ({ page, trail, states, folder }: PictureOptions): Promise<Photographer> => {
  const left = new Set(states)
  const taken = new Set<string>()
  const held: Route[] = []
  const running = new Set<Request>()
  let isStopped = false

  const hold = async (route: Route): Promise<void> => {
    const request = route.request()
    if (isOfWidget(request)) return route.fallback()
    running.delete(request)
    held.push(route)
  }
  const release = async (route: Route): Promise<void> => {
    running.add(route.request())
    // A request that was aborted meanwhile cannot be released.
    await route.fallback().catch(() => running.delete(route.request()))
  }

  const takePicture = async (isQuiet: boolean): Promise<void> => {
    const state = trail().at(-1)
    if (state === undefined || !left.has(state)) return
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    if (isQuiet) await page.evaluate(showForm)
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY, scale: 'css' })
    // The states that were entered before an evaluation are known after it.
    await page.evaluate(() => undefined)
    if (trail().at(-1) !== state) return
    writeFileSync(join(folder, `${state}.jpg`), picture)
    taken.add(state)
  }

  mkdirSync(folder, { recursive: true })
  page.on('request', (request) => {
    if (!isOfWidget(request)) running.add(request)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  await page.addInitScript(delayFileReaders, FILE_READ_MS)
  await page.clock.pauseAt(Date.now() + 60_000)

  const perform: Photographer['perform'] = async (act, hasArrived) => {
    // The latest handler is the first: what a driver does to an answer happens after the release.
    await page.unroute(isHeld, hold)
    await page.route(isHeld, hold)
    let isActing = true as boolean
    const acted = act().finally(() => {
      isActing = false
    })
    acted.catch(() => undefined)

    const look = (): string => [trail().length, held.length, running.size].join()
    for (let quiet = 0, last = ''; ; quiet = look() === last ? quiet + 1 : 0) {
      last = look()
      if (quiet > ABANDONED_LOOKS) running.clear()
      const isQuiet = quiet >= QUIET_LOOKS && running.size === 0
      if (isQuiet || (running.size === 0 && !taken.has(trail().at(-1) ?? '')))
        await takePicture(isQuiet).catch(ignoreNavigation(page))
      // Something may have changed while the picture was taken.
      if (isQuiet && look() === last) {
        const next = held.shift()
        if (next !== undefined) await release(next)
        else if (!isActing && hasArrived()) break
      }
      await (isStopped ? page.evaluate(() => undefined) : page.clock.runFor(TICK_MS)).catch(ignoreNavigation(page))
    }
    await acted
    for (const state of taken) left.delete(state)
  }

  const withoutTime: Photographer['withoutTime'] = async (act) => {
    isStopped = true
    await act()
    isStopped = false
  }
  return { perform, withoutTime }
}

/** Only performs the actions of a walk; the page's clock runs. */
export const withoutPictures = (page: Page): Photographer => ({
  perform: async (act) => {
    await act()
  },
  withoutTime: async (act) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await act()
    await page.clock.resume()
  },
})
