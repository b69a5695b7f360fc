import { errorMessage } from './support/account'
import { badAnswersOfForms, ONLINE, PATIENCE_MS } from './support/bad-answers'
import { expect, test } from './support/fixtures'
import { fillMotorForm, getQuoteButton, motorFormPath, vehicle } from './support/shop'
import { choose } from './support/choose'

const UNANSWERED = 'We do not know whether this was saved.'
const chassis = vehicle['Chassis number'] ?? ''

test(
  '[QUOTE-03] [ERR-02] [ERR-04] a failed quote shows the reason, keeps the typed values and can be requested again',
  { tag: '@rest' },
  async ({ page, fault, requests, loggedIn }) => {
    const customer = await loggedIn()
    await page.goto(motorFormPath)
    await fillMotorForm(page)
    for (const [index, [kind, text]] of badAnswersOfForms.entries()) {
      const removeFault = await fault({ path: 'Insurance/VehicleQuote', kind, emailAddress: customer.emailAddress })
      // By a key: a click so soon after the one before would be the second of two taps.
      await getQuoteButton(page).press('Enter')
      await expect.poll(() => requests.count('VehicleQuote')).toBe(index + 1)
      await expect(errorMessage(page), kind).toHaveText(kind === 'drop' ? UNANSWERED : text)
      await removeFault()
      await expect(page.getByLabel('Chassis number')).toHaveValue(chassis)
      await expect(page.getByLabel('Model').locator('option:checked')).toHaveText('Corolla')
    }
    await getQuoteButton(page).dblclick()
    await expect(page).toHaveURL('/dashboard/checkout')
    expect(requests.count('VehicleQuote')).toBe(badAnswersOfForms.length + 1)
  },
)

test(
  '[ERR-04] a quote without a response for 15 s can be requested again',
  { tag: '@rest' },
  async ({ page, fault, loggedIn }) => {
    const customer = await loggedIn()
    await page.clock.install()
    await page.goto(motorFormPath)
    await fillMotorForm(page)
    const removeFault = await fault({
      path: 'Insurance/VehicleQuote',
      kind: 'slow',
      emailAddress: customer.emailAddress,
    })
    const sent = page.waitForRequest(/VehicleQuote/)
    await getQuoteButton(page).press('Enter')
    await sent
    await page.clock.fastForward(PATIENCE_MS)
    await expect(errorMessage(page)).toHaveText(UNANSWERED)
    // The request may have been aborted before the server received it.
    await removeFault()
    await getQuoteButton(page).press('Enter')
    await expect(page).toHaveURL('/dashboard/checkout')
  },
)

for (const { what, path } of [
  { what: 'categories', path: 'Category/GetAllCategories' },
  { what: 'products', path: 'Product/GetAll' },
  { what: 'makes', path: 'Insurance/GetVehicleMakes' },
])
  test(
    `[ERR-04] ${what} that fail to load can be loaded again`,
    { tag: '@rest' },
    async ({ page, fault, loggedIn }) => {
      const customer = await loggedIn()
      await fault({ path, kind: 'html', times: 2, emailAddress: customer.emailAddress })
      await page.goto(motorFormPath)
      const shop = page.getByRole('dialog')
      await expect(shop.getByRole('alert')).toHaveText(ONLINE)
      await shop.getByRole('button', { name: 'Try again' }).click()
      await expect(shop.getByLabel('Registration number')).toBeVisible()
    },
  )

test(
  '[ERR-04] models that fail to load can be loaded again, with the typed values unchanged',
  { tag: '@rest' },
  async ({ page, fault, loggedIn }) => {
    const customer = await loggedIn()
    await page.goto(motorFormPath)
    await page.getByLabel('Chassis number').fill(chassis)
    await fault({ path: 'Insurance/GetVehicleModel', kind: 'truncated', times: 2, emailAddress: customer.emailAddress })
    await choose(page, 'Make', 'Toyota')
    await expect(page.getByRole('dialog').getByText(ONLINE)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Model').selectOption({ label: 'Corolla' })
    await expect(page.getByLabel('Chassis number')).toHaveValue(chassis)
  },
)

test('[POL-03] [ERR-04] policies that fail to load show a message and can be loaded again', async ({
  page,
  fault,
  loggedIn,
}) => {
  const customer = await loggedIn()
  for (const kind of ['503', 'wrong-shape'] as const) {
    await fault({ path: 'Policy/GetAll', kind, times: kind === '503' ? 2 : 1, emailAddress: customer.emailAddress })
    await page.goto('/dashboard/policies')
    await expect(page.getByRole('alert')).toHaveText('Failed to load policies. Please try again.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No policies found')).toBeVisible()
  }
})
