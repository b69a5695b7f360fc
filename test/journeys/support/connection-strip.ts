import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The browser's and React's own lines about a request, and a screen, that failed for lack of a connection. */
export const linesWithoutConnection = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /ChunkLoadError|Loading (CSS )?chunk|CSS_CHUNK/,
] as const

/** What a form says that could not be sent. */
export const OFFLINE = 'An error occurred due to no connection, please check your interet connectivity...'
export const KEPT = 'You are offline. What you typed is kept.'
export const BACK = 'Back online'

/** The strip of the page; while a dialog is open it has one of its own, which is first. */
export const strip = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first()

/** Takes the network away, and waits until the page has heard of it: what it does before that is done as if online. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/** Expects that the strip is on the screen and lies over none of these. */
export const expectStripBeside = async (page: Page, text: string, others: readonly ReturnType<Page['locator']>[]) => {
  const own = await strip(page, text).boundingBox()
  if (own === null) throw new Error('the strip has no box')
  expect(own.y + own.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(own.height).toBeLessThanOrEqual(24)
  for (const other of others) {
    const box = await other.boundingBox()
    if (box === null) throw new Error('one has no box')
    expect(box.y + box.height <= own.y || box.y >= own.y + own.height, `the strip is beside ${String(other)}`).toBe(
      true,
    )
  }
}
