import { logIn, PASSWORD, tokenOf } from '../../../support/customer-builder'
import { logOut } from '../../support/account'
import { continueButton, stepForms } from '../../support/kyc'
import { automatic, open, outage, type MachineDriver, type WalkContext } from '../driver'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'

/** Another tab of the same customer changes the local storage. */
const inAnotherTab = async ({ context }: WalkContext, change: (token: string) => void, token = ''): Promise<void> => {
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate(change, token)
  await other.close()
}

export const sessionDriver: MachineDriver = {
  starts: {
    'without a token': { open: open('/login') },
    'with a token': { arrange: ({ createCustomer }) => createCustomer(), open: open('/dashboard') },
  },
  moves: {
    'loadCustomer answers': automatic,
    'loadCustomer is refused': { arrange: ({ fault }) => fault(PROFILE, '500') },
    'loadCustomer fails': outage(PROFILE),
    'token-refused': { arrange: ({ fault }) => fault(PROFILE, '401') },
    refresh: {
      // A saved KYC step changes the profile.
      act: async ({ page }) => {
        await page.getByRole('link', { name: /kyc process/ }).click()
        await stepForms['user-details'].fill(page)
        await continueButton(page).click()
      },
    },
    'token-stored': {
      act: async (walk) => {
        const { client, emailAddress } = walk.customer()
        const { result } = await logIn(client.withToken(undefined), emailAddress, PASSWORD)
        await inAnotherTab(
          walk,
          (token) => {
            localStorage.setItem('token', token)
          },
          tokenOf(result),
        )
      },
    },
    'token-cleared': {
      act: (walk) =>
        inAnotherTab(walk, () => {
          localStorage.clear()
        }),
    },
    'log-out': { act: ({ page }) => logOut(page) },
    'leaveSession answers': automatic,
  },
}
