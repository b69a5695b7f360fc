import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { unknownAddress } from './support/open-screens'
import { greeting } from './support/session'
import { titlesOf } from './support/tables'

const plain = [/^tel:\+?\d+$/, /^https:\/\/wa\.me\/\d+$/, /^mailto:[^?]+@[^?]+$/]

const filledWith = (policyNo: string) => {
  const filled = encodeURIComponent(policyNo)
  return [
    /^tel:\+?\d+$/,
    new RegExp(`^https://wa\\.me/\\d+\\?text=Claim%2C%20policy%20${filled}$`),
    new RegExp(`^mailto:[^?]+\\?subject=Claim%2C%20policy%20${filled}$`),
  ]
}

/** A headless browser has no app for what these links open: where a press leads is only recorded. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const followed: string[] = []
    Object.assign(window, { followed })
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !/^(tel:|mailto:|https:\/\/wa\.me\/)/.test(link.href)) return
      event.preventDefault()
      followed.push(link.href)
    })
  })
})

const followed = (page: Page) => page.evaluate(() => Reflect.get(window, 'followed') as string[])

/** Presses each way to reach the brokerage in a part of the page, and expects where they lead. */
const expectReached = async (
  place: Locator,
  press: (way: Locator) => Promise<void>,
  expected: readonly RegExp[] = plain,
) => {
  const before = (await followed(place.page())).length
  const ways = place.locator('a[href^="tel:"], a[href^="https://wa.me/"], a[href^="mailto:"]')
  await expect(ways).toHaveCount(expected.length)
  for (const way of await ways.all()) await press(way)
  expect((await followed(place.page())).slice(before)).toEqual(expected.map((one) => expect.stringMatching(one)))
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const tap = (way: Locator) => way.tap()

  test('[HELP-01: landing page, log-in, errors, offline] without a session the brokerage is two taps away', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expects(unknownAddress)
    await page.goto('/')
    const menu = page.locator('summary[aria-label="Menu"]')
    const ways = page.getByRole('navigation', { name: 'Menu' }).locator('a[href^="tel:"]')
    await menu.tap()
    await ways.tap()
    expect(await followed(page)).toEqual([expect.stringMatching(/^tel:/)])
    for (const address of ['/', '/terms', '/tips/0']) {
      await page.goto(address)
      await expectReached(page.getByRole('contentinfo'), tap)
    }
    for (const address of ['/login', '/register', '/login#forgot', '/kept', '/no/such/page']) {
      await page.goto('about:blank')
      await page.goto(address)
      await expectReached(page.getByRole('main'), tap)
    }
  })

  test('[HELP-01: slide-in menu, profile menu, policy] a customer reaches it from both menus and from a policy', async ({
    page,
    context,
  }) => {
    await storeLogIn(context, await demoCustomer())
    await page.goto('/dashboard')
    await expect(greeting(page)).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expectReached(page.getByRole('dialog', { name: 'Menu' }), tap)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await page.getByRole('button', { name: /^Profile menu/ }).tap()
    await page.getByRole('menuitem', { name: 'Help' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Get help' })
    await expectReached(sheet, tap)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(sheet).toHaveCount(0)
    await page.goto('/dashboard/policies')
    await titlesOf(page).first().tap()
    const details = page.getByRole('dialog')
    const number = details.locator('dt:text-is("Policy No") + dd')
    await expectReached(
      details.getByRole('region', { name: 'How to claim' }),
      tap,
      filledWith((await number.first().textContent()) ?? ''),
    )
  })
})

test('[HELP-01: profile menu] the keyboard opens the sheet, reaches the three, and returns to the menu’s button', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: /^Profile menu/ })
  await button.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Get help' })
  await expect(sheet.getByRole('heading', { name: 'Get help' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectReached(sheet, async (way) => {
    await page.keyboard.press('Tab')
    await expect(way).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('[HELP-01: landing page] on a desktop Help in the header leads to the ways in the footer', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Help' }).press('Enter')
  await expect(page.locator('#help')).toBeInViewport()
  await expectReached(page.locator('#help'), (way) => way.press('Enter'))
})
