import type { Page } from '@playwright/test'
import { expectToast } from './support/toasts'
import { expectAccessible } from './support/axe'
import { addBeneficiary } from './support/beneficiaries'
import { mandatesOf, policiesOf, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { payByCard, payByMandate } from './support/paying'
import { expectTrip, productNamed, products, requestQuote, type ProductForm } from './support/products'
import { bankReports } from './support/sandbox'
import { logInAgain } from './support/session'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const row = (page: Page, term: string) =>
  page
    .locator('dl dt')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]')

/** The order on the checkout page (PAY-01). */
const expectOrder = async (page: Page, { product, code, subCode, premium }: ProductForm) => {
  await expect(page).toHaveURL('/dashboard/checkout')
  await expect(page.getByRole('heading', { name: /^Confirm Order Details \(# \d+\)$/ })).toBeVisible()
  await expect(row(page, 'Product name')).toHaveText(product)
  await expect(row(page, 'Short')).toHaveText(code)
  await expect(row(page, 'Subcode')).toHaveText(subCode)
  await expect(row(page, 'Who is covered')).toHaveText('Test Customer')
  await expect(row(page, product.includes('Trip') ? 'Cover begins' : 'Cover')).toHaveText(
    product.includes('Trip') ? /\d{4}$/ : 'Begins when you have paid',
  )
  await expect(row(page, 'Total premium')).toHaveText(premium)
  await expect(row(page, 'Quote no')).toHaveText(/^Q-\d+$/)
}

/** What the payment has bought: the result at home, over a reload, and its certificate (PAY-12). */
const expectProof = async (page: Page) => {
  const covered = page.getByRole('heading', { name: /^You are covered/ })
  await expect(covered).toBeInViewport()
  await page.reload()
  await expect(covered).toBeVisible()
  await expect(row(page, 'Policy number')).toHaveText(/^HB\//)
  const certificate = await page.getByRole('link', { name: 'Open certificate' }).getAttribute('href')
  expect((await page.request.get(certificate ?? '')).headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(covered).toHaveCount(0)
}

for (const form of products) {
  // `npm test` buys motor, health and home cover; the others are in the rest.
  const again = ['travel', 'savings', 'education'].includes(form.name)
  test.describe(`${form.name} by card`, { tag: again ? '@rest' : [] }, () => {
    test('[BUY-03] [HEALTH-01, TRAVEL-02, HOMEQ-06, SAVE-02] [QUOTE-02: toast, checkout] [PAY-01] [PAY-02] [PAY-12] [COVER-08] from the shop to the proof of a policy', async ({
      page,
      context,
      newCustomer,
      requests,
    }) => {
      const customer = await newCustomer()
      if (form.name === 'health') await addBeneficiary(customer)
      await storeLogIn(context, customer)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /Buy Insurance/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: form.category }).click()
      await page.getByRole('button', { name: `Get Quote for ${form.product}` }).click()
      await form.fill(page)
      await requestQuote(page, form).dblclick()
      await expectToast(page, form.done)
      expect(requests.bodies(form.call)).toEqual([form.body])
      await expectOrder(page, form)
      await page.getByRole('button', { name: 'Proceed to Pay' }).click()
      await expect(page).toHaveURL('/dashboard/payment')
      await payByCard(page)
      await expect(page).toHaveURL('/dashboard/home')
      await expectProof(page)
      expect(await policiesOf(customer)).toHaveLength(1)
      expect(await mandatesOf(customer)).toHaveLength(0)
    })
  })
}

test(
  '[SESS-05] [QUOTE-03] [BUY-04] [PAY-12] [PAY-17: what to send] typed values of a trip survive a visit to the beneficiaries, a reload and the end of the session, up to the policy by mandate',
  { tag: '@rest' },
  async ({ page, context, newCustomer, fault }) => {
    const trip = productNamed('travel')
    const customer = await newCustomer()
    await storeLogIn(context, customer)
    await page.goto(trip.path)
    await expect(page.getByLabel('Full name')).toHaveValue('Test Customer')
    await expectAccessible(page)
    await trip.fill(page)
    await page.getByRole('link', { name: 'Setup beneficiaries' }).click()
    await expect(page).toHaveURL(/^[^?]*\/beneficiaries\?/)
    await page.goBack()
    await expectTrip(page)
    await page.reload()
    await expectTrip(page)
    await fault({ path: trip.call, kind: '401', emailAddress: customer.emailAddress })
    await requestQuote(page, trip).click()
    await logInAgain(page, customer)
    await expect(page).toHaveURL(trip.path)
    await expectTrip(page)
    await requestQuote(page, trip).click()
    await expectOrder(page, trip)
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await payByMandate(page)
    await expect(page).toHaveURL('/dashboard/mandates')
    const notice = page.getByRole('region', { name: `Activate your mandate for ${trip.product}` })
    await expect(notice).toContainText(/(debits of|One debit of) ₦[\d,.]+/)
    await bankReports(customer, 'transfer')
    await page.reload()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
    // The first debit of a trip is due when it begins.
    expect(await policiesOf(customer)).toMatchObject([{ status: 'Pending' }])
  },
)
