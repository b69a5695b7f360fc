import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'

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
const valueOf = (page: Page, label: string) => page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd')

test('[SET-01] [SET-02] [SET-03] [SET-05] [SET-07] [SET-08] the keyboard navigates the verifications', async ({
  page,
  loggedIn,
}) => {
  const customer = await loggedIn(8)
  await page.goto('/dashboard/settings')
  await expect(valueOf(page, 'Email')).toHaveText(customer.emailAddress)
  await expect(valueOf(page, 'KYC status')).toHaveText('Complete')
  expect([await underline(page, 'Overview'), await underline(page, 'Verifications')]).toEqual([true, false])
  await page.getByRole('link', { name: 'Verifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings/verifications')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  expect([await underline(page, 'Overview'), await underline(page, 'Verifications')]).toEqual([false, true])
  await expect(sections(page).getByText('(approved)')).toHaveCount(6)
  await page.getByRole('link', { name: /^Overview \(/ }).focus()
  for (const [label, term, value] of [
    ['Bank Info', 'Account type', 'Savings Account'],
    ['BVN Info', 'Nationality', 'Nigeria'],
    ['Employer Info', 'Company', 'Example Trading Limited'],
    ['Medical Info', 'Diabetes', 'Not selected'],
  ] as const) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: label })).toBeVisible()
    await expect(sections(page).getByRole('link', { name: label })).toBeFocused()
    await expect(valueOf(page, term)).toHaveText(value)
  }
  expect(new URL(page.url()).searchParams.get('tab')).toBe('Medical Info')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('link', { name: 'Preview' })
  const file = await fetch((await preview.getAttribute('href')) ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScrolling(page)
  await page.goBack()
  await expect(valueOf(page, 'Diabetes')).toBeVisible()
})

test('[SET-04] the password form states that it changes nothing, and sends nothing', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard/settings/overview')
  await page.getByLabel('Old password', { exact: true }).fill('Old-pass-2025')
  await page.getByLabel('New password', { exact: true }).fill('New-pass-2025')
  await page.getByLabel('Retype new password', { exact: true }).fill('New-pass-2025')
  const before = requests.all().filter((request) => request.method() !== 'GET').length
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByText('Changing the password is not available yet')).toBeVisible()
  expect(requests.all().filter((request) => request.method() !== 'GET')).toHaveLength(before)
  await expectAccessible(page)
})
