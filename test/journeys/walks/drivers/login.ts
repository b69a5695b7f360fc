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
    'logIn asks for a second factor': {
      // As ASP.NET Zero answers; the service of this repository has no second factor.
      arrange: async ({ page, useVisitor }) => {
        useVisitor('second-factor@portal.example')
        const result = { requiresTwoFactorVerification: true, userId: 7, twoFactorAuthProviders: ['Email', 'Phone'] }
        await page.route('**/TokenAuth/Authenticate', (route) =>
          route.fulfill({ json: { result, success: true, error: null, unAuthorizedRequest: false, __abp: true } }),
        )
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
