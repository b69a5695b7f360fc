import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { portal, serverLog } from './support/places'
import { expectToast } from './support/toasts'
import { logIn, tokenOf } from '../support/customer-builder'
import { rawClient } from '../support/raw-client'
import { APPROVED } from '../support/kyc/steps'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
/** The underline of a tab. */
const underline = (page: Page, tab: string) =>
  page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: tab })
    .evaluate((link) => {
      const { borderBottomStyle: style, borderBottomWidth: width, borderBottomColor: colour } = getComputedStyle(link)
      return style === 'solid' && parseFloat(width) >= 2 && colour !== 'rgba(0, 0, 0, 0)'
    })

test('[SET-01: addresses, underline] [SET-05: address] the keyboard navigates the verifications', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(APPROVED)
  await page.goto('/dashboard/settings')
  expect([await underline(page, 'Overview'), await underline(page, 'Verifications')]).toEqual([true, false])
  await page.getByRole('link', { name: 'Verifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings/verifications')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  expect([await underline(page, 'Overview'), await underline(page, 'Verifications')]).toEqual([false, true])
  await page.getByRole('link', { name: /^Overview \(/ }).focus()
  for (const label of ['Bank Info', 'BVN Info']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: label })).toBeVisible()
    await expect(sections(page).getByRole('link', { name: label })).toBeFocused()
  }
  expect(new URL(page.url()).searchParams.get('tab')).toBe('Bvn Info')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScrolling(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bank Info' })).toBeVisible()
})

const fillPasswords = async (page: Page, passwords: Readonly<Record<string, string>>) => {
  for (const [label, password] of Object.entries(passwords))
    await page.getByLabel(label, { exact: true }).fill(password)
}
const toNew = (password: string) => ({ 'New password': password, 'Retype new password': password })

test('[ACC-03] the password is changed by the keyboard alone; this session stays, and the others end', async ({
  page,
  loggedIn,
  quietConsole,
  requests,
}) => {
  quietConsole.expects(/status of 400 .*ChangePassword/)
  const { emailAddress, password, client } = await loggedIn()
  const elsewhere = rawClient(portal())
  const other = elsewhere.withToken(tokenOf((await logIn(elsewhere, emailAddress, password)).result))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/settings')
  await fillPasswords(page, { 'Old password': 'Wrong-canary-1', ...toNew('New-canary-2025') })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Old password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password',
  )
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('New-canary-2025')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Old password' }).press('Enter')
  await expect(page.getByLabel('Old password', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByText('Your password has been changed.')).toBeVisible()
  await expectToast(page, 'Your password has been changed. You are logged out on all other devices.')
  for (const label of ['Old password', 'New password', 'Retype new password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  expect(requests.bodies('Profile/ChangePassword')[1]).toEqual({
    currentPassword: password,
    newPassword: 'New-canary-2025',
  })
  const statuses = [client, other].map(async (each) => (await each.get('/api/services/app/Kyc/GetAll')).status)
  expect(await Promise.all(statuses)).toEqual([200, 401])
  expect((await logIn(elsewhere, emailAddress, 'New-canary-2025')).status).toBe(200)
  expect(await readFile(serverLog(), 'utf8')).not.toMatch(/canary-2025|Wrong-canary/)
})
