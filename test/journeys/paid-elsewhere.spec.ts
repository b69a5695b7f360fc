import type { Page } from '@playwright/test'
import { bankAccount, card, fine, motorQuote } from '../support/customer-builder'
import { todayInLagos } from '../support/today-in-lagos'
import { widgetClient } from '../support/widget-client'
import { expectWidget, openPayment } from './support/at-payment'
import { mandatesOf, policiesOf, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { declinedCard, fillCard, payButton, widgetFrame } from './support/paying'
import { widget } from './support/places'
import { expectToast } from './support/toasts'
import { openInHost } from './support/widget-host'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const byMandate = () => ({ ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true })

/** Pays on another device, and tells the reference of the payment. */
const payElsewhere = async ({ client }: TestCustomer, quoteId: number, way: 'card' | 'mandate', body: object) => {
  const answer = await widgetClient(widget(), client).post(`/pay/${way}`, { quoteId, ...body })
  fine(answer)
  return String(Reflect.get(Object(answer.result), 'paymentReference'))
}

const expectReceipt = async (page: Page, title: string, reference: string) => {
  await expect(widgetFrame(page).getByRole('heading', { name: title })).toBeFocused()
  await expect(widgetFrame(page).getByText(reference, { exact: true })).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
}

const chooseMandate = (page: Page) => widgetFrame(page).getByRole('tab', { name: 'Mandate' }).tap()

const payByDeclinedCard = async (page: Page) => {
  await fillCard(page, declinedCard)
  await payButton(page).tap()
}

test('[PAY-04: receipt] [PAY-08] an order that was paid on another device, which the customer tries to pay once more, leads home', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*\/pay\/mandate\/plan/)
  const customer = await newCustomer()
  const quoteId = await openPayment(page, customer)
  await expectWidget(page)
  await payElsewhere(customer, quoteId, 'card', card)
  await chooseMandate(page)
  await expect(page).toHaveURL('/dashboard/home')
  await expectToast(page, 'We have received your payment.')
  expect(await policiesOf(customer)).toHaveLength(1)
  expect(await mandatesOf(customer)).toEqual([])
})

/** What the widget itself shows, on a page that leaves it open. */
test.describe('the widget', () => {
  test('[PAY-08] shows a mandate of another device as soon as its debits are asked for once more', async ({
    page,
    newCustomer,
    quietConsole,
  }) => {
    quietConsole.expects(/status of 500 .*\/pay\/mandate\/plan/)
    const customer = await newCustomer()
    const { id } = await motorQuote(customer)
    const said = await openInHost(page, customer, id)
    await chooseMandate(page)
    await expect(widgetFrame(page).getByText('12', { exact: true })).toBeVisible()
    const reference = await payElsewhere(customer, id, 'mandate', byMandate())
    await widgetFrame(page).getByLabel('How often').selectOption('Quarterly')
    await expectReceipt(page, 'Your mandate is set up', reference)
    await expect.poll(said).toEqual(['mandateCompleted'])
    expect(await mandatesOf(customer)).toHaveLength(1)
  })

  test('[PAY-08] shows the receipt of a payment that another device makes while a card is declined', async ({
    page,
    context,
    newCustomer,
    quietConsole,
  }) => {
    quietConsole.expects(/status of 500 .*\/pay\/card/)
    const customer = await newCustomer()
    const { id } = await motorQuote(customer)
    // Before the frame is there: what it sends is not caught at once.
    let reference = ''
    await context.route(/\/pay\/card/, async (route) => {
      const response = await route.fetch()
      reference = await payElsewhere(customer, id, 'card', card)
      await route.fulfill({ response })
    })
    const said = await openInHost(page, customer, id)
    await payByDeclinedCard(page)
    await expect(widgetFrame(page).getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await expectReceipt(page, 'Payment received', reference)
    await expect.poll(said).toEqual(['submitted', 'refused', 'receiptSent'])
    expect(await policiesOf(customer)).toHaveLength(1)
  })
})
