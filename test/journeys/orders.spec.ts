import type { Page } from '@playwright/test'
import { fine, motorQuote } from '../support/customer-builder'
import { ordersOf } from '../support/orders'
import { openPayment } from './support/at-payment'
import { policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'
import { expectToast } from './support/toasts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const toDo = (page: Page) => page.getByRole('region', { name: 'For you to do' })
const orders = (page: Page) => toDo(page).getByRole('link', { name: /Go to your order$/ })
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Pay' })
const total = (page: Page, price: string) => page.getByText('Total premium').filter({ hasText: price })

test('[LIFE-05: any device] an order of another device is at home, the next to end first, and is paid from there', async ({
  page,
  loggedIn,
}) => {
  const customer = await loggedIn()
  const first = await motorQuote(customer, { registrationNo: 'LND-482KJ' })
  const second = await motorQuote(customer, { registrationNo: 'KJA-456FG' })
  await page.goto('/dashboard')
  await expect(orders(page)).toHaveCount(2)
  await orders(page).filter({ hasText: 'LND-482KJ' }).tap()
  await expect(page).toHaveURL(`/dashboard/checkout?quote=${first.id}`)
  await expect(page.getByRole('heading', { name: `Confirm Order Details (# ${first.id})` })).toBeVisible()
  // A reload finds it again.
  await page.reload()
  await proceed(page).tap()
  await fillCard(page, goodCard)
  await payButton(page).tap()
  await expect(page).toHaveURL('/dashboard/home')
  await expectToast(page, 'We have received your payment.')
  await expect(orders(page)).toHaveCount(1)
  await expect(orders(page)).toContainText('KJA-456FG')
  expect(await policiesOf(customer)).toHaveLength(1)
  await page.goto(`/dashboard/checkout?quote=${first.id}`)
  await expect(page.getByText('This order is paid already')).toBeVisible()
  await expect(proceed(page)).toHaveCount(0)
  await page.goto(`/dashboard/checkout?quote=${second.id}`)
  await expect(proceed(page)).toBeVisible()
})

test('[LIFE-05: corrected, refused] a typo at checkout costs one field: the form is filled in, a reload keeps what was typed, and the new order takes the place of the old', async ({
  page,
  loggedIn,
}) => {
  const customer = await loggedIn()
  await page.goto('/dashboard')
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).tap()
  await expect(total(page, '₦250,000.00')).toBeVisible()
  const heading = page.getByRole('heading', { name: /^Confirm Order Details/ })
  const old = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''

  await page.getByRole('link', { name: 'Correct the details' }).tap()
  await expect(page.getByText('The new quote takes the place of the one that you correct.')).toBeVisible()
  const price = page.getByLabel('Price of car')
  await expect(page.getByLabel('Registration number')).toHaveValue('ABC-123DE')
  await expect(page.getByLabel('Model')).toHaveValue(/\d/)
  await price.fill('6000000')
  await expect(page).toHaveURL(new RegExp(`replaces=${old}`))
  await page.reload()
  await expect(price).toHaveValue(/^6,?000,?000/)
  await getQuoteButton(page).tap()
  await expect(total(page, '₦300,000.00')).toBeVisible()

  await page.goto('/dashboard')
  await expect(orders(page)).toHaveCount(1)
  await expect(orders(page)).toContainText('₦300,000.00')
  await page.goto(`/dashboard/checkout?quote=${old}`)
  await expect(page.getByText('You have replaced this quote by another one')).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).tap()
  await orders(page).tap()
  await expect(proceed(page)).toBeVisible()
  expect(await ordersOf(() => customer.client).open()).toHaveLength(1)
})

test('[LIFE-05: dropped] an order is dropped at checkout, after a question, and gone from home', async ({
  page,
  loggedIn,
}) => {
  const customer = await loggedIn()
  await motorQuote(customer)
  await page.goto('/dashboard')
  await orders(page).tap()
  await page.getByRole('button', { name: 'Drop this order' }).tap()
  const question = page.getByRole('dialog', { name: 'Drop this order?' })
  await question.getByRole('button', { name: 'Keep it' }).tap()
  await page.getByRole('button', { name: 'Drop this order' }).tap()
  await question.getByRole('button', { name: 'Drop it' }).tap()
  await expectToast(page, 'The order was dropped.')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()
  await expect(toDo(page)).toHaveCount(0)
  expect(await ordersOf(() => customer.client).open()).toEqual([])
})

test('[LIFE-05: refused] an order that is dropped on another device while the widget is open is refused in words, and leads to a new one that is filled in', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500.*\/pay\/card/)
  const customer = await newCustomer()
  const quoteId = await openPayment(page, customer)
  await fillCard(page, goodCard)
  fine(await ordersOf(() => customer.client).drop(quoteId))
  await payButton(page).tap()
  await expect(widgetFrame(page).getByRole('heading', { name: 'You have dropped this quote.' })).toBeVisible()
  await expect(
    widgetFrame(page).getByText('You have not been charged. Get a new quote.', { exact: true }),
  ).toBeVisible()
  await widgetFrame(page).getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Back to the order' }).tap()
  await expect(page.getByText('You have dropped this quote', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Get a new quote' }).tap()
  await expect(page.getByLabel('Registration number')).toHaveValue(/^[A-Z]{3}-/)
  await expect(page.getByText('The new quote takes the place')).toHaveCount(0)
  expect(await policiesOf(customer)).toEqual([])
})
