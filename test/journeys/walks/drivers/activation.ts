import { registered } from '../../../support/customer-builder'
import { rawClient } from '../../../support/raw-client'
import { portal } from '../../support/places'
import { activationPath } from '../../support/sandbox'
import { automatic, open, advanceClock, type MachineDriver } from '../driver'

export const activationDriver: MachineDriver = {
  starts: {
    'by a whole link': {
      arrange: async ({ useVisitor }) => {
        const { emailAddress } = await registered(portal())
        await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
        useVisitor(emailAddress)
      },
      open: async ({ page, emailAddress }) => page.goto(await activationPath(emailAddress())),
    },
    'by half a link': { open: open('/register/verifyEmail/7') },
  },
  moves: {
    'activate answers': automatic,
    'redirect passes': advanceClock(3_000),
    'request-link': { act: ({ page }) => page.getByRole('button', { name: 'Send a new link' }).click() },
  },
}
