import { expectToast } from './support/toasts'
import { expectNoWidget, expectWidget } from './support/at-payment'
import { policiesOf, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'
import { fillMotorForm, getQuoteButton, motorFormPath, vehicle } from './support/shop'
import { APPROVED } from '../support/kyc/steps'

const STATE = 'Payment/GetByQuote'

test(
  '[QUOTE-04] [PAY-03] [PAY-09] reloads from the shop to the policy lose nothing and pay once',
  { tag: '@rest' },
  async ({ page, context, newCustomer, fault, hold, requests }) => {
    const customer = await newCustomer(APPROVED)
    const { emailAddress } = customer
    await storeLogIn(context, customer)
    const premium = '₦250,000.00'

    await test.step('in the shop the dialog and the form are as they were', async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /Buy Insurance/ }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: /Motor Insurance/ })).toBeVisible()
      await page.reload()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Motor Insurance/ })
        .click()
      await expect(page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' })).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }).click()
      await fillMotorForm(page)
      await page.getByLabel('It is commercial').check()
      await page.reload()
      await expect(page).toHaveURL(motorFormPath)
      for (const label of ['Registration number', 'Chassis number', 'Year of manufacture'])
        await expect(page.getByLabel(label)).toHaveValue(vehicle[label] ?? '')
      await expect(page.getByLabel('Price of car')).toHaveValue('5,000,000')
      await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Toyota')
      await expect(page.getByLabel('Model').locator('option:checked')).toHaveText('Corolla')
      await expect(page.getByLabel('It is commercial')).toBeChecked()
      await page.getByLabel('It is commercial').uncheck()
      await getQuoteButton(page).click()
      await expect(page).toHaveURL('/dashboard/checkout')
    })

    await test.step('at checkout the order is still there', async () => {
      await expect(page.getByText(premium).first()).toBeVisible()
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page.getByText(premium).first()).toBeVisible()
      await page.getByRole('button', { name: 'Proceed to Pay' }).click()
      await expect(page).toHaveURL('/dashboard/payment')
    })

    await test.step('before the widget is ready it opens again', async () => {
      await fault({ path: '/pay/quote', kind: 'slow', ms: 2_000, emailAddress })
      await page.reload()
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.reload()
      const asked = page.waitForRequest(/\/pay\/quote/)
      await expectWidget(page)
      await expect(page.getByText(`To pay: ${premium} a year`)).toBeVisible()
      // The widget gets a token of its own again, which needs no 401 to be renewed.
      expect((await (await asked).response())?.status()).toBe(200)
    })

    await test.step('with a typed card the state is read first, and no card data is stored', async () => {
      await fillCard(page, goodCard)
      const letGo = await hold(/Payment\/GetByQuote/)
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'Checking your payment' })).toBeVisible()
      await expectNoWidget(page)
      letGo()
      await expectWidget(page)
      await expect(widgetFrame(page).getByLabel('Card number')).toHaveValue('')
    })

    await test.step('right after the payment the quote is paid', async () => {
      await fillCard(page, goodCard)
      const letGo = await hold(/Payment\/GetByQuote/)
      const before = requests.count(STATE)
      await payButton(page).click()
      // One when the payment is submitted, another when the widget reports the receipt.
      await expect.poll(() => requests.count(STATE)).toBe(before + 2)
      await page.reload()
      letGo()
      await expectToast(page, 'We have received your payment.')
      await expect(page).toHaveURL('/dashboard/home')
      await page.goBack()
      await page.goto('/dashboard/payment')
      await expect(page.getByText('There is nothing to pay yet.')).toBeVisible()
    })

    await test.step('the details of the policy open again', async () => {
      await page.goto('/dashboard/policies')
      await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
      const details = page.getByRole('dialog', { name: 'Policy Details' })
      await expect(details.getByText('Transaction Reference')).toBeVisible()
      await page.reload()
      await expect(details.getByText('Transaction Reference')).toBeVisible()
    })

    expect(requests.count('/pay/card')).toBe(1)
    expect(requests.count('VehicleQuote')).toBe(1)
    expect(await policiesOf(customer)).toHaveLength(1)
  },
)
