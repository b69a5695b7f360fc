import { expect, type Page } from '@playwright/test'
import { logIn } from './account'
import { PASSWORD, type TestCustomer } from './customers'

/** Expects the message about the end of the session on the log-in page, once, and logs in again. */
export const logInAgain = async (page: Page, { emailAddress }: TestCustomer): Promise<void> => {
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await logIn(page, { email: emailAddress, password: PASSWORD })
}

export const greeting = (page: Page) => page.getByRole('heading', { name: /^Hello / })
