import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page: remembers where everything is when a pointer goes down, and what has moved until the click. */
const watch = () => {
  const places = new Map<Element, string>()
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }
  const record = { clicks: 0, moved: [] as string[] }
  Object.assign(globalThis, { presses: record })
  addEventListener(
    'pointerdown',
    () => {
      places.clear()
      for (const element of document.querySelectorAll('body *')) places.set(element, place(element))
    },
    true,
  )
  addEventListener(
    'click',
    () => {
      record.clicks += 1
      for (const [element, before] of places)
        if (element.isConnected && place(element) !== before)
          record.moved.push(`${element.outerHTML.slice(0, 120)}: ${before} → ${place(element)}`)
    },
    true,
  )
}

/** From the next page load on, records what moves between pointer down and click. */
export const watchPresses = (page: Page) => page.addInitScript(watch)

/** Presses once in the middle, as a finger or the mouse does. */
export const pressOnce = async (page: Page, target: Locator, touch: boolean): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (touch) {
    await page.touchscreen.tap(x, y)
    return
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  // A press lasts for several frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
}

/** The press was one click, and nothing had moved before it. */
export const expectNothingMoved = async (page: Page): Promise<void> => {
  const record = () =>
    page.evaluate(() => (globalThis as unknown as { presses: { clicks: number; moved: string[] } }).presses)
  await expect.poll(record).toEqual({ clicks: 1, moved: [] })
}
