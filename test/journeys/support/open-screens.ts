import { expect, type Page } from '@playwright/test'
import { createAccountButton, errors, fillLogIn, logInButton } from './account'

/** It comes a few frames after the fields are marked, and slides in. */
const expectAnyToast = async (page: Page) => {
  await expect(page.locator('.Toastify__toast')).toBeVisible()
}

const open = (path: string) => async (page: Page) => {
  // An address that differs by its hash alone would not be loaded.
  if (path.includes('#')) await page.goto('about:blank')
  await page.goto(path)
}

/** What log-in of a customer with a second factor answers to the right password. */
const askForCode = async (page: Page, providers: readonly string[]) => {
  const result = {
    accessToken: null,
    userId: 7,
    requiresTwoFactorVerification: true,
    twoFactorAuthProviders: providers,
  }
  await page.route(/TokenAuth\/Authenticate/, (route) => route.fulfill({ json: { success: true, result } }))
  await page.route(/TokenAuth\/SendTwoFactorAuthCode/, (route) =>
    route.fulfill({ json: { success: true, result: null } }),
  )
  await open('/login')(page)
  await fillLogIn(page, { email: 'somebody@mail.test', password: 'Some-pass-2025' })
  await logInButton(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
}

const submitEmpty = async (page: Page, path: string, button: string, field: string) => {
  await open(path)(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true')
}

/** What the browser prints about the page of an unknown address. */
export const unknownAddress = /status of 404 .*\/no\/such\/page\)$/

/** Each public and account screen in its different states. */
export const openScreens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the landing page': open('/'),
  'the terms': open('/terms'),
  'a tip': open('/tips/1'),
  'log-in': async (page) => {
    await open('/login')(page)
    await expect(logInButton(page)).toBeEnabled()
  },
  'log-in with a failed field': async (page) => {
    await open('/login')(page)
    await logInButton(page).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expectAnyToast(page)
  },
  'log-in after a rejection': async (page) => {
    const error = { message: 'Login failed!', details: 'Your email address is not confirmed. You can not login.' }
    await page.route(/TokenAuth\/Authenticate/, (route) =>
      route.fulfill({ json: { success: false, error: { code: 0, ...error } } }),
    )
    await open('/login')(page)
    await page.getByLabel('Email').fill('somebody@mail.test')
    await logInButton(page).click()
    await expect(errors(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible()
    await expectAnyToast(page)
  },
  'the ways of a second factor': (page) => askForCode(page, ['GoogleAuthenticator', 'Email', 'Phone']),
  'a code of a second factor with a failed field': async (page) => {
    await askForCode(page, ['Email'])
    const code = page.getByLabel('Code', { exact: true })
    await code.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  },
  'a forgotten password with a failed field': (page) => submitEmpty(page, '/login#forgot', 'Send reset link', 'Email'),
  'a forgotten password once the mail is sent': async (page) => {
    await open('/login#forgot')(page)
    await page.getByLabel('Email').fill('somebody@mail.test')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  },
  'a new password with failed fields': (page) =>
    submitEmpty(page, '/login#reset?userId=7&resetCode=some-code', 'Change password', 'New password'),
  registration: async (page) => {
    await open('/register')(page)
    await expect(createAccountButton(page)).toBeEnabled()
  },
  'registration with failed fields': async (page) => {
    await open('/register')(page)
    await createAccountButton(page).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expectAnyToast(page)
  },
  'the confirmation page': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('email', 'a-long-address.of-somebody@mail.example-company.test')
    })
    await open('/register/confirmEmail')(page)
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible()
  },
  'a rejected activation': async (page) => {
    await open('/register/verifyEmail')(page)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'an unknown address': async (page) => {
    await open('/no/such/page')(page)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
  'an invalid configuration': async (page) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { ruleSet: 'mine' } }))
    await open('/login')(page)
    await expect(page.getByRole('alert')).toBeVisible()
  },
}
