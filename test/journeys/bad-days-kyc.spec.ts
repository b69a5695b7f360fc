import { errorMessage } from './support/account'
import { expectToast } from './support/toasts'
import { badAnswersOfForms, OFFLINE, PATIENCE_MS, UNKNOWN_WRITE } from './support/bad-answers'
import { storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'

const NOT_SAVED = 'This was not saved. Please try again.'
const company = 'Example Trading Limited'

test('[KYC-13] [ERR-02] [ERR-04] [FORM-03] a step that is not saved stays open, shows the reason and keeps the typed values', async ({
  page,
  fault,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn(4)
  await page.goto('/dashboard/kyc')
  await kycSteps[3].fill(page)
  for (const [index, [kind, text]] of badAnswersOfForms.entries()) {
    const removeFault = await fault({ path: 'employer/save', kind, emailAddress: customer.emailAddress })
    // By a key: a click so soon after the one before would be the second of two taps.
    await continueButton(page).press('Enter')
    await expect.poll(() => requests.count('employer/save')).toBe(index + 1)
    // After a write without a response the record is read first: it was not saved.
    await expect(errorMessage(page), kind).toHaveText(kind === 'drop' ? NOT_SAVED : text)
    await removeFault()
    if (kind === 'drop') await expectToast(page, UNKNOWN_WRITE)
    await expect(page.getByLabel('Company name')).toHaveValue(company)
    await expectStep(page, 4)
  }
  await continueButton(page).press('Enter')
  await expectToast(page, kycSteps[3].saved)
  await expectStep(page, 5)
  expect(requests.count('employer/save')).toBe(badAnswersOfForms.length + 1)
})

test('[ERR-04] [KYC-14] a step that was saved despite a lost response continues, and is sent once', async ({
  page,
  fault,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn(4)
  await page.goto('/dashboard/kyc')
  await kycSteps[3].fill(page)
  await fault({ path: 'employer/save', kind: 'drop', after: true, emailAddress: customer.emailAddress })
  await continueButton(page).press('Enter')
  await expectToast(page, UNKNOWN_WRITE)
  await expectToast(page, kycSteps[3].saved)
  await expectStep(page, 5)
  expect(requests.count('employer/save')).toBe(1)
})

test(
  '[ERR-04] a save without a response for 15 s is checked, and can be sent again',
  { tag: '@rest' },
  async ({ page, fault, requests, loggedIn }) => {
    const customer = await loggedIn(4)
    await page.clock.install()
    await page.goto('/dashboard/kyc')
    await kycSteps[3].fill(page)
    const removeFault = await fault({ path: 'employer/save', kind: 'slow', emailAddress: customer.emailAddress })
    const sent = page.waitForRequest(/employer\/save/)
    await continueButton(page).press('Enter')
    await sent
    await page.clock.fastForward(PATIENCE_MS)
    await expect(errorMessage(page)).toHaveText(NOT_SAVED)
    await removeFault()
    await expect(page.getByLabel('Company name')).toHaveValue(company)
    await continueButton(page).press('Enter')
    await expectStep(page, 5)
    expect(requests.count('employer/save')).toBe(2)
  },
)

test(
  '[ERR-04] a step shows a message while offline, and is saved when the connection is back',
  { tag: '@rest' },
  async ({ page, context, quietConsole, loggedIn }) => {
    quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
    await loggedIn(4)
    await page.goto('/dashboard/kyc')
    await kycSteps[3].fill(page)
    await context.setOffline(true)
    await continueButton(page).press('Enter')
    await expect(errorMessage(page)).toHaveText(OFFLINE)
    await expect(page.getByLabel('Company name')).toHaveValue(company)
    await context.setOffline(false)
    await continueButton(page).press('Enter')
    await expectStep(page, 5)
  },
)

for (const { step, path } of [
  { step: 1, path: 'Profile/GetCurrentUserProfileForEdit' },
  { step: 2, path: 'bank/getall' },
  { step: 5, path: 'Medical/GetQuestions' },
] as const)
  test(
    `[ERR-04] step ${step} can be loaded again after a failure`,
    { tag: '@rest' },
    async ({ page, context, newCustomer, fault, requests }) => {
      const customer = await newCustomer(step)
      await storeLogIn(context, customer)
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: /kyc process/ })).toBeVisible()
      const before = requests.count(path)
      // A read is retried once after an outage.
      await fault({ path, kind: '503', times: 2, emailAddress: customer.emailAddress })
      await page.getByRole('link', { name: /kyc process/ }).click()
      await expect(page.getByRole('alert')).toContainText('An error occurred during operation')
      expect(requests.count(path)).toBe(before + 2)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(stepHeading(page, kycSteps[step - 1] ?? kycSteps[0])).toBeVisible()
    },
  )
