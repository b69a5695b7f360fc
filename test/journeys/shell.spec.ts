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
  await page.setViewportSize({ width: 360, height: 400 })
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

test('[SHELL-02] the bell shows a red dot and links to the notifications', async ({ page }) => {
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' })
  const dot = bell.locator('span')
  await expect(dot).toBeVisible()
  const colour = await dot.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(green + 80)
  expect(red).toBeGreaterThan(blue + 80)
  await bell.click()
  await expect(page).toHaveURL('/dashboard/notifications')
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(bell.locator('span')).toBeVisible()
})

test('[SHELL-03: settings] the profile menu links to the settings', async ({ page }) => {
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Logout'])
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
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
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Rewards', 'Policies', 'Mandates'])
    await expect(menu.getByRole('link').locator('svg')).toHaveCount(4)
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Mandates' }).click()
    await expect(page).toHaveURL('/dashboard/mandates')
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(350, 400)
    await expect(menu).toHaveCount(0)
  },
)

test('[SHELL-05] [SHELL-07] [SHELL-08] on a desktop the links open screens with their own titles', async ({ page }) => {
  const titles = [await page.title()]
  for (const name of ['Rewards', 'Policies', 'Mandates']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/dashboard/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    titles.push(await page.title())
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/dashboard/home')
  await expect(greeting(page)).toBeFocused()
  expect(new Set(titles).size).toBe(4)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
})

test('[SHELL-05] [SHELL-06] the placeholders and the second address of the beneficiaries exist', async ({ page }) => {
  for (const name of ['Chat', 'Notifications']) {
    await page.goto(`/dashboard/${name.toLowerCase()}`)
    await expect(page.getByRole('main')).toHaveText(name)
  }
  for (const path of ['/beneficiaries', '/dashboard/beneficiaries']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Your beneficiaries' })).toBeVisible()
  }
})

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

test('[HOME-01: name] [HOME-04] home greets by name and links to KYC without requiring it', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Hello Test' })).toBeVisible()
  await expect(page.getByText('What are your goals today?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Click here to start / continue your kyc process' })).toHaveAttribute(
    'href',
    '/dashboard/kyc',
  )
  await page.getByRole('button', { name: /Buy Insurance/ }).click()
  await expect(page.getByRole('dialog', { name: 'Buy Insurance' })).toBeVisible()
})
