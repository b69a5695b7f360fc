import { errors } from './support/account'
import {
  BACK,
  expectStripBeside,
  goOffline,
  KEPT,
  linesWithoutConnection,
  OFFLINE,
  strip,
} from './support/connection-strip'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms } from './support/kyc'
import { fillMotorForm, getQuoteButton, motorFormPath, vehicle } from './support/shop'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.beforeEach(({ quietConsole }) => quietConsole.expects(...linesWithoutConnection))

test('[TAP-07: no write again] what is typed is kept, and a write is never sent again by itself', async ({
  page,
  context,
  requests,
  loggedIn,
}) => {
  await loggedIn(4)
  await page.goto('/dashboard/kyc')
  await stepForms.employer.fill(page)
  await goOffline(page)
  await continueButton(page).tap()
  await expect(errors(page)).toContainText(OFFLINE)
  await continueButton(page).scrollIntoViewIfNeeded()
  await expectStripBeside(page, KEPT, [continueButton(page)])
  const before = requests.count('employer/save')
  await context.setOffline(false)
  await expect(strip(page, BACK)).toBeVisible()
  await expect(page.getByText(BACK)).toHaveCount(0)
  expect(requests.count('employer/save')).toBe(before)
  await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
  await continueButton(page).tap()
  await expectStep(page, 5)
})

test('[TAP-07: no write again] in a dialog too: the quote form keeps what is typed, and is sent by the customer alone', async ({
  page,
  context,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto(motorFormPath)
  await fillMotorForm(page)
  await goOffline(page)
  const dialog = page.getByRole('dialog')
  await getQuoteButton(page).tap()
  await expect(dialog.getByRole('alert')).toContainText(OFFLINE)
  await getQuoteButton(page).scrollIntoViewIfNeeded()
  await expectStripBeside(page, KEPT, [getQuoteButton(page), dialog.getByRole('heading', { level: 2 })])
  const before = requests.count('Insurance/VehicleQuote')
  await context.setOffline(false)
  await expect(dialog.getByText(BACK)).toBeVisible()
  await expect(dialog.getByText(BACK)).toHaveCount(0)
  expect(requests.count('Insurance/VehicleQuote')).toBe(before)
  await expect(page.getByLabel('Chassis number')).toHaveValue(vehicle['Chassis number'] ?? '')
})
