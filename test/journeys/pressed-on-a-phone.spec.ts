import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { titlesOf } from './support/tables'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const dialog = (page: Page) => page.getByRole('dialog')

test('[HOME-03] a tip of home opens its own page', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard')
  const tips = page.getByRole('region', { name: 'Insurance Tips' }).getByRole('link')
  await expect(tips).toHaveCount(2)
  const card = await tips.nth(1).textContent()
  await tips.nth(1).tap()
  await expect(page).toHaveURL('/tips/1')
  expect(card).toContain(await page.getByRole('heading', { level: 1 }).textContent())
})

test('[KYC-16] the card above step 1 is in view before the first field', async ({ page, loggedIn }) => {
  await loggedIn(1)
  await page.goto('/dashboard/kyc')
  const card = page.getByRole('region', { name: 'What you need' })
  await expect(card.getByRole('listitem')).toHaveCount(5)
  const [cardBox, fieldBox] = [await card.boundingBox(), await page.getByLabel('First name').boundingBox()]
  expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0)).toBeLessThanOrEqual(fieldBox?.y ?? 0)
})

test('[PUB-04] each of the five questions opens and closes under a finger', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq details')
  await expect(questions).toHaveCount(5)
  for (const question of await questions.all()) {
    await question.locator('summary').tap()
    await expect(question.getByRole('paragraph').first()).toBeVisible()
    await question.locator('summary').tap()
    await expect(question.getByRole('paragraph').first()).toBeHidden()
  }
})

test('[TAP-14] the dialogs of a list are closed by their button, and by Back', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  for (const address of ['/dashboard/policies', '/dashboard/mandates']) {
    await page.goto(address)
    await titlesOf(page).first().tap()
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toHaveCount(0)
    await titlesOf(page).first().tap()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goto('/dashboard/beneficiaries')
  await page.getByRole('link', { name: 'Add New Beneficiary' }).tap()
  await dialog(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(dialog(page)).toHaveCount(0)
})

/** The device's own sheet, which a headless browser does not have: what it is asked to share. */
const withShareSheet = async (page: Page) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = ({ title, url, files }: ShareData) => {
      shared.push({ title, url, files: files?.map(({ name, type }) => `${name}, ${type}`) })
      return Promise.resolve()
    }
    Object.assign(window, { shared })
    Object.defineProperties(navigator, { share: { value: share }, canShare: { value: () => true } })
  })
  return () =>
    page.evaluate(() => Reflect.get(window, 'shared') as readonly { url?: string; files?: readonly string[] }[])
}

test('[TAP-14] the referral link and a certificate go to the share sheet of the device', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  const shared = await withShareSheet(page)
  await page.goto('/dashboard/rewards')
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  await expect
    .poll(async () => (await shared()).map(({ url }) => url))
    .toEqual([expect.stringMatching(/^http.*\/register\?referralcode=\w+$/)])
  await page.goto('/dashboard/policies')
  await titlesOf(page).first().tap()
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).tap()
  await expect
    .poll(async () => (await shared()).map(({ files }) => files))
    .toEqual([[expect.stringMatching(/\.pdf, application\/pdf$/)]])
})

test('[TAP-14] the links to call and to write lead out of the portal', async ({ page, context, quietConsole }) => {
  // The headless browser has no app for either.
  quietConsole.expects(/Failed to launch '(tel|mailto):/)
  await storeLogIn(context, await demoCustomer())
  await page.addInitScript(() => {
    const followed: string[] = []
    Object.assign(window, { followed })
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null && !event.defaultPrevented) followed.push(link.href)
    })
  })
  const followed = () => page.evaluate((): unknown => Reflect.get(window, 'followed'))
  await page.goto('/dashboard/policies')
  await titlesOf(page).first().tap()
  await dialog(page).locator('a[href^="tel:"]').tap()
  await dialog(page).locator('a[href^="mailto:"]').tap()
  await expect
    .poll(followed)
    .toEqual([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:.+@.+\?subject=Claim/)])
  for (const address of ['/', '/terms']) {
    await page.goto(address)
    const link = page.locator('a[href^="mailto:"]').first()
    await link.tap()
    await expect.poll(followed).toEqual([await link.getAttribute('href')])
  }
})
