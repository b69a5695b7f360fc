import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { openPayment } from './support/at-payment'
import { allowClipboard, copiedText } from './support/clipboard'
import { policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { payByMandate } from './support/paying'
import { bankReports } from './support/sandbox'
import { counts } from './support/tables'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('[PAY-17: what to send, followed by itself] a customer sees how to activate a new mandate, copies the account, and sees it active by itself', async ({
  page,
  context,
  newCustomer,
}) => {
  await allowClipboard(context)
  await page.clock.install()
  const customer = await newCustomer()
  await openPayment(page, customer)
  await payByMandate(page)
  await expect(page).toHaveURL('/dashboard/mandates')
  const notice = page.getByRole('region', { name: 'Activate your mandate for Comprehensive Motor' })
  await expect(notice).toContainText('Send ₦50 from Guaranty Trust Bank ******4071 to one of these accounts:')
  await expect(notice).toContainText('leave at least ₦100 in the account')
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)

  await notice.getByRole('button', { name: 'Copy the account number at Fidelity Bank' }).tap()
  await expect(notice.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await copiedText(context)).toBe('9000000001')
  expect(await policiesOf(customer)).toMatchObject([{ status: 'Pending' }])

  await bankReports(customer, 'transfer')
  await page.clock.runFor(10_000)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await policiesOf(customer)).toMatchObject([{ status: 'Active' }])
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 1 of 1 results')).toBeVisible()
})
