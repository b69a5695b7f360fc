import { storedItem } from './support/account'
import { expectToast } from './support/toasts'
import { cancelPayment, expectNoWidget, expectWidget, openPayment } from './support/at-payment'
import { PATIENCE_MS } from './support/bad-answers'
import { policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { declinedCard, expectFullHeight, fillCard, goodCard, payButton, payByCard, widgetFrame } from './support/paying'
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

test('[PAY-05: retry] a widget that never becomes ready shows a message, and can be retried', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/net::ERR_(FAILED|CONNECTION_REFUSED)/)
  await page.clock.install()
  await page.route(`${widget()}/**`, (route) => route.abort('connectionrefused'))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(widget()))
  await openPayment(page, await newCustomer())
  await failed
  await page.clock.fastForward(PATIENCE_MS)
  await expect(page.getByRole('alert')).toContainText('The payment form did not open.')
  await expect(page.getByRole('alert')).toContainText('You have not been charged.')
  await expectNoWidget(page)
  await page.unroute(`${widget()}/**`)
  await page.getByRole('button', { name: 'Try again' }).click()
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
  await expectFullHeight(form)
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

test(
  '[PAY-09] [PAY-11] cancelling starts a check, and only if the server reports unpaid nothing was charged',
  { tag: '@rest' },
  async ({ page, newCustomer, hold }) => {
    await openPayment(page, await newCustomer())
    await expectWidget(page)
    const release = await hold(/Payment\/GetByQuote/)
    await cancelPayment(page)
    await expect(page.getByRole('status').filter({ hasText: 'Checking your payment' })).toBeVisible()
    await expectNoWidget(page)
    await expect(page.getByText('You have not been charged')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { name: 'You have not been charged' })).toBeFocused()
    await page.getByRole('button', { name: 'Back to the order' }).click()
    await expect(page.getByRole('heading', { name: /^Confirm Order Details/ })).toBeVisible()
    await page.goBack()
    await expectWidget(page)
    await payByCard(page)
    await expectToast(page, 'We have received your payment.')
  },
)

test('[PAY-09] paying again is not offered while the server does not respond', async ({ page, newCustomer, fault }) => {
  const customer = await newCustomer()
  await page.clock.install()
  await openPayment(page, customer)
  await expectWidget(page)
  const removeFault = await fault({ path: STATE, kind: '503', times: 20, emailAddress: customer.emailAddress })
  await cancelPayment(page)
  for (const gap of [2_000, 3_000, 5_000, 20_000]) {
    await expect(page.getByText('Checking your payment')).toBeVisible()
    await page.clock.runFor(gap)
  }
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(page.getByText(/Do not pay again\. Check again in a moment/)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectNoWidget(page)
  await removeFault()
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'You have not been charged' })).toBeVisible()
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

test('[PAY-05: shop] checkout and payment without a quote link back to the shop', async ({ page, newCustomer }) => {
  await openPayment(page, await newCustomer())
  await expectWidget(page)
  for (const path of ['/dashboard/checkout', '/dashboard/payment']) {
    await page.evaluate(() => {
      localStorage.removeItem('quote')
    })
    await page.goto(path)
    await expect(page.getByText('There is nothing to pay yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Go to the shop' }).click()
    await expect(page.getByRole('dialog', { name: 'Buy Insurance' })).toBeVisible()
  }
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
