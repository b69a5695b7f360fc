import { accountAddresses } from '../../src/ui/routes/addresses'
import { createAccountButton, logInButton } from './support/account'
import { expectNoSidewaysScrolling } from './support/axe'
import { customerWithPolicy, demoCustomer, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { payButton, widgetFrame } from './support/paying'
import { counts, titlesOf } from './support/tables'
import { expectTargets } from './support/targets'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('[TAP-08] every target is at least 44 × 44 px at every address of the account', async ({ page, context }) => {
  const customer = await customerWithPolicy()
  await storeLogIn(context, customer, await storedQuote(customer))
  for (const address of accountAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (address === '/dashboard/payment') await expect(payButton(page)).toBeVisible()
    await expectTargets(page)
  }
  await page.goto('/dashboard/payment')
  await widgetFrame(page).getByRole('tab', { name: 'Mandate' }).click()
  await expectTargets(page)
})

test('[TAP-08] every target is at least 44 × 44 px in menus, dialogs and cards', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard/mandates')
  await expect(counts(page, 'Showing 1 to 10 of 13 results')).toBeVisible()
  await expectTargets(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible()
  await expectTargets(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectTargets(page)
  await page.keyboard.press('Escape')
  await titlesOf(page).first().click()
  await expect(page.getByRole('dialog').getByText('Next Execute Date')).toBeVisible()
  await expectTargets(page)
  await page.goto('/dashboard/policies')
  await titlesOf(page).first().click()
  await expect(page.getByRole('dialog').getByText('Policy No', { exact: true })).toBeVisible()
  await expectTargets(page)
  await page.goto('/dashboard/beneficiaries?add=yes')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add beneficiary' })).toBeVisible()
  await expectTargets(page)
})

test('a card of a table has two lines and unfolds, by keyboard too', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
  const row = page.locator('tbody tr').first()
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(3)
  expect((await row.boundingBox())?.height).toBeLessThan(120)
  await page.goto('/dashboard/rewards')
  const referral = page.locator('tbody tr').first()
  const unfold = referral.getByRole('button', { name: /^Details of/ })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect(referral.getByRole('cell').filter({ visible: true })).toHaveCount(3)
  await unfold.focus()
  await page.keyboard.press('Enter')
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await expect(referral.getByRole('cell').filter({ visible: true })).toHaveCount(4)
  await expectTargets(page)
})

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
