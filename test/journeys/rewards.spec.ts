import { registered } from '../support/customer-builder'
import { expectToast } from './support/toasts'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { allowClipboard, copiedText } from './support/clipboard'
import { storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'

test('[REF-01] [REF-02] [REF-03] [REF-04] the code is copied, its link is copied if sharing is not possible, the history is filtered', async ({
  page,
  context,
  newCustomer,
}) => {
  const customer = await newCustomer()
  await allowClipboard(context)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await storeLogIn(context, customer)
  await page.goto('/dashboard/rewards')
  await expect(page.getByText('No referrals yet')).toBeVisible()
  await page.getByRole('button', { name: 'Copy Code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const referralCode = await copiedText(context)
  await expect(page.getByText(referralCode, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expectToast(page, 'Your link is copied')
  expect(await copiedText(context)).toBe(`${portal()}/register?referralcode=${referralCode}`)
  await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible()

  await registered(portal(), { referralCode, name: 'A', surname: 'Friend' })
  await page.reload()
  const friend = page.getByRole('row').filter({ hasText: 'A Friend' })
  await expect(friend).toContainText('Pending')
  await expect(page.getByLabel('Referrals')).toHaveText(/Total\s*1\s*Pending\s*1\s*Paid\s*0/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScrolling(page)
  await page.getByLabel('Show').selectOption('Paid')
  await expect(page.getByText('You have no Paid referrals at the moment')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/rewards?status=Paid')
  await page.goBack()
  await expect(friend).toBeVisible()
})
