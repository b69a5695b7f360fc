import { registered } from '../../../support/customer-builder'
import { fillLogIn, logInButton } from '../../support/account'
import { customerAtStep, PASSWORD } from '../../support/customers'
import { portal } from '../../support/places'
import { automatic, open, advanceClock, type MachineDriver } from '../driver'

export const loginDriver: MachineDriver = {
  starts: { 'at log-in': { open: open('/login') } },
  moves: {
    'submit-log-in': {
      act: async ({ page, emailAddress }) => {
        await fillLogIn(page, { email: emailAddress(), password: PASSWORD })
        await logInButton(page).click()
      },
    },
    'logIn answers': {
      arrange: async ({ useVisitor }) => {
        useVisitor((await customerAtStep(1)).emailAddress)
      },
    },
    'logIn is refused as unconfirmed': {
      arrange: async ({ useVisitor, expects }) => {
        expects(/status of 500 .*Authenticate/)
        useVisitor((await registered(portal())).emailAddress)
      },
    },
    'resend-activation-link': { act: ({ page }) => page.getByRole('button', { name: /Resend/ }).click() },
    'requestActivationLink answers': automatic,
    'redirect passes': advanceClock(2_000),
  },
}
