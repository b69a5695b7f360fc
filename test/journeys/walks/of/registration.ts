import { right } from 'fp-ts/Either'
import { aSignUp } from '../../../support/builders'
import { registration } from '../../../machines/walks/of/registration'
import { aVisitor, createAccountButton, fillRegistration } from '../../support/account'
import { open, pass, type BrowserWalk } from '../move'

export const registrationInBrowser: BrowserWalk = {
  walk: registration,
  starts: [{ input: { referralCode: '' }, open: open('/register') }],
  moves: [
    {
      event: { type: 'submit-sign-up', form: aSignUp() },
      act: async ({ page }) => {
        await fillRegistration(page, aVisitor())
        await createAccountButton(page).click()
      },
    },
    { actor: 'register', output: right(undefined) },
    { delay: 'redirect', act: pass(2_000) },
  ],
}
