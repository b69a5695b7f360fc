import type { Page } from '@playwright/test'
import {
  cancelPayment,
  expectNoWidget,
  expectWidget,
  openCheckout,
  openPayment,
  expectPaidOnce,
} from './support/at-payment'
import { goOffline } from './support/connection-strip'
import { policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'
import { widget } from './support/places'
import { expectTargets } from './support/targets'
import { widgetClient } from '../support/widget-client'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const STATE = 'Payment/GetByQuote'
const CHECKING = 'Checking your payment'

const pay = async (page: Page) => {
  await expectWidget(page)
  await fillCard(page, goodCard)
  await payButton(page).tap()
}

test(
  '[PAY-10] a connection cut at Pay, whose request arrives 6 s later: what the widget says stays until it is paid',
  { tag: '@rest' },
  async ({ page, context, newCustomer, quietConsole }) => {
    quietConsole.expects(/net::ERR_CONNECTION_RESET.*\/pay\/card/)
    const customer = await newCustomer()
    const client = widgetClient(widget(), customer.client)
    await context.route(/\/pay\/card/, async (route) => {
      const body = route.request().postDataJSON() as { quoteId: number }
      await route.abort('connectionreset')
      setTimeout(() => void client.post('/pay/card', body), 6_000)
    })
    await openPayment(page, customer)
    await pay(page)
    await expect(widgetFrame(page).getByText('We do not know yet whether your payment went through.')).toBeVisible()
    await expect(page.getByText(CHECKING)).toBeVisible()
    await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
    // A reload in between does not lead to another payment either.
    await page.reload()
    await expect(page.getByText(CHECKING)).toBeVisible()
    await expectNoWidget(page)
    await expectPaidOnce(page, customer)
  },
)

test('[PAY-11] Cancel payment says that nothing was charged, and paying goes on', async ({
  page,
  newCustomer,
  requests,
}) => {
  const customer = await newCustomer()
  await openPayment(page, customer)
  await expectWidget(page)
  const before = requests.count(STATE)
  await cancelPayment(page)
  await expect(page.getByRole('heading', { name: 'You have not been charged' })).toBeFocused()
  expect(requests.count(STATE)).toBe(before + 1)
  await expectNoWidget(page)
  await page.getByRole('button', { name: 'Back to the order' }).tap()
  await expect(page.getByRole('heading', { name: /^Confirm Order Details/ })).toBeVisible()
  await page.goBack()
  await expectWidget(page)
  await cancelPayment(page)
  await page.getByRole('button', { name: 'Pay now' }).tap()
  await pay(page)
  await expectPaidOnce(page, customer)
})

test('[PAY-03] [PAY-11] [SIGN-06: token of the widget] a token of the session in the widget is renewed before the form, and an expired one at Pay', async ({
  page,
  newCustomer,
  fault,
  requests,
}) => {
  const customer = await newCustomer()
  const { emailAddress } = customer
  await fault({ path: 'TokenAuth/Getaccess', kind: '500', times: 2, emailAddress })
  const quoteId = await openCheckout(page, customer)
  await expect.poll(() => requests.count('TokenAuth/Getaccess')).toBe(1)
  await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
  const refused = await page.waitForResponse(/\/pay\/quote/)
  expect([refused.status(), refused.request().headers()['authorization']]).toEqual([
    401,
    `Bearer ${customer.client.token}`,
  ])
  await expectWidget(page)
  expect([requests.count('TokenAuth/Getaccess'), requests.count('/pay/quote')]).toEqual([3, 2])
  await fault({ path: '/pay/card', kind: '401', emailAddress })
  await pay(page)
  await expectPaidOnce(page, customer)
  expect([requests.count('TokenAuth/Getaccess'), requests.count('/pay/card')]).toEqual([4, 2])
  expect(requests.last('TokenAuth/Getaccess')?.url()).toContain(`?quoteId=${quoteId}`)
})

test('[PAY-11] [SIGN-06: token of the widget] a token that the widget refuses is renewed once, and then reported', async ({
  page,
  newCustomer,
  fault,
  requests,
}) => {
  const customer = await newCustomer()
  await fault({ path: '/pay/quote', kind: '401', times: 20, emailAddress: customer.emailAddress })
  await openPayment(page, customer)
  await expect(widgetFrame(page).getByText('You have not been charged.')).toBeVisible()
  expect([requests.count('TokenAuth/Getaccess'), requests.count('/pay/quote')]).toEqual([2, 2])
})

test('[PAY-11] a token that cannot be renewed is reported, with the words that nothing was charged', async ({
  page,
  newCustomer,
  fault,
}) => {
  const customer = await newCustomer()
  await openPayment(page, customer)
  await fault({ path: '/pay/card', kind: '401', times: 2, emailAddress: customer.emailAddress })
  await pay(page)
  await expect(widgetFrame(page).getByText('You have not been charged.')).toBeVisible()
  await widgetFrame(page).getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'You have not been charged' })).toBeVisible()
  expect(await policiesOf(customer)).toHaveLength(0)
})

test('[PAY-16] offline while paying is said, and the check runs at once when the connection is back', async ({
  page,
  context,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
  const customer = await newCustomer()
  const client = widgetClient(widget(), customer.client)
  const quoteId = await openPayment(page, customer)
  await expectWidget(page)
  await fillCard(page, goodCard)
  await goOffline(page)
  await payButton(page).tap()
  await expect(page.getByText('You are offline. We check your payment as soon as you are back online.')).toBeVisible()
  await expect(page.getByText('You are offline. Keep this page open.')).toBeVisible()
  await expect(widgetFrame(page).getByText('We do not know yet whether your payment went through.')).toBeVisible()
  // It arrived all the same.
  await client.post('/pay/card', { quoteId, ...goodCard })
  const before = requests.addresses().length
  await context.setOffline(false)
  await expectPaidOnce(page, customer)
  // Home is a new document, which begins with the profile and asks for the state once more. Before it there may be two: the
  // one that was due then, and the one of the connection.
  const here = requests.addresses().slice(before).join(' ').split('Profile/GetCurrentUserProfileForEdit')[0] ?? ''
  expect(here.split(STATE).length).toBeGreaterThan(1)
})

test(
  '[PAY-10] two tabs: while one is paying, the other offers nothing',
  { tag: '@rest' },
  async ({ page, context, newCustomer, fault }) => {
    const customer = await newCustomer()
    await openPayment(page, customer)
    await expectWidget(page)
    const other = await context.newPage()
    await other.goto('/dashboard/payment')
    await expectWidget(other)
    await fault({ path: '/pay/card', kind: 'slow', ms: 6_000, emailAddress: customer.emailAddress })
    await page.bringToFront()
    await pay(page)
    await expect(other.getByText(CHECKING)).toBeVisible()
    await expectNoWidget(other)
    const third = await context.newPage()
    await third.goto('/dashboard/payment')
    await expect(third.getByText(CHECKING)).toBeVisible()
    await expectNoWidget(third)
    for (const tab of [page, other, third]) await expect(tab).toHaveURL('/dashboard/home', { timeout: 60_000 })
    expect(await policiesOf(customer)).toHaveLength(1)
  },
)

test('[PAY-15] [TAP-08] at 360 px the frame is as high as the form in it, which scrolls neither way', async ({
  page,
  newCustomer,
}) => {
  await openPayment(page, await newCustomer())
  await expectWidget(page)
  const form = widgetFrame(page)
  const overflow = () =>
    form.locator('html').evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
      below: scrollHeight - clientHeight,
      beside: scrollWidth - clientWidth,
    }))
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
  await expect.poll(overflow).toEqual({ below: 0, beside: 0 })
  const ofCard = await height()
  await form.getByRole('tab', { name: 'Mandate' }).tap()
  await expect.poll(height).toBeGreaterThan(ofCard)
  await expect.poll(overflow).toEqual({ below: 0, beside: 0 })
  await expectTargets(page)
  await form.getByRole('tab', { name: 'Card' }).tap()
  await expect.poll(height).toBe(ofCard)
})
