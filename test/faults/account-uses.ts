import { expect, type Page } from '@playwright/test'
import { activationOf } from '../support/customer-builder'
import {
  aVisitor,
  createAccountButton,
  fillLogIn,
  fillRegistration,
  logInButton,
  logOut,
} from '../journeys/support/account'
import { storedQuote } from '../journeys/support/customers'
import { portal } from '../journeys/support/places'
import { resetPath } from '../journeys/support/sandbox'
import { greeting } from '../journeys/support/session'
import { at, button, digit, enterCode, newNumber, press, read, typeInto, unconfirmed, type Use } from './use'

const confirmation = (page: Page) => button(page, 'Resend Email')

const registering: Use = {
  screen: '/register',
  loggedOut: true,
  customer: unconfirmed,
  fill: ({ page }) => fillRegistration(page, aVisitor()),
  press: press(createAccountButton),
  done: confirmation,
}

type AccountCall =
  | 'authenticate'
  | 'logOut'
  | 'getAccess'
  | 'register'
  | 'sendEmailActivationLink'
  | 'activateEmail'
  | 'sendPasswordResetCode'
  | 'resetPassword'
  | 'sendVerificationSms'
  | 'verifySmsCode'
  | 'changePassword'

/** The screens of log-in, the account and the customer's phone. */
export const accountUses: { readonly [Call in AccountCall]: readonly [Use, ...Use[]] } = {
  authenticate: [
    {
      screen: '/login',
      loggedOut: true,
      customer: at(1),
      fill: ({ page, customer: { emailAddress: email, password } }) => fillLogIn(page, { email, password }),
      press: press(logInButton),
      done: greeting,
    },
  ],
  logOut: [
    {
      screen: '/dashboard',
      customer: at(1),
      press: ({ page }) => logOut(page),
      done: (page) =>
        page.getByRole('heading', { name: /^(Insurance that is ready when you are\.|You are logged out)$/ }),
      silent: 'The device forgets the customer at once; the server is notified if it can be.',
    },
  ],
  getAccess: [
    read('/dashboard/checkout', at(1), (page) => button(page, 'Proceed to Pay'), {
      stored: storedQuote,
      silent: 'Payment goes on: the widget asks for a token itself.',
    }),
  ],
  register: [registering],
  sendEmailActivationLink: [
    { ...registering, silent: 'The next page can send the link again.' },
    {
      screen: '/register/confirmEmail',
      loggedOut: true,
      customer: unconfirmed,
      stored: ({ emailAddress }) => Promise.resolve({ email: emailAddress }),
      press: press(confirmation),
      done: (page) => page.getByText('We have sent the link again.'),
    },
    {
      screen: '/login',
      loggedOut: true,
      customer: unconfirmed,
      fill: async ({ page, customer: { emailAddress: email, password } }) => {
        await fillLogIn(page, { email, password })
        await logInButton(page).click()
        await expect(confirmation(page)).toBeVisible()
      },
      press: press(confirmation),
      done: (page) => button(page, /in \d+ s/),
    },
    {
      screen: '/register/verifyEmail',
      loggedOut: true,
      customer: unconfirmed,
      fill: async ({ page, customer }) => {
        await button(page, 'Send a new link').click()
        await page.getByLabel('Email').fill(customer.emailAddress)
      },
      press: press((page) => button(page, 'Send a new link')),
      done: (page) => page.getByRole('heading', { name: 'Check your email' }),
    },
  ],
  activateEmail: [
    read(
      '/register/verifyEmail',
      unconfirmed,
      (page) => page.getByText('Email Activated Successfully!').or(logInButton(page)),
      {
        loggedOut: true,
        path: async ({ client, emailAddress }) => {
          await client.post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
          const { userId, confirmationCode } = await activationOf(portal(), emailAddress)
          return `/register/verifyEmail/${userId}/${confirmationCode}`
        },
      },
    ),
  ],
  sendPasswordResetCode: [
    {
      screen: '/login#forgot',
      loggedOut: true,
      customer: at(1),
      fill: ({ page, customer }) => page.getByLabel('Email').fill(customer.emailAddress),
      press: press((page) => button(page, 'Send reset link')),
      done: (page) => page.getByRole('heading', { name: 'Check your email' }),
    },
  ],
  resetPassword: [
    {
      screen: '/login#reset',
      loggedOut: true,
      customer: at(1),
      path: async ({ client, emailAddress }) => {
        await client.post('/api/services/app/Account/SendPasswordResetCode', { emailAddress })
        return resetPath(emailAddress)
      },
      fill: ({ page }) =>
        typeInto(page, { 'New password': 'Another-horse-2', 'Retype new password': 'Another-horse-2' }),
      press: press((page) => button(page, 'Change password')),
      done: logInButton,
    },
  ],
  sendVerificationSms: [
    {
      screen: '/verify-phone',
      customer: at(1),
      fill: ({ page }) => page.getByLabel('Phone number').fill(newNumber()),
      press: press((page) => button(page, 'Send code')),
      done: digit,
      notKept: 'all',
    },
  ],
  verifySmsCode: [
    {
      screen: '/verify-phone',
      customer: at(1),
      fill: enterCode,
      press: press((page) => button(page, 'Verify')),
      done: (page) => page.getByRole('status').filter({ hasText: 'is verified' }),
      notKept: 'all',
    },
  ],
  changePassword: [
    {
      screen: '/dashboard/settings',
      customer: at(1),
      fill: ({ page, customer: { password } }) =>
        typeInto(page, {
          'Old password': password,
          'New password': 'Another-horse-2',
          'Retype new password': 'Another-horse-2',
        }),
      press: press((page) => button(page, 'Update Password')),
      done: (page) => page.locator('form').getByText('Your password has been changed.'),
      notKept: 'all',
    },
  ],
}
