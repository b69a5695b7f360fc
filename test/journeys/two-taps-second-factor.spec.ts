import { secondFactors } from '../support/abp/second-factor'
import { startStandIn, type StandIn } from '../support/abp/stand-in'
import { logIn } from './support/account'
import { customerAtStep, PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { GAPS_MS, tapTwice } from './support/tap-twice'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const factors = secondFactors()
let server: StandIn

test.beforeAll(async () => {
  server = await startStandIn(portal, { secondFactors: factors })
})
test.afterAll(() => server.close())

for (const gap of GAPS_MS)
  test(`[TAP-15] two taps ${String(gap)} ms apart on a way to get the code ask for one code, and leave the browser untrusted`, async ({
    page,
    requests,
  }) => {
    const { emailAddress: email } = await customerAtStep(1)
    factors.turnOn(email, ['Email', 'Phone', 'GoogleAuthenticator'])
    await page.goto(`${server.origin}/login`)
    await logIn(page, { email, password: PASSWORD })
    await tapTwice(page, page.getByRole('button', { name: 'Authenticator app' }), gap)
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Trust this browser')).not.toBeChecked()
    expect(requests.count('SendTwoFactorAuthCode')).toBe(1)
  })
