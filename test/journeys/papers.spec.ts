import type { Locator, Page } from '@playwright/test'
import { textOfPdf } from '../support/pdf'
import { customerWithPolicy, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Taps a link to a PDF, which opens in a tab of its own, and reads it. */
const tapped = async (page: Page, link: Locator): Promise<string> => {
  const context = page.context()
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (sent) => sent.isNavigationRequest() && sent.url().includes('/files/')),
    link.tap(),
  ])
  await tab.close()
  const file = await context.request.get(request.url())
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  return textOfPdf(await file.body())
}

test('[LIFE-08: receipt, statement] the receipt of a policy and the statement of the year are opened and read on a phone', async ({
  page,
  context,
}) => {
  const year = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' }).format()
  await storeLogIn(context, await customerWithPolicy())
  await page.goto('/dashboard/policies')
  const statement = await tapped(page, page.getByRole('link', { name: `Statement ${year}`, exact: true }))
  expect(statement).toContain(`Premiums paid in ${year} ₦250,000.00`)
  await page.getByRole('button', { name: /^Comprehensive Motor, / }).tap()
  const details = page.getByRole('dialog')
  const receipt = await tapped(page, details.getByRole('link', { name: 'Receipt', exact: true }))
  expect(receipt).toContain('Received with thanks ₦250,000.00')
  await expect(page).toHaveURL(/\?policy=/)
})

test('[LIFE-08: share] a phone without a share sheet gives the address of the check page to WhatsApp', async ({
  page,
  context,
}) => {
  await storeLogIn(context, await customerWithPolicy())
  await page.addInitScript(() => {
    Object.defineProperties(navigator, { share: { value: undefined }, canShare: { value: undefined } })
  })
  await page.goto('/dashboard/policies')
  await page.getByRole('button', { name: /^Comprehensive Motor, / }).tap()
  const details = page.getByRole('dialog')
  const link = details.getByRole('link', { name: 'WhatsApp', exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  const message = new URL((await link.getAttribute('href')) ?? '')
  expect([message.origin, message.pathname]).toEqual(['https://wa.me', '/'])
  const [, address = ''] =
    /^Check my insurance certificate here: (\S+)$/.exec(message.searchParams.get('text') ?? '') ?? []
  expect(await (await context.request.get(address)).text()).toContain('This certificate is genuine')
  for (const name of ['Share', 'Share PDF'])
    await expect(details.getByRole('button', { name, exact: true })).toHaveCount(0)
})
