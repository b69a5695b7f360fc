import { allowClipboard } from './support/clipboard'
import { openPayment } from './support/at-payment'
import { customerAtStep, customerWithPolicy, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms } from './support/kyc'
import { payByMandate } from './support/paying'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.describe('on translated pages', () => {
  test.use({ translated: true })

  test('[TAP-12] a code is copied, a saved number shown, and an account looked up', async ({ page, context }) => {
    await allowClipboard(context)
    await storeLogIn(context, await customerAtStep(4))
    await page.goto('/dashboard/rewards')
    await page.getByRole('button', { name: 'Copy Code' }).tap()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible()
    await page.goto('/dashboard/settings/verifications?tab=Bvn%20Info')
    await page.getByRole('button', { name: 'Show BVN' }).tap()
    await expect(page.getByText('22222222222')).toBeVisible()
    await page.getByRole('button', { name: 'Hide BVN' }).tap()
    await expect(page.getByText('22222222222')).toHaveCount(0)

    await storeLogIn(context, await customerAtStep(2))
    await page.goto('/dashboard/kyc')
    await stepForms['bank-account'].fill(page)
    await page.getByLabel('Account number').fill('010802407')
    await page.getByLabel('Account number').fill('0108024071')
    await continueButton(page).tap()
    await expectStep(page, 3)
  })

  test(
    '[TAP-12] a policy is kept and removed, and a mandate activated',
    { tag: '@rest' },
    async ({ page, context }) => {
      await allowClipboard(context)
      const customer = await customerWithPolicy()
      await storeLogIn(context, customer)
      await page.goto('/dashboard/policies')
      await page.getByRole('button', { name: /^Comprehensive Motor, / }).tap()
      await page.getByRole('button', { name: 'Keep on this phone' }).tap()
      await expect(page.getByText(/^Kept on this phone, as of /)).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap()
      await expect(page.getByRole('button', { name: 'Keep on this phone' })).toBeVisible()
      await openPayment(page, customer)
      await payByMandate(page)
      const notice = page.getByRole('region', { name: 'Activate your mandate for Comprehensive Motor' })
      await notice.getByRole('button', { name: 'Copy the account number at Fidelity Bank' }).tap()
      await expect(notice.getByRole('button', { name: /^Copied/ })).toBeVisible()
      await expect(notice.getByRole('button', { name: 'Copy the account number at Fidelity Bank' })).toBeVisible()
    },
  )
})

test('[TAP-12] a screen that fails says so, and not that the connection did; what was typed is there after Try again', async ({
  page,
  loggedIn,
  quietConsole,
}) => {
  quietConsole.expects(/NotFoundError|removeChild/)
  await loggedIn(4)
  await page.goto('/dashboard/kyc')
  await page.getByLabel('Company name').fill('Example Trading Limited')
  // An extension takes away what the form replaces by its message.
  await page
    .getByLabel('Mobile number')
    .evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.remove())
  await continueButton(page).tap()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Something went wrong on this page')
  await expect(alert).not.toContainText('connection')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
})
