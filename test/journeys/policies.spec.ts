import { customerWithPolicy, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

test('[POL-04] [TAP-23: files] the certificate opens in a new tab, a quarter of an hour later too, and can be downloaded as a file', async ({
  page,
  context,
}) => {
  const customer = await customerWithPolicy()
  await storeLogIn(context, customer)
  await page.goto('/dashboard/policies')
  const link = page.getByRole('link', { name: /^Open PDF of Comprehensive Motor/ })
  const address = (await link.getAttribute('href')) ?? ''
  const file = await context.request.get(address)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(address).not.toContain(customer.client.token ?? '')

  // The browser decides whether it displays a PDF or, without a viewer, downloads it.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (request) => request.isNavigationRequest() && request.url() === address),
    link.click(),
  ])
  await tab.close()

  // The address that the page has has ended by now.
  await page.clock.setFixedTime(Date.now() + 16 * 60_000)
  const [later, read, opened] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForRequest(/\/Policy\/GetById\?/i),
    context.waitForEvent('request', (request) => request.isNavigationRequest() && /\/files\//.test(request.url())),
    link.click(),
  ])
  expect([read.method(), opened.frame().page() === later]).toEqual(['GET', true])
  expect(opened.url()).not.toBe(address)
  await later.close()
  await expect(page).toHaveURL('/dashboard/policies')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^certificate-[\w-]+\.pdf$/)
})
