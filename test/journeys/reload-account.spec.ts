import {
  aVisitor,
  createAccountButton,
  fillLogIn,
  fillRegistration,
  storedItem,
  logInButton,
  passwordField,
} from './support/account'
import { expect, test } from './support/fixtures'
import { activationPath, outbox } from './support/sandbox'
import { greeting } from './support/session'

test(
  '[AUTH-11] [AUTH-14: confirmation page] [AUTH-16: stored email] reloads before the dashboard lose nothing and repeat nothing',
  { tag: '@rest' },
  async ({ page, requests, quietConsole }) => {
    quietConsole.expects(/status of 500 .*ActivateEmail/)
    const visitor = aVisitor()

    await test.step('in the registration form nothing is sent, and no password is stored', async () => {
      await page.goto('/register?referralcode=FRIEND23')
      await fillRegistration(page, visitor)
      await page.reload()
      await expect(createAccountButton(page)).toBeEnabled()
      await expect(page.getByLabel('Got a referral code?')).toHaveValue('FRIEND23')
      await expect(passwordField(page)).toHaveValue('')
      expect(requests.count('Account/Register')).toBe(0)
    })

    await test.step('on the page after registration the address is still there', async () => {
      await fillRegistration(page, visitor)
      await createAccountButton(page).click()
      await expect(page).toHaveURL('/register/confirmEmail')
      await page.reload()
      await expect(page.getByText(visitor.email)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resend Email' })).toBeEnabled()
      expect(requests.count('Account/Register')).toBe(1)
      expect(await outbox(visitor.email)).toHaveLength(1)
    })

    await test.step('on the activation page the account stays active', async () => {
      await page.goto(await activationPath(visitor.email))
      await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: 'Go to Login' }).click()
      await expect(page).toHaveURL('/login')
    })

    await test.step('in the log-in form nothing is sent, and no password is stored', async () => {
      await fillLogIn(page, visitor)
      await page.reload()
      await expect(logInButton(page)).toBeEnabled()
      await expect(passwordField(page)).toHaveValue('')
      expect(requests.count('TokenAuth/Authenticate')).toBe(0)
    })

    await test.step('a reload right after log-in keeps the session', async () => {
      await fillLogIn(page, visitor)
      await logInButton(page).click()
      await expect.poll(() => storedItem(page, 'token')).toBeTruthy()
      await page.reload()
      // The log-in page sends a customer with a session to the landing page.
      await expect(page).toHaveURL('/')
      await page.goto('/dashboard')
      await expect(greeting(page)).toBeVisible()
      await page.reload()
      await expect(greeting(page)).toBeVisible()
      expect(requests.count('TokenAuth/Authenticate')).toBe(1)
    })
  },
)
