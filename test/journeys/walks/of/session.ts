import { left, right } from 'fp-ts/Either'
import { aCustomer, everyError, rejected } from '../../../support/builders'
import { session } from '../../../machines/walks/of/session'
import { logOut } from '../../support/account'
import { continueButton, kycSteps } from '../../support/kyc'
import { open, type BrowserWalk, type World } from '../move'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'
const settled = { in: 'Loaded.Settled' } as const

/** Another tab of the same customer does something with what the device keeps. */
const inAnotherTab = async ({ context }: World, what: (token: string) => void, token = ''): Promise<void> => {
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate(what, token)
  await other.close()
}

/** A saved KYC step changes the profile. */
const changeProfile = async ({ page }: World): Promise<void> => {
  await page.getByRole('link', { name: /kyc process/ }).click()
  await kycSteps[0].fill(page)
  await continueButton(page).click()
}

export const sessionInBrowser: BrowserWalk = {
  walk: session,
  starts: [
    { input: { hasToken: false }, open: open('/login') },
    { input: { hasToken: true }, arrange: ({ become }) => become(), open: open('/dashboard') },
  ],
  moves: [
    { actor: 'loadCustomer', output: right(aCustomer()) },
    { actor: 'loadCustomer', output: left(rejected()), in: 'Loading', arrange: ({ fault }) => fault(PROFILE, '500') },
    { actor: 'loadCustomer', output: left(everyError.Outage), in: 'Loading', arrange: ({ fault }) => fault(PROFILE, '503', 2) },
    { event: { type: 'token-refused' }, in: 'Loading', arrange: ({ fault }) => fault(PROFILE, '401') },
    { event: { type: 'refresh' }, ...settled, act: changeProfile },
    {
      event: { type: 'token-stored' },
      ...settled,
      act: async (world) => {
        const token = world.customer().client.token ?? ''
        await inAnotherTab(world, (text) => { localStorage.setItem('token', `${text} `) }, token)
      },
    },
    { event: { type: 'token-cleared' }, ...settled, act: (world) => inAnotherTab(world, () => { localStorage.clear() }) },
    { event: { type: 'log-out' }, ...settled, act: ({ page }) => logOut(page) },
    { actor: 'leaveSession', output: undefined },
  ],
}
