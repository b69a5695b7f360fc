import { storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepForms } from './support/kyc'
import { outbox, reject } from './support/sandbox'
import { REVIEW } from '../support/kyc/steps'

test(
  '[KYC-18: home, KYC, mail, one by one] [KYC-03] several rejected sections are listed at home, in the mail and in KYC, and fixed one after the other',
  { tag: '@main' },
  async ({ page, context, newCustomer, requests }) => {
    const customer = await newCustomer(REVIEW)
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
    await stepForms.bvn.fill(page)
    await continueButton(page).click()
    await expect(list).toContainText('1 thing to fix')
    await expectStep(page, 4)
    await expect(page.getByText('This part was not accepted: The tax number is unknown.')).toBeVisible()
    await page.getByLabel('Tax number').fill('01234567-0002')
    await continueButton(page).click()
    await expectStep(page, REVIEW)
    await expect(list).toBeHidden()
    for (const { call } of kycSteps)
      expect(requests.count(call)).toBe([stepForms.bvn.call, stepForms.employer.call].includes(call) ? 1 : 0)
  },
)
