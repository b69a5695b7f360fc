import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms } from './support/kyc'
import { productNamed, requestQuote } from './support/products'
import { expectToast } from './support/toasts'
import { REVIEW, numberOf } from '../support/kyc/steps'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const DAY_MS = 86_400_000
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(Date.now() + days * DAY_MS)

const strip = (page: Page) => page.getByText(/^Your phone says .* We use today’s date\.$/)

test('[TAP-13: the server’s day, words] a phone of 2020 shows the cover that runs, takes a trip and a document of today, and says whose date counts', async ({
  page,
  context,
  loggedIn,
}) => {
  await page.clock.install({ time: new Date('2020-03-01T10:00:00Z') })

  await test.step('home', async () => {
    await storeLogIn(context, await demoCustomer())
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your cover' })).toBeVisible()
    await expect(strip(page)).toHaveText('Your phone says 1\u00a0March\u00a02020. We use today’s date.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('a document that was issued since', async () => {
    await loggedIn(numberOf('document'))
    await page.goto('/dashboard/kyc')
    await stepForms.document.fill(page)
    await page.getByLabel('Issue date').fill(dayAfter(-1))
    await continueButton(page).tap()
    await expectToast(page, stepForms.document.saved)
    await expectStep(page, REVIEW)
  })

  await test.step('a trip in a month', async () => {
    const trip = productNamed('travel')
    await loggedIn()
    await page.goto(trip.path)
    await trip.fill(page)
    await requestQuote(page, trip).tap()
    await expect(page).toHaveURL('/dashboard/checkout')
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible()
  })
})

test('[TAP-13: the server’s day] a phone two days ahead takes a trip of today, also after a reload', async ({
  page,
  loggedIn,
}) => {
  const trip = productNamed('travel')
  await page.clock.install({ time: Date.now() + 2 * DAY_MS })
  await loggedIn()
  await page.goto(trip.path)
  await trip.fill(page)
  await page.getByLabel('Departure date').fill(dayAfter(0))
  await page.getByLabel('Departure time').fill('23:59')
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await requestQuote(page, trip).tap()
  await expect(page).toHaveURL('/dashboard/checkout')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible()
})
