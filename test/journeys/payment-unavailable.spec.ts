import type { Page } from '@playwright/test'
import { expectWidget, openPayment, expectPaidOnce } from './support/at-payment'
import type { TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'

const BUSY = 'The service is busy, and nothing was done. Please try again later.'

/** Answers the first payment with this failure of the widget's server, after it has reached that server, or without. */
const failFirst = (page: Page, error: { readonly code: number | string; readonly message: string }, arrives: boolean) =>
  page.context().route(
    /\/pay\/card/,
    async (route) => {
      if (arrives) await route.fetch()
      await route.fulfill({ status: 503, json: { __abp: true, success: false, result: null, error } })
    },
    { times: 1 },
  )

const open = async (page: Page, customer: TestCustomer) => {
  await openPayment(page, customer)
  await expectWidget(page)
  await fillCard(page, goodCard)
}

test.beforeEach(({ quietConsole }) => {
  quietConsole.expects(/status of 503 .*\/pay\/card/)
})

test('[RUN-11] a 503 whose code does not say so is no refusal, whatever its words: the payment may have been made, and is found', async ({
  page,
  newCustomer,
}) => {
  const customer = await newCustomer()
  await failFirst(page, { code: 0, message: BUSY }, true)
  await open(page, customer)
  await payButton(page).click()
  await expect(page.getByText('Checking your payment')).toBeVisible()
  await expectPaidOnce(page, customer)
})

test('[RUN-11] a 503 whose code says that nothing was done is a refusal, and paying again works', async ({
  page,
  newCustomer,
}) => {
  const customer = await newCustomer()
  await failFirst(page, { code: 'NothingDone', message: BUSY }, false)
  await open(page, customer)
  await payButton(page).click()
  await expect(widgetFrame(page).getByRole('alert').first()).toContainText(BUSY)
  await expect(page.getByText('Checking your payment')).toHaveCount(0)
  await payButton(page).click()
  await expectPaidOnce(page, customer)
})
