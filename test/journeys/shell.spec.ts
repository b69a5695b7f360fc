import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'
import { controlsOutOfReach } from './support/within-reach'

test.beforeEach(async ({ page, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
})

test('[SHELL-01] the header stays visible, and its logo links to the dashboard', async ({ page }) => {
  await page.goto('/dashboard/kyc')
  await expect(page.getByRole('heading', { name: 'User Details' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 500 })
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  // At every place of the page nothing lies over it. Each is tried at once, so the page must not scroll there smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await controlsOutOfReach(page)).toEqual([])
  await header.getByRole('link', { name: 'Harbour' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test(
  '[SHELL-04: width, backdrop] on a phone the menu slides in over four fifths of the width, over a backdrop',
  { tag: '@main' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(async () => Math.round(((await menu.boundingBox())?.width ?? 0) / 3.6)).toBe(80)
    expect(await menu.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none')
    const backdrop = await menu.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
    expect(backdrop).toMatch(/^rgba\(.*, 0\.\d+\)$/)
    const links = menu.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'Rewards', 'Policies', 'Mandates'])
    await expect(links.locator('svg')).toHaveCount(4)
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Mandates' }).click()
    await expect(page).toHaveURL('/dashboard/mandates')
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(350, 400)
    await expect(menu).toHaveCount(0)
  },
)

test('nothing scrolls sideways from 320 to 1024 px', { tag: '@rest' }, async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/policies', '/dashboard/mandates', '/dashboard/rewards']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 360, 640, 800, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScrolling(page)
    }
  }
})
