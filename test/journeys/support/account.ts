import { expect, type Page } from '@playwright/test'
import { unique } from '../../support/raw-client'
import { PASSWORD } from './customers'

/** A visitor user registers in a journey, with a unique email. */
export const aVisitor = () => {
  const userName = unique('visitor')
  return { firstName: 'Test', lastName: 'Visitor', userName, email: `${userName}@mail.test`, password: PASSWORD }
}
export type Visitor = ReturnType<typeof aVisitor>

/** A toast with this text. */
export const toast = (page: Page, text: string) => page.locator('.Toastify__toast').filter({ hasText: text })

/** The form's error after a failed submit. */
export const errors = (page: Page) => page.locator('form').getByRole('alert')

/** The message at the form; what to do next stands below it. */
export const errorMessage = (page: Page) => errors(page).getByRole('paragraph').first()

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

export const fillRegistration = async (page: Page, { firstName, lastName, email, password }: Visitor) => {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
}

export const createAccountButton = (page: Page) => page.getByRole('button', { name: 'Create Account' })
export const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' })

export const fillLogIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
}

/** Logs in with the form on the screen. */
export const logIn = async (page: Page, user: { email: string; password: string }) => {
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await fillLogIn(page, user)
  await logInButton(page).click()
}

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** An item in the local storage of the page's origin. */
export const storedItem = async (page: Page, key: string): Promise<string | undefined> => {
  const { origins } = await page.context().storageState()
  const here = new URL(page.url()).origin
  return origins.find(({ origin }) => origin === here)?.localStorage.find(({ name }) => name === key)?.value
}
