import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from './support/fixtures'
import { logInAt, test } from './support/offline-policies'
import { moveClock } from '../support/business-time'

const savedFile = async (page: Page, link: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.tap()])
  return readFile(await download.path(), 'latin1')
}

/** The calendar date so many days from now. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(Date.now() + days * 86_400_000)

test('[COVER-09] [KEEP-03] [HOME-05: cover that runs] [TAP-14] cover that ends soon is renewed from home and from its details, and saved in a calendar', async ({
  server,
  device,
}) => {
  const customer = await server.customerWithPolicy()
  expect((await moveClock(server.origin, dayIn(345))).status).toBe(200)
  const page = await (await device.open()).newPage()
  await logInAt(page, server, customer)

  const ending = page
    .getByRole('listitem')
    .filter({ hasText: /^Comprehensive Motor.*Ends in \d+ days\. You are covered until/ })
  await ending.getByRole('link', { name: 'Renew' }).tap()
  await expect(page.getByRole('dialog').getByLabel('Registration number')).toHaveValue(/\S/)
  await page.goBack()

  await page
    .getByRole('region', { name: 'Your cover' })
    .getByRole('link', { name: /^Comprehensive Motor/ })
    .tap()
  const details = page.getByRole('dialog', { name: 'Policy Details' })
  const terms = details.locator('dt')
  await expect(terms.first()).toHaveText('Covered until')
  const headings = await details.getByRole('heading', { level: 3 }).allTextContents()
  expect(headings).toEqual(['How to claim', 'Your cover', 'Policy', 'Payment'])

  for (const name of ['Certificate', 'Download', 'Add to calendar', 'Renew'])
    await expect(details.getByRole('link', { name })).toBeVisible()
  const calendar = await savedFile(page, details.getByRole('link', { name: 'Add to calendar' }))
  expect(calendar.match(/TRIGGER:-P\d+D/g)).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P7D'])
  expect((await savedFile(page, details.getByRole('link', { name: 'Download' }))).slice(0, 5)).toBe('%PDF-')
  const certificate = details.getByRole('link', { name: 'Certificate' })
  const address = new URL((await certificate.getAttribute('href')) ?? '', server.origin).href
  await Promise.all([page.context().waitForEvent('request', (request) => request.url() === address), certificate.tap()])

  await details.getByRole('link', { name: 'Renew' }).tap()
  await expect(page).toHaveURL(/\/dashboard\?category=1&product=\d+/)
  await expect(page.getByRole('dialog').getByLabel('Registration number')).toHaveValue(/\S/)
})
