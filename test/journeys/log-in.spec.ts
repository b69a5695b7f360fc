import { fillLogIn, logInButton, toast } from './support/account'
import { expectToast } from './support/toasts'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'

test('[AUTH-01: brand, image panel] log-in shows the brand beside an image panel from 1024 px; a phone does not load the picture', async ({
  page,
}) => {
  const isPicture = (address: string) => address.endsWith('.svg') && !address.endsWith('/icon.svg')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login', { waitUntil: 'load' })
  expect(loaded.filter(isPicture)).toEqual([])
  const picture = page.waitForResponse((response) => isPicture(response.url()))
  await page.setViewportSize({ width: 1280, height: 800 })
  const response = await picture
  expect(response.ok()).toBe(true)
  expect(await response.headerValue('content-type')).toContain('image/svg+xml')
  const panel = page.locator('#root').getByRole('main').locator('xpath=preceding-sibling::*')
  await expect(page.getByText('Cover that keeps up with you').filter({ visible: true })).toBeVisible()
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(panel).toBeHidden()
  await expect(page.getByText('Cover that keeps up with you').filter({ visible: true })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(panel).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `[ERR-03] a toast closes automatically after its time, with motion: ${reducedMotion}`,
    { tag: reducedMotion === 'reduce' ? '@rest' : [] },
    async ({ page, newCustomer }) => {
      await page.emulateMedia({ reducedMotion })
      const { emailAddress } = await newCustomer()
      await page.goto('/login')
      await fillLogIn(page, { email: emailAddress, password: PASSWORD })
      await logInButton(page).click()
      await expectToast(page, 'Login was successful, redirecting to dashboard')
      await expect(toast(page, 'Login was successful, redirecting to dashboard')).toHaveCount(0)
      await expect(page).toHaveURL('/dashboard')
    },
  )
