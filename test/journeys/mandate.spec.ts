import { mandatesOf, policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { payByMandate, widgetFrame } from './support/paying'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'
import { APPROVED } from '../support/kyc/steps'

test('[PAY-02] [PAY-03] [PAY-04: mandate] [PAY-08] a customer pays by mandate and finds the mandate', async ({
  page,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn(APPROVED)
  await page.goto('/dashboard')
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).click()

  const access = page.waitForResponse(/TokenAuth\/Getaccess/i)
  await expect(page).toHaveURL('/dashboard/checkout')
  const { result } = (await (await access).json()) as { result: { accessToken: string } }
  await page.getByRole('button', { name: 'Proceed to Pay' }).click()
  await expect(page).toHaveURL('/dashboard/payment')

  const form = widgetFrame(page)
  await expect(form.getByRole('heading', { name: 'Pay ₦250,000.00' })).toBeVisible()
  await expect(form.getByText(`For ${customer.name} ${customer.surname}, ${customer.emailAddress}`)).toBeVisible()
  await expect(form.getByRole('tab', { name: 'Card' })).toHaveAttribute('aria-selected', 'true')
  const asked = requests.last('/pay/quote')
  expect(asked?.headers()['authorization']).toBe(`Bearer ${result.accessToken}`)
  expect(requests.addresses().filter((address) => address.includes(result.accessToken))).toEqual([])

  await payByMandate(page)
  await expect(page).toHaveURL('/dashboard/mandates')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Comprehensive Motor' })
  await expect(row).toContainText('NGN')
  await expect(row).toContainText('Monthly')
  await expect(row).toContainText('Inactive')
  await row.getByText('Monthly').click()
  const details = page.getByRole('dialog', { name: 'Mandate Details' })
  await expect(details.getByText('Mandate ID')).toBeVisible()
  await expect(details.getByText(customer.emailAddress)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.locator('[data-opens]')).toBeFocused()
  expect(requests.count('/pay/mandate')).toBe(1)
  expect(await mandatesOf(customer)).toHaveLength(1)
  expect(await policiesOf(customer)).toHaveLength(1)
})
