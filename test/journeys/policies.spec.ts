import { customerWithPolicy, policiesOf, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

const labels = [
  ...['Policy No', 'Status', 'Name', 'Client No', 'Description', 'Certificate URL', 'Product Name'],
  ...['Product Description', 'Product Code', 'Quote No', 'Total Premium', 'Payment Status', 'Payment Reference'],
  ...['Transaction Reference', 'Amount', 'Total Amount', 'Fees', 'Gateway', 'Channel', 'Currency'],
  ...['Transaction Date', 'Creation Time', 'Last Modification Time'],
]

test('[POL-02] [POL-04] [POL-05: dashes, spinner, closing] [POL-06] [POL-07] the details of a policy open by id, with a spinner before', async ({
  page,
  context,
  hold,
  requests,
}) => {
  const customer = await customerWithPolicy()
  await storeLogIn(context, customer)
  const letGo = await hold(/Policy\/GetById/)
  await page.goto('/dashboard/policies')
  await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
  const details = page.getByRole('dialog', { name: 'Policy Details' })
  await expect(details.getByRole('status')).toContainText('Loading…')
  letGo()

  const row = (label: string) =>
    details
      .locator('dl dt')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]')
  for (const label of labels) await expect(row(label).first(), label).not.toBeEmpty()
  await expect(row('Product Name')).toHaveText('Comprehensive Motor')
  await expect(row('Product Code')).toHaveText('MTC')
  await expect(row('Total Premium')).toHaveText('₦250,000.00')
  await expect(row('Payment Status')).toHaveText('Paid')
  await expect(row('Gateway')).toHaveText('Sandbox Card')
  await expect(row('Currency')).toHaveText('NGN')
  await expect(row('Certificate URL')).toHaveText('Open PDF')
  for (const label of ['Transaction Date', 'Creation Time'])
    await expect(row(label)).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  await expect(row('Last Modification Time')).toHaveText(/^(-|\d{4}-\d\d-\d\d \d\d:\d\d)$/)

  const list = new URL(requests.last('Policy/GetAll')?.url() ?? '')
  expect([list.pathname.split('/').slice(-2).join('/'), list.searchParams.get('MaxResultCount')]).toEqual([
    'Policy/GetAll',
    '10',
  ])
  const byId = new URL(requests.last('Policy/GetById')?.url() ?? '')
  expect(byId.searchParams.get('id') ?? byId.searchParams.get('Id')).toMatch(/^\d+$/)

  // A laptop has no phone to keep it on.
  await expect(details.getByRole('button', { name: 'Keep on this computer' })).toBeVisible()

  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Comprehensive Motor, / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details.getByText('Transaction Reference')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
})

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

test(
  'a policy of another customer is not found, and neither is an unknown one',
  { tag: '@rest' },
  async ({ page, quietConsole, loggedIn }) => {
    quietConsole.expects(/status of 404 .*Policy\/GetById/i)
    const buyer = await customerWithPolicy()
    const [theirs] = (await policiesOf(buyer)) as readonly { id: number }[]
    await loggedIn()
    for (const id of [String(theirs?.id), '999999999', 'not-a-number']) {
      await page.goto(`/dashboard/policies?policy=${id}`)
      const details = page.getByRole('dialog', { name: 'Policy Details' })
      await expect(details.getByText('We could not find this.')).toBeVisible()
      await details.getByRole('button', { name: 'Back to policies' }).click()
      await expect(page).toHaveURL('/dashboard/policies')
    }
  },
)

test('[POL-03] without policies the list shows a message', async ({ page, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard/policies')
  await expect(page.getByText('No policies found')).toBeVisible()
  await expect(page.getByText('There are no policies to display at the moment.')).toBeVisible()
})

test('[MAN-03] without mandates the list links to the shop', async ({ page, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard/mandates')
  await expect(page.getByText('Get started by creating a new mandate.')).toBeVisible()
  await page.getByRole('button', { name: 'Create your first mandate' }).click()
  await expect(page.getByRole('dialog', { name: 'Buy Insurance' })).toBeVisible()
})
