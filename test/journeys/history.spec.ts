import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'
import { fillMotorForm, motorFormPath, vehicle } from './support/shop'

test('[KYC-14] Back and Forward navigate only the saved steps of KYC', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn(3)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /kyc process/ }).click()
  await expect(stepHeading(page, kycSteps[2])).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 2)
  await expect(page.getByText('This step is saved.')).toBeVisible()
  await page.goBack()
  await expectStep(page, 3)
  await kycSteps[2].fill(page)
  await continueButton(page).click()
  await expectStep(page, 4)
  await page.getByLabel('Company name').fill('Example Trading Limited')
  await page.goBack()
  await expectStep(page, 3)
  await expect(stepHeading(page, kycSteps[2])).toBeVisible()
  await page.goForward()
  await expectStep(page, 4)
  await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  expect(requests.count('BVN/Verify')).toBe(1)
})

test('Back closes the views of the shop one after the other, and the typed values are kept', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard')
  const shop = page.getByRole('dialog')
  await page.getByRole('button', { name: /Buy Insurance/ }).click()
  await shop.getByRole('button', { name: /Motor Insurance/ }).click()
  await page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }).click()
  await fillMotorForm(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' })).toBeVisible()
  await page.goBack()
  await expect(shop.getByRole('button', { name: /Motor Insurance/ })).toBeVisible()
  await page.goBack()
  await expect(shop).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await page.goForward()
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(motorFormPath)
  await expect(page.getByLabel('Chassis number')).toHaveValue(vehicle['Chassis number'] ?? '')
  await shop.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' })).toBeVisible()
})

test('after log-out Back shows no customer data', async ({ page, loggedIn }) => {
  const customer = await loggedIn()
  await page.goto('/dashboard/settings')
  await expect(page.getByText(customer.emailAddress)).toBeVisible()
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(customer.emailAddress)).toHaveCount(0)
})

test('a double click on a link adds one entry, so one Back undoes it', async ({ page, loggedIn }) => {
  await loggedIn()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Rewards', exact: true }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toHaveCount(0)
})
