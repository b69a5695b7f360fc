import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import {
  BACK,
  expectStripBeside,
  goOffline,
  KEPT,
  linesWithoutConnection,
  OFFLINE,
  strip,
} from './support/connection-strip'
import { demoCustomer, logInDemo, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'
import { counts } from './support/tables'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.beforeEach(({ quietConsole }) => quietConsole.expects(...linesWithoutConnection))

test('[TAP-07: strip] a strip says that the device is offline, for three seconds that it is back, and moves nothing', async ({
  page,
  context,
}) => {
  await storeLogIn(context, await demoCustomer())
  await page.clock.install()
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
  const live = page.locator('#root > [aria-live=polite]').first()
  await expect(live).toHaveText('')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const place = await heading.boundingBox()
    await goOffline(page)
    await expect(strip(page, KEPT)).toBeInViewport({ ratio: 1 })
    expect(await heading.boundingBox()).toEqual(place)
    await expectStripBeside(page, KEPT, [heading, page.getByRole('banner')])
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
    // The clock stops, so that a slow machine does not shorten the three seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await context.setOffline(false)
    await expect(strip(page, BACK)).toBeInViewport({ ratio: 1 })
    await page.clock.runFor(2_900)
    await expect(strip(page, BACK)).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByText(BACK)).toHaveCount(0)
    await page.clock.resume()
    expect(await heading.boundingBox()).toEqual(place)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await heading.boundingBox()).toEqual(before)
})

test('[TAP-23: answer] where the browser says that it is offline although the server answers, all works', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await storeLogIn(context, await logInDemo())
  // What is read again only while somebody can see it and the device is online.
  await page.goto('/dashboard/mandates')
  await expect(counts(page, /^Showing 1 to/)).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(0)
  await page.getByRole('button', { name: /Profile menu/ }).tap()
  await page.getByRole('menuitem', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[TAP-07: going on] a read that failed offline goes on by itself', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: 'Next page' }).tap()
  await expect(page.getByRole('alert')).toContainText('Failed to load policies')
  await context.setOffline(false)
  await expect(counts(page, 'Showing 11 to 20 of 38 results')).toBeVisible()

  await goOffline(page)
  await page.getByRole('main').locator('[data-opens]').first().tap()
  const details = page.getByRole('dialog', { name: 'Policy Details' })
  await expect(details.getByRole('alert')).toContainText(OFFLINE)
  await expect(details.getByText(KEPT)).toBeVisible()
  await context.setOffline(false)
  await expect(details.getByText('Policy No', { exact: true })).toBeVisible()
})

test('[TAP-07: going on, header and menu] a screen whose script failed to load goes on by itself; header and menu stay', async ({
  page,
  context,
}) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  await goOffline(page)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Mandates' }).tap()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page did not load')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toBeVisible()
  // Offline the button tries again without losing the page.
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page did not load')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).tap()
  await expect(greeting(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page did not load')
  await context.setOffline(false)
  await expect(counts(page, 'Showing 1 to 10 of 13 results')).toBeVisible()
})
