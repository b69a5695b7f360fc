import {
  aVisitor,
  createAccountButton,
  errors,
  fillLogIn,
  fillRegistration,
  logInButton,
  passwordField,
} from './support/account'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms } from './support/kyc'
import { outbox } from './support/sandbox'
import { fillMotorForm, getQuoteButton, motorFormPath } from './support/shop'
import { GAPS_MS, tapTwice } from './support/tap-twice'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const rest = (gap: number) => (gap === 170 ? [] : '@rest')

for (const gap of GAPS_MS) {
  test(
    `[TAP-15] two taps ${String(gap)} ms apart on Create Account, after errors were put right, create one account and send its mail`,
    { tag: rest(gap) },
    async ({ page, requests }) => {
      const visitor = aVisitor()
      await page.goto('/register')
      await fillRegistration(page, { ...visitor, lastName: '', password: '1234567' })
      await createAccountButton(page).tap()
      await expect(errors(page)).toContainText('2 answers need attention')
      await page.getByLabel('Last Name').fill(visitor.lastName)
      await passwordField(page).fill(visitor.password)
      await tapTwice(page, createAccountButton(page), gap)
      await expect(page).toHaveURL('/register/confirmEmail')
      expect(requests.count('Account/Register')).toBe(1)
      expect(requests.count('SendEmailActivationLink')).toBe(1)
      await expect.poll(async () => (await outbox(visitor.email)).length).toBe(1)
    },
  )

  test(
    `[TAP-15] two taps ${String(gap)} ms apart on Continue save one step of KYC and leave the next one alone`,
    { tag: rest(gap) },
    async ({ page, requests, loggedIn }) => {
      await loggedIn(3)
      await page.goto('/dashboard/kyc')
      await expectStep(page, 3)
      await stepForms.bvn.fill(page)
      await tapTwice(page, continueButton(page), gap)
      await expectStep(page, 4)
      expect(requests.count('BVN/Verify')).toBe(1)
      await expect(page.locator('form').getByRole('alert')).toHaveCount(0)
    },
  )

  test(
    `[TAP-15] two taps ${String(gap)} ms apart are one refused log-in`,
    { tag: rest(gap) },
    async ({ page, requests, quietConsole }) => {
      quietConsole.expects(/status of 500/)
      await page.goto('/login')
      await fillLogIn(page, { email: 'nobody@mail.test', password: 'Wrong-horse-1' })
      await tapTwice(page, logInButton(page), gap)
      await expect(errors(page)).toContainText('Login failed!')
      await expect(logInButton(page)).toBeEnabled()
      expect(requests.count('TokenAuth/Authenticate')).toBe(1)
    },
  )

  test(
    `[TAP-15] two taps ${String(gap)} ms apart on Get Quote, after an error was put right, lead to the order and no further`,
    { tag: rest(gap) },
    async ({ page, requests, loggedIn }) => {
      await loggedIn()
      await page.goto(motorFormPath)
      await fillMotorForm(page)
      await page.getByLabel('Colour').fill('')
      await getQuoteButton(page).tap()
      await expect(page.getByRole('alert')).toContainText('1 answer needs attention')
      await page.getByLabel('Colour').fill('Silver')
      await tapTwice(page, getQuoteButton(page), gap)
      await expect(page).toHaveURL('/dashboard/checkout')
      await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible()
      expect(requests.count('VehicleQuote')).toBe(1)
    },
  )
}
