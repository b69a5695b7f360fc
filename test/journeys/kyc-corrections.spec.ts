import { randomInt } from 'node:crypto'
import { expectToast } from './support/toasts'
import { storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'
import { outbox, reject } from './support/sandbox'

test('[KYC-14] [KYC-21: masked] [KYC-23: progress] a rejected section leads back to only its step, the others done, with the reason and the saved values', async ({
  page,
  context,
  newCustomer,
  requests,
}) => {
  const customer = await newCustomer(7)
  await reject(customer.emailAddress, ['Employer Info'], 'The tax number is unknown.')
  await storeLogIn(context, customer)
  await page.goto('/dashboard/settings/verifications?tab=Employer+Info')
  await expect(page.getByText('This was not accepted: The tax number is unknown.')).toBeVisible()
  await page.getByRole('link', { name: 'Correct it' }).click()
  await expectStep(page, 4)
  await expect(page.getByText('This part was not accepted: The tax number is unknown.')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  await expect(steps.filter({ hasText: '(done)' })).toHaveText(
    ['User Details', 'Bank Account', 'BVN', 'Medical', 'Document'].map((name) => `${name} (done)`),
  )
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectStep(page, 3)
  await expect(page.getByText('This step is saved.')).toBeVisible()
  await expect(page.getByText('22222222222')).toBeHidden()
  await page.getByRole('button', { name: 'Show BVN' }).click()
  await expect(page.getByText('22222222222').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByLabel('Tax number').fill('01234567-0002')
  await continueButton(page).click()
  await expectStep(page, 7)
  await expect(page.getByText('Your KYC status is currently Pending Review...')).toBeVisible()
  expect(requests.bodies('employer/save')).toMatchObject([
    { taxNumber: '01234567-0002', company: 'Example Trading Limited' },
  ])
  for (const { call } of kycSteps.filter((step) => step !== kycSteps[3])) expect(requests.count(call)).toBe(0)
})

test(
  '[KYC-18: home, KYC, mail, one by one] [KYC-03] several rejected sections are listed at home, in the mail and in KYC, and fixed one after the other',
  { tag: '@main' },
  async ({ page, context, newCustomer, requests }) => {
    const customer = await newCustomer(7)
    const reasons = { 'Bvn Info': 'The name differs.', 'Employer Info': 'The tax number is unknown.' }
    await reject(customer.emailAddress, [], undefined, reasons)
    const [mail] = await outbox(customer.emailAddress)
    for (const words of [
      '2 things to fix',
      'BVN: The name differs.',
      'Employer: The tax number is unknown.',
      'Kind regards',
    ])
      expect(mail?.text).toContain(words)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/dashboard/kyc')
    await storeLogIn(context, customer)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard')
    const home = page.getByRole('region', { name: '2 things to fix' })
    await expect(home.getByText('The tax number is unknown.')).toBeVisible()
    await expect(page.getByText('2 things to fix').first()).toBeVisible()
    await home.getByRole('link', { name: 'Fix Employer' }).click()
    await expectStep(page, 4)
    await page.goto(link.pathname)
    await expectStep(page, 3)
    const list = page.getByRole('region', { name: /to fix$/ })
    await expect(list).toContainText('2 things to fix')
    await kycSteps[2].fill(page)
    await continueButton(page).click()
    await expect(list).toContainText('1 thing to fix')
    await expectStep(page, 4)
    await expect(page.getByText('This part was not accepted: The tax number is unknown.')).toBeVisible()
    await page.getByLabel('Tax number').fill('01234567-0002')
    await continueButton(page).click()
    await expectStep(page, 7)
    await expect(list).toBeHidden()
    for (const { call } of kycSteps)
      expect(requests.count(call)).toBe([kycSteps[2].call, kycSteps[3].call].includes(call as never) ? 1 : 0)
  },
)

test('[PHONE-01] [KYC-04: fields] the phone number of step 1 can be verified from there, and the step keeps its typed values', async ({
  page,
  requests,
  loggedIn,
}) => {
  const number = `0805${String(randomInt(0, 10_000_000)).padStart(7, '0')}`
  const international = `+234${number.slice(1)}`
  await loggedIn()
  await page.goto('/dashboard/kyc')
  await kycSteps[0].fill(page)
  await page.getByLabel('Phone number').fill(number)
  await expect(page.getByText('This looks like a mobile number')).toBeVisible()
  await page.getByRole('link', { name: 'Verify your phone number by SMS' }).click()
  await expect(page).toHaveURL('/verify-phone')
  await expect(page.getByLabel('Phone number')).toHaveValue(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible()
  const [sms] = await outbox(international)
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(/\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('link', { name: 'Continue with KYC' }).click()
  await expect(stepHeading(page, kycSteps[0])).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue(international)
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('17/05/1990')
  await expect(page.getByLabel('Female')).toBeChecked()
  await continueButton(page).click()
  await expectToast(page, kycSteps[0].saved)
  expect(requests.bodies(kycSteps[0].call)).toMatchObject([{ phoneNumber: international }])
})
