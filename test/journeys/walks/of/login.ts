import { left, right } from 'fp-ts/Either'
import { registered } from '../../../support/customer-builder'
import { aLogIn, rejected } from '../../../support/builders'
import { login } from '../../../machines/walks/of/login'
import { fillLogIn, logInButton } from '../../support/account'
import { customerAtStep, PASSWORD } from '../../support/customers'
import { portal } from '../../support/places'
import { open, pass, type BrowserWalk } from '../move'

export const loginInBrowser: BrowserWalk = {
  walk: login,
  starts: [{ open: open('/login') }],
  moves: [
    {
      event: { type: 'submit-log-in', form: aLogIn() },
      act: async ({ page, emailAddress }) => {
        await fillLogIn(page, { email: emailAddress(), password: PASSWORD })
        await logInButton(page).click()
      },
    },
    {
      actor: 'logIn',
      output: right(undefined),
      arrange: async ({ meet }) => {
        meet((await customerAtStep(1)).emailAddress)
      },
    },
    {
      actor: 'logIn',
      output: left(rejected({ details: 'Your e-mail address is not confirmed' })),
      arrange: async ({ meet, expects }) => {
        expects(/status of 500 .*Authenticate/)
        meet((await registered(portal())).emailAddress)
      },
    },
    {
      event: { type: 'resend-activation-link' },
      act: ({ page }) => page.getByRole('button', { name: /Resend/ }).click(),
    },
    { actor: 'requestActivationLink', output: right(undefined) },
    { delay: 'redirect', act: pass(2_000) },
  ],
}
