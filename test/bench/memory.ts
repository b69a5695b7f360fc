/**
 * An hour of use in one page: whether the heap grows with navigations, dialogs and quotes. The browser does not compile
 * the scripts: its machine code lies in the same heap, grows for as long as more of them becomes hot, and is thrown away
 * when it is needed elsewhere.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { ensureBrowser } from '../../.ci/browser'
import { fillMotorForm, getQuoteButton, openMotorForm } from '../journeys/support/shop'

const ROUNDS = 10
const MAIN_LINKS = ['Rewards', 'Policies', 'Mandates', 'Home'] as const
const WALKS_IN_ROUND = 4
const DIALOGS_IN_ROUND = 5
const QUOTES_IN_ROUND = 2

/** Megabytes after a garbage collection: after the first round and after the last, with what was done in all. */
export type MemoryMeasured = {
  readonly first: number
  readonly last: number
  readonly navigations: number
  readonly dialogs: number
  readonly quotes: number
}

const heapOf = async (client: CDPSession): Promise<number> => {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

const openPage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens and closes the details of a policy. */
const openDialog = async (page: Page): Promise<void> => {
  await page.locator('[data-opens]').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const getQuote = async (page: Page): Promise<void> => {
  await openPage(page, 'Home')
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).click()
  await page.waitForURL(/\/dashboard\/checkout/)
}

/** Repeats the same round as a logged-in customer, without loading the page again. */
export const measureMemory = async (origin: string, token: string): Promise<MemoryMeasured> => {
  const args = ['--disable-background-networking', '--js-flags=--jitless']
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args })
  try {
    const storageState = { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] }
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      storageState,
    })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await page.goto(`${origin}/dashboard/home`)
    const heaps: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let walk = 0; walk < WALKS_IN_ROUND; walk += 1) for (const name of MAIN_LINKS) await openPage(page, name)
      await openPage(page, 'Policies')
      for (let dialog = 0; dialog < DIALOGS_IN_ROUND; dialog += 1) await openDialog(page)
      for (let quote = 0; quote < QUOTES_IN_ROUND; quote += 1) await getQuote(page)
      await openPage(page, 'Home')
      heaps.push(await heapOf(client))
    }
    const navigationsInRound = WALKS_IN_ROUND * MAIN_LINKS.length + 2 + 2 * QUOTES_IN_ROUND
    return {
      first: heaps[0] ?? Number.NaN,
      last: heaps.at(-1) ?? Number.NaN,
      navigations: ROUNDS * navigationsInRound,
      dialogs: ROUNDS * DIALOGS_IN_ROUND,
      quotes: ROUNDS * QUOTES_IN_ROUND,
    }
  } finally {
    await browser.close()
  }
}
