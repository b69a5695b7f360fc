import { moveClock } from '../support/business-time'
import { card, fine, motorQuote, newCustomer } from '../support/customer-builder'
import { removeData, startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { widgetClient } from '../support/widget-client'
import { logIn } from './support/account'
import { expect, test } from './support/fixtures'
import { fillCard, goodCard, payButton, widgetFrame } from './support/paying'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const lagos = { timeZone: 'Africa/Lagos' } as const
/** A day so many after today, as the service and as the portal writes it. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', lagos).format(Date.now() + days * 86_400_000)
const inWords = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { ...lagos, day: 'numeric', month: 'long', year: 'numeric' }).format(
    Date.now() + days * 86_400_000,
  )

/** A service of their own, whose business time and number of days these journeys decide. */
let server: SandboxProcess
test.beforeAll(async () => {
  server = await startSandbox()
})
test.afterAll(async () => {
  await server.stop()
  await removeData(server.dataDir)
})

test('[LIFE-04] an order says until when it can be paid; later it is refused in words, before the widget and in it, and leads to a new quote', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500.*\/pay\/card/)
  const customer = await newCustomer(server.origin)
  await page.goto(`${server.origin}/login`)
  const user = { email: customer.emailAddress, password: customer.password }
  await logIn(page, user)
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).tap()
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Cover$/ })
      .locator('xpath=following-sibling::*'),
  ).toHaveText('Begins when you have paid')
  await expect(page.getByText(`Valid until ${inWords(30)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
  await fillCard(page, goodCard)

  // The widget is open while the quote ends.
  fine(await moveClock(server.origin, dayAfter(31)))
  await payButton(page).tap()
  const refused = widgetFrame(page).getByRole('heading', { name: 'This quote has ended.' })
  await expect(refused).toBeVisible()
  await expect(
    widgetFrame(page).getByText(`It was valid until ${inWords(30)}. You have not been charged. Get a new quote.`, {
      exact: true,
    }),
  ).toBeVisible()
  await widgetFrame(page).getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await expect(page.getByText('You have not been charged', { exact: true })).toBeVisible()

  // Then the phone knows the day too, on which the session has ended.
  await page.clock.setFixedTime(new Date(`${dayAfter(31)}T09:00:00+01:00`))
  await page.goto(`${server.origin}/dashboard/payment`)
  await logIn(page, user)
  await expect(page).toHaveURL(/\/dashboard\/payment$/)
  for (const path of ['/dashboard/payment', '/dashboard/checkout']) {
    await page.goto(`${server.origin}${path}`)
    await expect(page.getByText('This quote has ended')).toBeVisible()
    await expect(page.getByText(`It was valid until ${inWords(30)}.`)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Get a new quote' }).tap()
  await expect(page.getByRole('heading', { name: /Comprehensive Motor/ })).toBeVisible()
  await expect(page.getByLabel('Registration number')).toHaveValue('ABC-123DE')
})

test('[LIFE-06: held when paid] of two orders for one car the second is refused before the widget asks for a card, with a link to the policy', async ({
  page,
}) => {
  const customer = await newCustomer(server.origin)
  const first = await motorQuote(customer, { registrationNo: 'ABC-123DE' })
  await page.goto(`${server.origin}/login`)
  await logIn(page, { email: customer.emailAddress, password: customer.password })
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).tap()
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible()
  fine(await widgetClient(server.widgetOrigin, customer.client).post('/pay/card', { quoteId: first.id, ...card }))
  await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
  await expect(widgetFrame(page).getByRole('heading', { name: 'ABC-123DE is insured already.' })).toBeVisible()
  await expect(
    widgetFrame(page).getByText(/^Comprehensive Motor, HB\/M\/\d\d\/\d+, .* You have not been charged\.$/),
  ).toBeVisible()
  const opened = page.waitForEvent('popup')
  await widgetFrame(page).getByRole('link', { name: 'See the policy' }).tap()
  const policy = await opened
  await expect(policy).toHaveURL(/\/dashboard\/policies\?policy=\d+$/)
  await expect(policy.getByRole('dialog')).toContainText('ABC-123DE')
})
