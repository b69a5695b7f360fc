import { aVisitor, createAccountButton, fillRegistration } from '../../support/account'
import { automatic, open, advanceClock, type MachineDriver } from '../driver'

export const registrationDriver: MachineDriver = {
  starts: { 'at registration': { open: open('/register') } },
  moves: {
    'submit-sign-up': {
      act: async ({ page }) => {
        await fillRegistration(page, aVisitor())
        await createAccountButton(page).click()
      },
    },
    'register answers': automatic,
    'redirect passes': advanceClock(2_000),
  },
}
