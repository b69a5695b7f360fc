import type { Locator, Page } from '@playwright/test'
import { passwordField } from './support/account'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'
import { getQuoteButton, motorFormPath } from './support/shop'

/** Presses Tab until the element has the focus, like a keyboard user. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('40 presses of Tab did not reach it')
}

test('[PUB-06] [AUTH-02: fields] [AUTH-06: dashboard] the keyboard alone leads from the landing page to the dashboard', async ({
  page,
  newCustomer,
}) => {
  const { emailAddress } = await newCustomer()
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(emailAddress)
  await tabTo(page, passwordField(page))
  await page.keyboard.type(PASSWORD)
  // Tab skips the visibility button while it is disabled, which it is until hydration.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(greeting(page)).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: /kyc process/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Customer Information' })).toBeFocused()
})

test('[FORM-03] the keyboard alone opens the shop, reaches the errors, and closes it with Escape', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard')
  const card = page.getByRole('button', { name: /^Buy Insurance/ })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /Motor Insurance/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(motorFormPath)
  const plate = page.getByLabel('Registration number')
  await tabTo(page, plate)
  await page.keyboard.press('Enter')
  await expect(plate).toHaveAccessibleDescription('Please enter the registration number')
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
  await expect(plate).toBeFocused()
  await expect(getQuoteButton(page)).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('[SHELL-03: settings] the profile menu opens, navigates and closes with the keyboard', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: /Profile menu/ })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings')
})
