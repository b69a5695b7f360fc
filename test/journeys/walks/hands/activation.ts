import { registered } from '../../../support/customer-builder'
import { rawClient } from '../../../support/raw-client'
import { portal } from '../../support/places'
import { activationPath } from '../../support/sandbox'
import { byItself, open, pass, type Hands } from '../hand'

export const activationHands: Hands = {
  starts: {
    'by a whole link': {
      arrange: async ({ meet }) => {
        const { emailAddress } = await registered(portal())
        await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
        meet(emailAddress)
      },
      open: async ({ page, emailAddress }) => page.goto(await activationPath(emailAddress())),
    },
    'by half a link': { open: open('/register/verifyEmail/7') },
  },
  moves: { 'activate answers': byItself, 'redirect passes': pass(3_000) },
}
