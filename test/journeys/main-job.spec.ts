import { aVisitor, createAccountButton, fillRegistration, storedItem, logIn } from './support/account'
import { expectToast } from './support/toasts'
import { customerAtStep } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'
import { expectWithoutNewer } from './support/old-browser'
import { payButton, payByCard } from './support/paying'
import { activationPath, approve } from './support/sandbox'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'
import { APPROVED, REVIEW } from '../support/kyc/steps'

const referralCodeOf = async (): Promise<string> => {
  const { client } = await customerAtStep(1)
  const { result } = await client.get('/api/services/app/Profile/GetCurrentUserProfileForEdit')
  return (result as { referralCode: string }).referralCode
}

for (const { title, tag, ...use } of [
  {
    title: 'at 360 × 740, with nothing newer than the oldest browsers',
    viewport: { width: 360, height: 740 },
    translated: false,
    oldest: true,
    tag: [],
  },
  { title: 'at 1280 × 800', viewport: { width: 1280, height: 800 }, translated: false, oldest: false, tag: '@rest' },
  {
    title: 'on translated pages',
    viewport: { width: 360, height: 740 },
    translated: true,
    oldest: false,
    tag: '@rest',
  },
])
  test.describe(title, { tag }, () => {
    test.use(use)

    test('[AUTH-06: dashboard, AUTH-11, AUTH-13: body, AUTH-14: activation link, confirmation page, AUTH-17, AUTH-18] [HOME-01: name, HOME-04] [KYC-01, KYC-02, KYC-03, KYC-12] [QUOTE-01, QUOTE-02: checkout] [PAY-01, PAY-04: receipt] [POL-02] [TAP-19: way to payment] a visitor with a referral link becomes a customer with a policy', async ({
      page,
      requests,
    }) => {
      const visitor = aVisitor()
      const referralCode = await referralCodeOf()
      const isPhone = use.viewport.width < 768

      await test.step('registers', async () => {
        await page.goto(`/register?referralcode=${referralCode}`)
        await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
        await expect(page.getByLabel('Got a referral code?')).toHaveValue(referralCode)
        await fillRegistration(page, visitor)
        await createAccountButton(page).click()
        await expect(page).toHaveURL('/register/confirmEmail')
        await expect(page.getByText(visitor.email)).toBeVisible()
        expect(await storedItem(page, 'email')).toBe(visitor.email)
        expect(requests.bodies('Account/Register')).toEqual([
          {
            name: visitor.firstName,
            surname: visitor.lastName,
            userName: visitor.userName,
            emailAddress: visitor.email,
            password: visitor.password,
            captchaResponse: 'no-captcha',
            referralCode,
          },
        ])
        expect(requests.bodies('Account/SendEmailActivationLink')).toEqual([{ emailAddress: visitor.email }])
      })

      await test.step('confirms the email', async () => {
        const path = await activationPath(visitor.email)
        await page.goto(path)
        await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
        const [userId, confirmationCode] = path.split('/').slice(-2)
        expect(requests.bodies('Account/ActivateEmail')).toEqual([{ userId, confirmationCode }])
        await expect(page).toHaveURL('/login')
      })

      await test.step('logs in', async () => {
        await logIn(page, visitor)
        await expectToast(page, 'Login was successful, redirecting to dashboard')
        await expect(page).toHaveURL('/dashboard')
        expect(requests.bodies('TokenAuth/Authenticate')).toEqual([
          { userNameOrEmailAddress: visitor.email, password: visitor.password, tenantId: 1 },
        ])
        expect(await storedItem(page, 'token')).toMatch(/^\S{20,}$/)
        await expect(page.getByRole('heading', { name: 'Hello Test' })).toBeVisible()
        await expect(page.getByText('What are your goals today?')).toBeVisible()
      })

      await test.step('goes through KYC', async () => {
        await page.getByRole('link', { name: 'Click here to start / continue your kyc process' }).click()
        await expect(page.getByRole('heading', { name: 'Customer Information' })).toBeVisible()
        for (const [index, step] of kycSteps.entries()) {
          await expect(stepHeading(page, step)).toBeVisible()
          await expectStep(page, index + 1)
          await step.fill(page)
          await continueButton(page).click()
          await expectToast(page, step.saved)
        }
        await expect(page.getByText('Your KYC status is currently Pending Review...')).toBeVisible()
        await expectStep(page, REVIEW)
        await approve(visitor.email)
        await page.getByRole('button', { name: 'Check again' }).click()
        await expect(page.getByText('Your KYC status has been Approved...')).toBeVisible()
        await expectStep(page, APPROVED)
      })

      await test.step('gets a quote for motor cover', async () => {
        await page.getByRole('link', { name: 'Go to the dashboard' }).click()
        await expect(page.getByRole('heading', { name: 'Hello Test' })).toBeVisible()
        await expect(page.getByRole('link', { name: /kyc process/ })).toHaveCount(0)
        await openMotorForm(page)
        await fillMotorForm(page)
        await getQuoteButton(page).click()
        await expectToast(page, 'Quote was successfully generated')
        await expect(page).toHaveURL('/dashboard/checkout')
        expect(requests.bodies('Insurance/VehicleQuote')).toMatchObject([{ vehicles: [{ value: 5_000_000 }] }])
      })

      await test.step('pays by card', async () => {
        await expect(page.getByRole('heading', { name: /^Confirm Order Details \(# \d+\)$/ })).toBeVisible()
        await expect(page.getByText('₦250,000.00').first()).toBeVisible()
        await expect(page.getByText(visitor.email)).toBeVisible()
        await page.getByRole('button', { name: 'Proceed to Pay' }).click()
        await expect(page).toHaveURL('/dashboard/payment')
        await expect(payButton(page)).toBeVisible()
        if (use.oldest) await expectWithoutNewer(page)
        await payByCard(page)
        await expect(page).toHaveURL('/dashboard/home')
        await expectToast(page, 'We have received your payment.')
      })

      await test.step('opens the policy', async () => {
        if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('link', { name: 'Policies', exact: true }).click()
        await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Comprehensive Motor, / })
          .click()
        const details = page.getByRole('dialog', { name: 'Policy Details' })
        await expect(details.getByText('Transaction Reference')).toBeVisible()
        await expect(details.getByText('₦250,000.00').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(details).toHaveCount(0)
      })
    })
  })
