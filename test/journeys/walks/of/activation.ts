import { right } from 'fp-ts/Either'
import { registered } from '../../../support/customer-builder'
import { rawClient } from '../../../support/raw-client'
import { activation } from '../../../machines/walks/of/activation'
import { portal } from '../../support/places'
import { activationPath } from '../../support/sandbox'
import { open, pass, type BrowserWalk } from '../move'

export const activationInBrowser: BrowserWalk = {
  walk: activation,
  starts: [
    {
      input: { userId: '7', confirmationCode: 'code', c: undefined },
      arrange: async ({ meet }) => {
        const { emailAddress } = await registered(portal())
        await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
        meet(emailAddress)
      },
      open: async ({ page, emailAddress }) => page.goto(await activationPath(emailAddress())),
    },
    { input: { userId: '7', confirmationCode: undefined, c: undefined }, open: open('/register/verifyEmail/7') },
  ],
  moves: [
    { actor: 'activate', output: right(undefined) },
    { delay: 'redirect', act: pass(3_000) },
  ],
}
