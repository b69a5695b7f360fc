import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillLogIn, logIn, logInButton, storedItem } from './support/account'
import { customerAtStep, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { portal, serverLog } from './support/places'
import { resetPath } from './support/sandbox'
import { greeting } from './support/session'
import { expectToast } from './support/toasts'
import { rawClient } from '../support/raw-client'

test.use({ viewport: { width: 360, height: 740 } })

const NEW_PASSWORD = 'Canary-horse-73915'
const askHeading = (page: Page) => page.getByRole('heading', { name: 'Reset your password' })
const chooseHeading = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' })
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const again = (page: Page) => page.getByLabel('Retype new password')
const changeButton = (page: Page) => page.getByRole('button', { name: 'Change password' })

const linkFor = async (emailAddress: string): Promise<string> => {
  await rawClient(portal()).post('/api/services/app/Account/SendPasswordResetCode', { emailAddress })
  return resetPath(emailAddress)
}

test('[ACC-01] [ACC-02] a forgotten password is replaced by a mailed link, by the keyboard alone', async ({
  page,
  requests,
}) => {
  const customer = await customerAtStep(1)
  await page.goto('/login')
  // Before the script arrives the link is that of the specification, to the same page.
  await expect(logInButton(page)).toBeEnabled()
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login#forgot')
  await expect(askHeading(page)).toBeFocused()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(customer.emailAddress)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`If there is an account for ${customer.emailAddress}`)).toBeVisible()
  expect(requests.bodies('Account/SendPasswordResetCode')).toEqual([{ emailAddress: customer.emailAddress }])

  const path = await resetPath(customer.emailAddress)
  const { userId, resetCode } = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
  await page.goto(path)
  await expect(chooseHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/login#reset')
  await newPassword(page).focus()
  await page.keyboard.type(NEW_PASSWORD)
  await again(page).focus()
  await page.keyboard.type(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Your password has been changed. Please log in with the new one.')
  await expect(page).toHaveURL('/login')
  expect(requests.bodies('Account/ResetPassword')).toEqual([{ userId, resetCode, password: NEW_PASSWORD }])
  expect((await customer.client.get('/api/services/app/Kyc/GetAll')).status).toBe(401)

  await logIn(page, { email: customer.emailAddress, password: NEW_PASSWORD })
  await expect(greeting(page)).toBeVisible()

  const addresses = requests.addresses().join('\n')
  const referers = requests.referers()
  expect(referers).not.toEqual([])
  const stored = JSON.stringify(await page.context().storageState())
  const log = await readFile(serverLog(), 'utf8')
  expect(log).toContain('/api/services/app/Account/ResetPassword')
  for (const secret of [resetCode ?? '', NEW_PASSWORD])
    for (const place of [addresses, referers.join('\n'), stored, log]) expect(place.includes(secret)).toBe(false)
})

test('[ACC-01] Back returns to log-in, and a reload stays with the question', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(askHeading(page)).toBeVisible()
  await page.reload()
  await expect(askHeading(page)).toBeVisible()
  await page.goBack()
  await expect(logInButton(page)).toBeEnabled()
  await expect(page).toHaveURL('/login')
  await page.goForward()
  await expect(askHeading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to log-in' }).click()
  await expect(logInButton(page)).toBeEnabled()
})

test(
  '[ACC-02] a reload forgets the link, says so, and the link from the mail works again',
  { tag: '@rest' },
  async ({ page, requests }) => {
    const { emailAddress } = await customerAtStep(1)
    const path = await linkFor(emailAddress)
    await page.goto(path)
    await expect(changeButton(page)).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Please open the link in our email again.')
    expect(requests.count('Account/ResetPassword')).toBe(0)
    // The same document: only the fragment changes.
    await page.evaluate((to) => {
      window.location.href = to
    }, path)
    await expect(changeButton(page)).toBeEnabled()
    await expect(page).toHaveURL('/login#reset')
  },
)

test(
  '[ACC-02] the link ends the session on this device, in every tab, before it is used',
  { tag: '@rest' },
  async ({ page, context }) => {
    const customer = await customerAtStep(1)
    const path = await linkFor(customer.emailAddress)
    await storeLogIn(context, customer)
    await page.goto('/dashboard')
    await expect(greeting(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(path)
    await expect(chooseHeading(other)).toBeVisible()
    await expect(other).toHaveURL('/login#reset')
    expect(await storedItem(other, 'token')).toBeUndefined()
    await expect(page).toHaveURL('/')
    await newPassword(other).fill(NEW_PASSWORD)
    await again(other).fill(NEW_PASSWORD)
    await changeButton(other).click()
    await expect(other).toHaveURL('/login')
    await fillLogIn(other, { email: customer.emailAddress, password: NEW_PASSWORD })
  },
)
