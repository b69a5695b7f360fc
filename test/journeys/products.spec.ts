import type { Page } from '@playwright/test'
import { expectToast } from './support/toasts'
import { expectAccessible } from './support/axe'
import { addBeneficiary } from './support/beneficiaries'
import { mandatesOf, policiesOf, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { payByCard, payByMandate } from './support/paying'
import { products, requestQuote, type ProductForm } from './support/products'
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

/** What the mandate pays, how to activate it, and after the transfer the policy with its certificate (PAY-12, PAY-17). */
const expectMandateProof = async (page: Page, customer: TestCustomer, { name, product }: ProductForm) => {
  const notice = page.getByRole('region', { name: `Activate your mandate for ${product}` })
  await expect(notice).toContainText(/(debits of|One debit of) ₦[\d,.]+/)
  await bankReports(customer, 'transfer')
  await page.reload()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  // The first debit of a trip is due when it begins.
  expect(await policiesOf(customer)).toMatchObject([{ status: name === 'travel' ? 'Pending' : 'Active' }])
  await page.goto('/dashboard/policies')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${product}, `) })
    .tap()
  const details = page.getByRole('dialog', { name: 'Policy Details' })
  await expect(details.getByRole('heading', { name: 'How to claim' })).toBeVisible()
  await expect(details.getByRole('link', { name: 'Certificate' })).toHaveCount(name === 'travel' ? 0 : 1)
}

const pays = {
  card: async (page: Page) => {
    await payByCard(page)
    await expect(page).toHaveURL('/dashboard/home')
    await expectProof(page)
  },
  mandate: async (page: Page, customer: TestCustomer, form: ProductForm) => {
    await payByMandate(page)
    await expect(page).toHaveURL('/dashboard/mandates')
    await expectMandateProof(page, customer, form)
  },
}

for (const form of products) {
  // `npm test` buys motor, health and home cover; the others and all mandates but the one for a car are in the rest.
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
      await pays.card(page)
      expect(await policiesOf(customer)).toHaveLength(1)
      expect(await mandatesOf(customer)).toHaveLength(0)
    })
  })

  test.describe(`${form.name} by mandate`, { tag: '@rest' }, () => {
    test('[SESS-05] [QUOTE-03] [BUY-04] [PAY-12] [PAY-17: what to send] typed values survive a visit to the beneficiaries, a reload and the end of the session, up to the policy', async ({
      page,
      context,
      newCustomer,
      fault,
    }) => {
      const customer = await newCustomer()
      if (form.name === 'health') await addBeneficiary(customer)
      await storeLogIn(context, customer)
      await page.goto(form.path)
      await expect(page.getByLabel('Full name')).toHaveValue('Test Customer')
      await page.getByLabel('Full name').fill('')
      await requestQuote(page, form).click()
      await expect(page.getByText('Please enter full name')).toBeVisible()
      // Education has the same form as savings.
      if (form.name !== 'education') await expectAccessible(page)
      await form.fill(page)
      await page.getByRole('link', { name: 'Setup beneficiaries' }).click()
      await expect(page).toHaveURL(/^[^?]*\/beneficiaries\?/)
      await page.goBack()
      await form.expectFilled(page)
      await page.reload()
      await form.expectFilled(page)
      const sideways = await page
        .locator('dialog')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      await fault({ path: form.call, kind: '401', emailAddress: customer.emailAddress })
      await requestQuote(page, form).click()
      await logInAgain(page, customer)
      await expect(page).toHaveURL(form.path)
      await form.expectFilled(page)
      await requestQuote(page, form).click()
      await expectOrder(page, form)
      await page.getByRole('button', { name: 'Proceed to Pay' }).click()
      await pays.mandate(page, customer, form)
    })
  })
}

test('[HEALTH-02] a health quote cannot be requested without a beneficiary; after adding one, the typed values are still there', async ({
  page,
  loggedIn,
}) => {
  const customer = await loggedIn()
  const health = products.find(({ name }) => name === 'health')
  if (health === undefined) throw new Error('there is no health product')
  await page.goto(health.path)
  const words = 'You currently do not have any beneficiaries, please proceed to setup beneficiaries'
  await expect(page.getByText(words)).toBeVisible()
  await health.fill(page)
  await expect(requestQuote(page, health)).toBeDisabled()
  await page.getByRole('link', { name: 'Setup beneficiaries' }).click()
  await expect(page.getByRole('heading', { name: 'Your beneficiaries' })).toBeVisible()
  await addBeneficiary(customer)
  await page.goBack()
  await health.expectFilled(page)
  await expect(page.getByText(words)).toHaveCount(0)
  await requestQuote(page, health).click()
  await expect(page).toHaveURL('/dashboard/checkout')
})

test('[HOMEQ-02] [HOMEQ-03] [HOMEQ-04] appliances can be listed up to exactly ₦125,000, and removed ones can be chosen again', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard?category=4&product=401')
  const choice = page.getByLabel('Appliance', { exact: true })
  const add = async (name: string, amount: string) => {
    await choice.selectOption({ label: name })
    await page.getByLabel('Amount').fill(amount)
    await page.getByRole('button', { name: /^Add/ }).click()
  }
  await expect(page.getByRole('button', { name: 'Add Appliance' })).toBeVisible()
  await add('Television', '80000.01')
  await expect(page.getByRole('button', { name: 'Add More Appliciances' })).toBeVisible()
  await expect(choice.getByRole('option', { name: 'Television' })).toHaveCount(0)
  await add('Laptop', '45000')
  await expectToast(page, 'Adding this item will exceed the threshold of ₦125,000')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1)
  await page.getByLabel('Amount').fill('44999.99')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Total ₦125,000.00 of ₦125,000.00')).toBeVisible()
  await expect(page.getByText('Please enter the state')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Television' }).click()
  await expect(choice.getByRole('option', { name: 'Television' })).toHaveCount(1)
  await expect(page.getByText('Total ₦44,999.99 of ₦125,000.00')).toBeVisible()
})
