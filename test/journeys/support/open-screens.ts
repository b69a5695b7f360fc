import { expect, type Page } from '@playwright/test'
import { createAccountButton, errors, logInButton } from './account'

/** It comes a few frames after the fields are marked, and slides in. */
const expectAnyToast = async (page: Page) => {
  await expect(page.locator('.Toastify__toast')).toBeVisible()
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path)
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
