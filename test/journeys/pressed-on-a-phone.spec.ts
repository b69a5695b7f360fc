import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { titlesOf } from './support/tables'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const dialog = (page: Page) => page.getByRole('dialog')

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

test('[TAP-14] [LIFE-08: share, file] the referral link, the address of a check page and a certificate as a file go to the share sheet of the device', async ({
  page,
  context,
}) => {
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
    .poll(async () => (await shared()).map(({ url, files }) => [url, files]))
    .toEqual([[expect.stringMatching(/^http.*\/verify\/[0-9a-f-]+$/), undefined]])
  const [{ url = '' } = {}] = await shared()
  expect(await (await context.request.get(url)).text()).toContain('This certificate is genuine')
  await dialog(page).getByRole('button', { name: 'Share PDF' }).tap()
  await expect
    .poll(async () => (await shared()).map(({ url: address, files }) => [address, files]).slice(1))
    .toEqual([[undefined, [expect.stringMatching(/\.pdf, application\/pdf$/)]]])
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
    const link = page.locator('a[href^="mailto:"]').filter({ visible: true }).first()
    await link.tap()
    await expect.poll(followed).toEqual([await link.getAttribute('href')])
  }
})
