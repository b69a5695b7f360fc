import { aVisitor, createAccountButton, fillRegistration } from '../../support/account'
import { byItself, open, pass, type Hands } from '../hand'

export const registrationHands: Hands = {
  starts: { 'at registration': { open: open('/register') } },
  moves: {
    'submit-sign-up': {
      act: async ({ page }) => {
        await fillRegistration(page, aVisitor())
        await createAccountButton(page).click()
      },
    },
    'register answers': byItself,
    'redirect passes': pass(2_000),
  },
}
