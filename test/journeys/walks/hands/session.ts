import { logIn, PASSWORD, tokenOf } from '../../../support/customer-builder'
import { logOut } from '../../support/account'
import { continueButton, kycSteps } from '../../support/kyc'
import { byItself, open, unanswered, type Hands, type World } from '../hand'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'

/** Another tab of the same customer does something with what the device keeps. */
const inAnotherTab = async ({ context }: World, what: (token: string) => void, token = ''): Promise<void> => {
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate(what, token)
  await other.close()
}

export const sessionHands: Hands = {
  starts: {
    'without a token': { open: open('/login') },
    'with a token': { arrange: ({ become }) => become(), open: open('/dashboard') },
  },
  moves: {
    'loadCustomer answers': byItself,
    'loadCustomer is refused': { arrange: ({ fault }) => fault(PROFILE, '500') },
    'loadCustomer fails': unanswered(PROFILE),
    'token-refused': { arrange: ({ fault }) => fault(PROFILE, '401') },
    refresh: {
      // A saved KYC step changes the profile.
      act: async ({ page }) => {
        await page.getByRole('link', { name: /kyc process/ }).click()
        await kycSteps[0].fill(page)
        await continueButton(page).click()
      },
    },
    'token-stored': {
      act: async (world) => {
        const { client, emailAddress } = world.customer()
        const { result } = await logIn(client, emailAddress, PASSWORD)
        await inAnotherTab(
          world,
          (token) => {
            localStorage.setItem('token', token)
          },
          tokenOf(result),
        )
      },
    },
    'token-cleared': {
      act: (world) =>
        inAnotherTab(world, () => {
          localStorage.clear()
        }),
    },
    'log-out': { act: ({ page }) => logOut(page) },
    'leaveSession answers': byItself,
  },
}
