import { PASSWORD, registered } from '../support/customer-builder'
import { rawClient } from '../support/raw-client'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { activationPath } from './support/sandbox'

test('[AUTH-29] a customer whose mail was scanned first is asked to log in, and needs to type the password alone', async ({
  page,
  browser,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*ActivateEmail/)
  const { emailAddress } = await registered(portal())
  await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
  const path = await activationPath(emailAddress)
  // Most scanners only fetch the page, which uses no code; some run its script.
  expect((await page.request.get(path)).status()).toBe(200)
  const scanner = await browser.newContext()
  const scanned = await scanner.newPage()
  await scanned.goto(portal() + path)
  await expect(scanned.getByText('Email Activated Successfully!')).toBeVisible()
  await scanner.close()

  await page.goto('/register')
  await page.evaluate((email) => {
    localStorage.setItem('email', email)
  }, emailAddress)
  await page.goto(path)
  await expect(page.getByRole('alert')).toHaveText('Your account is active. Log in.')
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test(
  '[ACC-04] a used link is replaced on the spot, by the keyboard alone',
  { tag: '@rest' },
  async ({ page, quietConsole }) => {
    quietConsole.expects(/status of 500 .*ActivateEmail/)
    await page.setViewportSize({ width: 360, height: 740 })
    const { emailAddress } = await registered(portal())
    await page.goto('/register/verifyEmail/7/another-code')
    await expect(page.getByRole('alert')).toContainText('This activation link is not valid.')
    await page.getByRole('button', { name: 'Send a new link' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Send a new link' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(emailAddress)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    await expectAccessible(page)
    await page.goto(await activationPath(emailAddress))
    await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
  },
)
