import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'

/** The scripts of a screen itself: those that the document of every address does not name. */
const ofTheScreen = async (page: Page): Promise<(url: URL) => boolean> => {
  const document = await (await page.request.get('/dashboard')).text()
  return ({ pathname }) => pathname.endsWith('.js') && !document.includes(pathname)
}

const screens = [
  ['/dashboard/policies', 'Policies', ['Policy/GetAll']],
  ['/dashboard/mandates', 'Mandates', ['Mandate/GetAll']],
  ['/dashboard/rewards', 'Rewards', ['Referral/GetAll', 'Filter=Paid', 'Filter=Pending', 'MaxResultCount=1']],
  ['/dashboard/beneficiaries', 'Beneficiaries', ['Beneficiary/GetAll', 'GetRelationshipTypes']],
  ['/dashboard/settings/verifications', 'Settings', ['Kyc/GetAll']],
] as const

for (const [path, heading, reads] of screens)
  test(`${path} requests what it begins with beside its scripts, and nothing twice`, async ({
    page,
    context,
    requests,
    hold,
  }) => {
    await storeLogIn(context, await demoCustomer())
    const release = await hold(await ofTheScreen(page))
    await page.goto(path)
    for (const read of reads)
      await expect.poll(() => requests.addresses().some((address) => address.includes(read))).toBe(true)
    release()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls = requests.addresses().filter((address) => address.includes('/api/') && !address.includes(PROFILE))
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
  })

test('a link requests the data of its screen beside the scripts, but only when it is pressed', async ({
  page,
  context,
  requests,
  hold,
}) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const release = await hold(await ofTheScreen(page))
  const firstPages = () =>
    requests.addresses().filter((address) => address.includes('Mandate/GetAll?SkipCount=0&MaxResultCount=10'))
  const link = page.getByRole('link', { name: 'Mandates', exact: true })
  await link.hover()
  expect(firstPages()).toEqual([])
  await link.click()
  await expect.poll(firstPages).toHaveLength(1)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Mandates' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(firstPages()).toHaveLength(1)
})

test('KYC opens with the profile and the sections that were requested beside its scripts', async ({
  page,
  loggedIn,
  requests,
  hold,
}) => {
  await loggedIn()
  const release = await hold(await ofTheScreen(page))
  await page.goto('/dashboard/kyc')
  await expect.poll(() => [requests.count(PROFILE), requests.count('Kyc/GetAll')]).toEqual([2, 1])
  release()
  await expect(page.getByLabel('First Name')).toBeVisible()
  expect([requests.count(PROFILE), requests.count('Kyc/GetAll')]).toEqual([2, 1])
})
