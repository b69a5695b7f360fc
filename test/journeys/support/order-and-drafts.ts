import { expect, type Page } from '@playwright/test'
import { logIn } from './account'
import { PASSWORD, storedQuote, type TestCustomer } from './customers'
import { stepForms } from './kyc'
import { fillMotorForm, motorFormPath } from './shop'

export const logInAs = async (page: Page, { emailAddress }: TestCustomer) => {
  await logIn(page, { email: emailAddress, password: PASSWORD })
  await expect(page).not.toHaveURL(/\/login/)
}

/** A customer with an order and two drafts, who leaves the phone at what the last draft belongs to. */
export const leaveOrderAndDrafts = async (page: Page, customer: TestCustomer) => {
  await page.goto('/login')
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    await storedQuote(customer),
  )
  await logInAs(page, customer)
  await expect(page.getByText('Your order is not paid yet')).toBeVisible()
  await page.goto('/dashboard/kyc')
  await stepForms['user-details'].fill(page)
  await page.goto(motorFormPath)
  await fillMotorForm(page)
}
