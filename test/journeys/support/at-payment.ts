import { expect, type Page } from '@playwright/test'
import { policiesOf, storedQuote, storeLogIn, type TestCustomer } from './customers'
import { payButton, widgetFrame } from './paying'
import { expectToast } from './toasts'

/** Opens a page with a new quote and returns the quote's id. */
const openWithQuote =
  (path: string) =>
  async (page: Page, customer: TestCustomer): Promise<number> => {
    const { quote } = await storedQuote(customer)
    await storeLogIn(page.context(), customer, { quote })
    await page.goto(path)
    return (JSON.parse(quote) as { quoteId: number }).quoteId
  }

/** The payment page, without a token of a checkout before it. The widget may still be loading. */
export const openPayment = openWithQuote('/dashboard/payment')
export const openCheckout = openWithQuote('/dashboard/checkout')

/** Expects the card form on the screen, without messages. */
export const expectWidget = async (page: Page): Promise<void> => {
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText('Checking your payment')).toHaveCount(0)
}

export const expectNoWidget = (page: Page): Promise<void> => expect(page.locator('iframe')).toHaveCount(0)

/** Closes the widget with its own button; a dispatched event, since real input would wait for the removed frame. */
export const cancelPayment = (page: Page): Promise<void> =>
  widgetFrame(page).getByRole('button', { name: 'Cancel payment' }).dispatchEvent('click')

/** The customer is at home and has one policy: nothing was paid twice. */
export const expectPaidOnce = async (page: Page, customer: TestCustomer) => {
  await expect(page).toHaveURL('/dashboard/home', { timeout: 60_000 })
  await expectToast(page, 'We have received your payment.')
  expect(await policiesOf(customer)).toHaveLength(1)
}
