import { storedItem } from './support/account'
import { expectToast } from './support/toasts'
import { expectWidget, openPayment } from './support/at-payment'
import { policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import {
  declinedCard,
  expectFrameSettled,
  fillCard,
  goodCard,
  payButton,
  payByCard,
  widgetFrame,
} from './support/paying'
import { widget } from './support/places'

const STATE = 'Payment/GetByQuote'

test('[PAY-06] messages of other origins and windows are ignored', async ({ page, newCustomer, requests }) => {
  const quoteId = await openPayment(page, await newCustomer())
  await expectWidget(page)
  const before = requests.count(STATE)
  const message = { source: 'payment-widget', type: 'receiptSent', quoteId }

  // Another origin: that of the page. Another window of the right origin: a second frame with the widget.
  // The test receives each message after the portal, since both listen to the same window in this order.
  const received = (type: string) =>
    page.evaluate(
      (expected) =>
        new Promise<string>((resolve) => {
          window.addEventListener('message', ({ origin, data }: MessageEvent<{ type?: string }>) => {
            if (data.type === expected) resolve(origin)
          })
        }),
      type,
    )
  const own = received('receiptSent')
  await page.evaluate((data) => {
    window.postMessage(data, '*')
  }, message)
  expect(await own).toBe(new URL(page.url()).origin)

  const announced = received('ready')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.name = 'second'
    frame.src = address
    document.body.append(frame)
  }, widget())
  expect(await announced).toBe(widget())
  const foreign = received('receiptSent')
  await page.frame('second')?.evaluate((data) => {
    window.parent.postMessage(data, '*')
  }, message)
  expect(await foreign).toBe(widget())

  expect(requests.count(STATE)).toBe(before)
  await expect(page).toHaveURL('/dashboard/payment')
  await expectWidget(page)
})

test('[PAY-08] a declined card stays in the widget, and another one pays', async ({
  page,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/status of (400|500) .*\/pay\/card/)
  const customer = await newCustomer()
  await openPayment(page, customer)
  await expectWidget(page)
  await payByCard(page, { ...declinedCard, expiry: '01/20' })
  await expect(widgetFrame(page).getByLabel('Expiry')).toHaveAccessibleDescription(/has not passed/)
  await payByCard(page, declinedCard)
  await expect(widgetFrame(page).getByRole('alert').first()).toContainText('Your bank declined this card.')
  await expect(page.getByText('Checking your payment')).toHaveCount(0)
  await fillCard(page, goodCard)
  await payButton(page).dblclick()
  await expect(page).toHaveURL('/dashboard/home')
  expect(requests.count('/pay/card')).toBe(3)
  expect(await policiesOf(customer)).toHaveLength(1)
})

test('[TAP-06] a card number is read with any separators and grouped by four, the expiry stays as typed', async ({
  page,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*\/pay\/card/)
  await openPayment(page, await newCustomer())
  const form = widgetFrame(page)
  const number = form.getByLabel('Card number')
  for (const typed of ['4084-0800 0000.5408', '4084.0800.0000.5408', ' 4084 0800-0000\u20135408 ']) {
    await number.fill('')
    await number.pressSequentially(typed)
    await expect(number).toHaveValue('4084 0800 0000 5408')
  }
  await form.getByLabel('Expiry').fill('12 - 39')
  await form.getByLabel('CVV').fill(' 123')
  await expect(form.getByLabel('CVV')).toHaveCSS('-webkit-text-security', 'disc')
  await payButton(page).click()
  // The number is that of the test card that is always declined.
  await expect(form.getByRole('alert').first()).toContainText('Your bank declined this card.')
  await expect(number).toHaveValue('4084 0800 0000 5408')
  await expect(form.getByLabel('Expiry')).toHaveValue('12 - 39')
  expect(requests.count('/pay/card')).toBe(1)
})

test('[KYC-19] [TAP-06] the bank of a mandate is found by a familiar name, its number read with any separators', async ({
  page,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/status of 400 .*\/pay\/mandate/)
  await openPayment(page, await newCustomer())
  const form = widgetFrame(page)
  await form.getByRole('tab', { name: 'Mandate' }).click()
  const bank = form.getByRole('combobox', { name: 'Bank' })
  await bank.fill('bank')
  await form.getByLabel('Account number').fill('010-802 4071')
  await expectFrameSettled(form)
  await form.getByRole('button', { name: 'Set up mandate' }).click()
  await expect(bank).toHaveAccessibleDescription('Please choose a bank')
  await expect(bank).toHaveValue('bank')
  await bank.fill('GTB')
  await bank.blur()
  await expect(bank).toHaveValue('Guaranty Trust Bank')
  await expect(form.getByLabel('Account number')).toHaveValue('010-802 4071')
  await expect(form.getByText('CUSTOMER TEST', { exact: true })).toBeVisible()
  await form.getByRole('checkbox', { name: /^I agree/ }).check()
  await form.getByRole('button', { name: 'Set up mandate' }).click()
  await expect(page).toHaveURL('/dashboard/mandates')
  expect(requests.bodies('/pay/mandate')).toMatchObject([
    { bankId: '' },
    { bankId: '10', accountNumber: '010-802 4071' },
  ])
})

test('[PAY-04: receipt] [PAY-09] a payment whose response is lost is found by the check, and made once', async ({
  page,
  newCustomer,
  fault,
}) => {
  const customer = await newCustomer()
  await openPayment(page, customer)
  await expectWidget(page)
  const removeFault = await fault({ path: '/pay/card', kind: 'drop', after: true, emailAddress: customer.emailAddress })
  await payByCard(page)
  await expect(page).toHaveURL('/dashboard/home')
  await expectToast(page, 'We have received your payment.')
  await removeFault()
  expect(await policiesOf(customer)).toHaveLength(1)
  expect(await storedItem(page, 'quote')).toBeUndefined()
})

test('[RUN-10: widget] the widget says above the payment that no money moves', async ({ page, newCustomer }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPayment(page, await newCustomer())
  const words = widgetFrame(page).getByText('Test payment: no money moves').filter({ visible: true })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(words).toBeVisible()
  }
})
