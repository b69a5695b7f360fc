import { customerAtStep, demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton } from './support/kyc'
import { fillMotorForm, getQuoteButton, motorFormPath, vehicle } from './support/shop'

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`[COVER-08] [LIFE-07: sums] [LIFE-07: units] an order is decided in its first screen of ${String(viewport.width)} × ${String(viewport.height)} px: what, for whom, which car, from when, how much, its price and the button`, async ({
    page,
    newCustomer,
  }) => {
    await page.setViewportSize(viewport)
    await storeLogIn(page.context(), await newCustomer())
    await page.goto(motorFormPath)
    await expect(getQuoteButton(page)).toBeInViewport({ ratio: 1 })
    await fillMotorForm(page)
    await getQuoteButton(page).click()
    await expect(page).toHaveURL('/dashboard/checkout')
    const cover = page.getByRole('heading', { name: 'Your cover' }).locator('..')
    for (const text of [
      'Comprehensive Motor',
      'Test Customer',
      vehicle['Registration number'] ?? '',
      'Begins when you have paid',
      '₦5,000,000.00',
      'You pay the first 10\u00a0% of each repair',
    ])
      await expect(cover.getByText(text, { exact: true }), text).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('₦250,000.00').last()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('a year', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeInViewport({ ratio: 1 })
  })

test('on a phone title, Back and Close of a quote form stay in view wherever it is scrolled to, and Back leads to the products', async ({
  page,
  newCustomer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeLogIn(page.context(), await newCustomer())
  await page.goto(motorFormPath)
  await expect(getQuoteButton(page)).toBeEnabled()
  const dialog = page.getByRole('dialog')
  await dialog.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  await expect(dialog.getByLabel('Registration number')).not.toBeInViewport()
  const back = dialog.getByRole('button', { name: 'Back' })
  for (const part of [dialog.getByRole('heading', { level: 2 }), back, dialog.getByRole('button', { name: 'Close' })])
    await expect(part).toBeInViewport({ ratio: 1 })
  await back.click()
  await expect(page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' })).toBeVisible()
})

for (const { name, who, path, button } of [
  { name: 'step of KYC', who: () => customerAtStep(3), path: '/dashboard/kyc', button: continueButton },
  { name: 'quote form', who: demoCustomer, path: '/dashboard?category=2&product=201', button: getQuoteButton },
])
  test(`the button of a short ${name} is at the lower edge of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await storeLogIn(page.context(), await who())
    await page.goto(path)
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    const bottom = async () => {
      const { y = 0, height = 0 } = (await button(page).boundingBox()) ?? {}
      return y + height
    }
    await expect.poll(bottom).toBeGreaterThanOrEqual(740 - 24)
  })
