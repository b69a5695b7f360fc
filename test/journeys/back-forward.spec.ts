import type { Browser, Page } from '@playwright/test'
import { onPath } from '../../.ci/browser'
import { storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { launchOptions } from './support/launch-options'
import { portal } from './support/places'

/** The headless shell has no back-forward cache. */
const executablePath = process.env['FULL_CHROMIUM_PATH'] || onPath('browser')

// Playwright turns the cache off otherwise.
test.use({
  launchOptions: {
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Marks the page, which a page that is loaded again does not keep. */
const mark = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'mark', 'as it was left')
  })
const marked = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'mark'))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The customer's list in a browser context of its own: what watches the others keeps a page out of the memory. */
const openPolicies = async (browser: Browser, customer: TestCustomer): Promise<Page> => {
  const context = await browser.newContext({ baseURL: portal() })
  await storeLogIn(context, customer)
  const page = await context.newPage()
  await page.goto('/dashboard/policies')
  await expect(heading(page, 'Policies')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await mark(page)
  await page.goto('/terms')
  return page
}

test('Back restores a screen from the memory of the browser, as it was left', async ({ browser, newCustomer }) => {
  const page = await openPolicies(browser, await newCustomer())
  // A restored page does not load.
  await page.goBack({ waitUntil: 'commit' })
  await expect(heading(page, 'Policies')).toBeVisible()
  expect(await marked(page)).toBe('as it was left')
  await page.context().close()
})

test('[SESS-06] after a log-out elsewhere Back does not show what the memory of the browser holds', async ({
  browser,
  newCustomer,
}) => {
  const page = await openPolicies(browser, await newCustomer())
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.goBack()
  // A busy browser may have let go of the page: it loads again, without a session, and leads to log-in.
  await expect(page).toHaveURL(/:\d+\/(login)?$/)
  expect(await marked(page)).toBeUndefined()
  await page.context().close()
})
