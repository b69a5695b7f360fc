import { registered } from '../../../support/customer-builder'
import { fillLogIn, logInButton } from '../../support/account'
import { customerAtStep, PASSWORD } from '../../support/customers'
import { portal } from '../../support/places'
import { byItself, open, pass, type Hands } from '../hand'

export const loginHands: Hands = {
  starts: { 'at log-in': { open: open('/login') } },
  moves: {
    'submit-log-in': {
      act: async ({ page, emailAddress }) => {
        await fillLogIn(page, { email: emailAddress(), password: PASSWORD })
        await logInButton(page).click()
      },
    },
    'logIn answers': {
      arrange: async ({ meet }) => {
        meet((await customerAtStep(1)).emailAddress)
      },
    },
    'logIn is refused as unconfirmed': {
      arrange: async ({ meet, expects }) => {
        expects(/status of 500 .*Authenticate/)
        meet((await registered(portal())).emailAddress)
      },
    },
    'resend-activation-link': { act: ({ page }) => page.getByRole('button', { name: /Resend/ }).click() },
    'requestActivationLink answers': byItself,
    'redirect passes': pass(2_000),
  },
}
