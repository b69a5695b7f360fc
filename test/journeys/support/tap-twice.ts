import type { Locator, Page } from '@playwright/test'

/** How far apart the taps of an impatient finger are. */
export const GAPS_MS = [90, 170, 250] as const

/** Two taps of one finger on the same spot, so far apart: how far is what the test is about. */
export const tapTwice = async (page: Page, target: Locator, gap: number): Promise<void> => {
  // Waits until it stands still and nothing covers it.
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to tap')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const first = page.touchscreen.tap(x, y)
  await page.waitForTimeout(gap)
  await Promise.all([first, page.touchscreen.tap(x, y)])
}
