import type { Page } from '@playwright/test'
import { answer, fine, never, outage, profile, refused } from './answers'
import type { Picture } from './picture'
import { alert, keep, toast } from './signed-out'

const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' })
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Account' })

const openLogIn = async (page: Page) => {
  await page.goto('/login')
  await logInButton(page).click({ trial: true })
}
const fillLogIn = async (page: Page) => {
  await openLogIn(page)
  await page.getByLabel('Email').fill('sample@mail.test')
  await page.getByLabel('Password', { exact: true }).fill('Sample-pass-2025')
}
const sendLogIn = async (page: Page) => {
  await fillLogIn(page)
  await logInButton(page).click()
}
const openRegister = async (page: Page) => {
  await page.goto('/register?referralcode=FRIEND01')
  await createButton(page).click({ trial: true })
}
const fillRegister = async (page: Page) => {
  await openRegister(page)
  await page.getByLabel('First Name').fill('Sample')
  await page.getByLabel('Last Name').fill('Customer')
  await page.getByLabel('Email').fill('sample@mail.test')
  await page.getByLabel('Password', { exact: true }).fill('Sample-pass-2025')
}
const sendRegister = async (page: Page) => {
  await fillRegister(page)
  await createButton(page).click()
}

const unconfirmed = refused({
  message: 'Login failed!',
  details: 'Your email address is not confirmed. You can not login.',
})
const wrongPassword = refused({ message: 'Login failed!', details: 'Invalid user name or password' })
const taken = refused(
  {
    message: 'Your request is not valid!',
    details: 'The following errors were detected during validation.',
    validationErrors: [{ message: "User name 'sample' is already taken.", members: ['userName'] }],
  },
  400,
)

/** Log-in and registration in each of their states. */
export const forms: readonly Picture[] = [
  { name: 'login: idle', take: openLogIn },
  {
    name: 'login: filled in, password shown',
    take: async (page) => {
      await fillLogIn(page)
      await page.getByRole('button', { name: 'Show password' }).click()
    },
  },
  {
    name: 'login: busy',
    take: async (page) => {
      await answer(page, { Authenticate: never })
      await sendLogIn(page)
      await page.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'login: failed field',
    take: async (page) => {
      await openLogIn(page)
      await logInButton(page).click()
      await toast(page)
    },
  },
  {
    name: 'login: wrong password',
    take: async (page) => {
      await answer(page, { Authenticate: wrongPassword })
      await sendLogIn(page)
      await alert(page)
    },
  },
  {
    name: 'login: unconfirmed, link can be sent',
    take: async (page) => {
      await answer(page, { Authenticate: unconfirmed })
      await sendLogIn(page)
      await page.getByRole('button', { name: 'Resend Email' }).waitFor()
    },
  },
  {
    name: 'login: unconfirmed, link sent',
    take: async (page) => {
      await answer(page, { Authenticate: unconfirmed, SendEmailActivationLink: fine() })
      await sendLogIn(page)
      await page.getByRole('button', { name: 'Resend Email' }).click()
      await page.getByRole('button', { name: /in \d+ s/ }).waitFor()
      await toast(page)
    },
  },
  {
    name: 'login: failed call',
    take: async (page) => {
      await answer(page, { Authenticate: outage })
      await sendLogIn(page)
      await alert(page)
    },
  },
  {
    name: 'login: offline',
    take: async (page) => {
      await fillLogIn(page)
      await page.context().setOffline(true)
      await logInButton(page).click()
      await alert(page)
    },
  },
  {
    name: 'login: done',
    take: async (page) => {
      await answer(page, { Authenticate: fine({ accessToken: 'sample' }), GetCurrentUserProfileForEdit: fine(profile) })
      await sendLogIn(page)
      await page.locator('.Toastify__toast--success').waitFor()
    },
  },
  {
    name: 'login: the session has ended',
    take: async (page) => {
      await keep(page, 'token', 'sample')
      await answer(page, { GetCurrentUserProfileForEdit: refused({ message: 'Current user did not login' }, 401) })
      await page.goto('/dashboard')
      await page.getByText('Your session has ended').first().waitFor()
    },
  },
  { name: 'register: idle', take: openRegister },
  {
    name: 'register: busy',
    take: async (page) => {
      await answer(page, { 'Account/Register': never })
      await sendRegister(page)
      await page.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'register: failed fields',
    take: async (page) => {
      await openRegister(page)
      await createButton(page).click()
      await toast(page)
    },
  },
  {
    name: 'register: user name taken',
    take: async (page) => {
      await answer(page, { 'Account/Register': taken })
      await sendRegister(page)
      await alert(page)
    },
  },
  {
    name: 'register: failed call',
    take: async (page) => {
      await answer(page, { 'Account/Register': outage })
      await sendRegister(page)
      await alert(page)
    },
  },
  {
    name: 'register: offline',
    take: async (page) => {
      await fillRegister(page)
      await page.context().setOffline(true)
      await createButton(page).click()
      await alert(page)
    },
  },
  {
    name: 'register: done',
    take: async (page) => {
      await answer(page, { 'Account/Register': fine({ canLogin: false }), SendEmailActivationLink: never })
      await sendRegister(page)
      await page.locator('.Toastify__toast--success').waitFor()
    },
  },
]
