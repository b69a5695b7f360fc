import { createAccountButton, logInButton } from './support/account'
import { expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [address, button] of [
  ['/login', logInButton],
  ['/register', createAccountButton],
] as const)
  test(`on a phone the button of ${address} is in view, below at most 100 px of brand`, async ({ page }) => {
    await page.goto(address)
    await expect(button(page)).toBeEnabled()
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(100)
  })

test('a long email address that is taken does not make registration scroll sideways', async ({ page }) => {
  const emailAddress = 'oluwaseunadebayo1990@gmail.com'
  const message = `Email '${emailAddress}' is already taken.`
  await page.route(/Account\/Register/, (route) =>
    route.fulfill({
      json: {
        success: false,
        error: {
          code: 0,
          message: 'Your request is not valid!',
          details: message,
          validationErrors: [{ message, members: ['emailAddress'] }],
        },
      },
    }),
  )
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/register')
    await page.getByLabel('First Name').fill('Oluwaseun')
    await page.getByLabel('Last Name').fill('Adebayo')
    await page.getByLabel('Email').fill(emailAddress)
    await page.getByLabel('Password', { exact: true }).fill('Some-pass-2025')
    await createAccountButton(page).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expectNoSidewaysScrolling(page)
  }
})
