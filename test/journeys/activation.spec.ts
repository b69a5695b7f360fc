import { registered } from '../support/customer-builder'
import { rawClient } from '../support/raw-client'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { activationPath } from './support/sandbox'

/** The activation link of an unconfirmed account. */
const link = async (): Promise<string> => {
  const { emailAddress } = await registered(portal())
  await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
  return activationPath(emailAddress)
}

test('[AUTH-17] the parts of the link are sent, with c from the query', async ({ page, requests }) => {
  const path = await link()
  const [userId, confirmationCode] = path.split('/').slice(-2)
  const sent = page.waitForRequest(/Account\/ActivateEmail/i)
  await page.goto(`${path}?c=abc`, { waitUntil: 'commit' })
  await expect(page.getByText(/Activating your email\.\.\.|Email Activated Successfully!/)).toBeVisible()
  await sent
  expect(requests.bodies('Account/ActivateEmail')).toEqual([{ userId, c: 'abc', confirmationCode }])
})

test('[AUTH-18] a success redirects to the log-in page after 3 s', async ({ page }) => {
  await page.clock.install()
  await page.goto(await link())
  await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(page).toHaveURL('/login')
})

test('[AUTH-19] a used link shows the reason of its rejection and links to log-in', async ({ page, quietConsole }) => {
  quietConsole.expects(/status of 500 .*ActivateEmail/)
  const path = await link()
  await page.goto(path)
  await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid.')
  await expect(page.getByRole('alert')).toContainText('It has already been used')
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
})

test(
  '[ACC-04] a used link is replaced on the spot, by the keyboard alone',
  { tag: '@rest' },
  async ({ page, quietConsole }) => {
    quietConsole.expects(/status of 500 .*ActivateEmail/)
    await page.setViewportSize({ width: 360, height: 740 })
    const { emailAddress } = await registered(portal())
    await page.goto('/register/verifyEmail/7/another-code')
    await expect(page.getByRole('alert')).toContainText('This activation link is not valid.')
    await page.getByRole('button', { name: 'Send a new link' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Send a new link' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(emailAddress)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    await expectAccessible(page)
    await page.goto(await activationPath(emailAddress))
    await expect(page.getByText('Email Activated Successfully!')).toBeVisible()
  },
)

test('[AUTH-20] a link without its parts sends nothing', async ({ page, requests }) => {
  for (const path of ['/register/verifyEmail', '/register/verifyEmail/some-user']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Missing required activation parameters')
    await expect(page.getByText(/\b400\b/)).toHaveCount(0)
  }
  expect(requests.count('Account/ActivateEmail')).toBe(0)
})

test('[AUTH-21] no connection is reported in words, without a code', async ({ page, quietConsole }) => {
  quietConsole.expects(/net::ERR_CONNECTION_RESET .*ActivateEmail/)
  await page.route(/Account\/ActivateEmail/i, (route) => route.abort('connectionreset'))
  await page.goto(await link())
  await expect(page.getByRole('alert')).toContainText('Failed to connect to the server. Please try again.')
  await expect(page.getByText(/\b500\b/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go to Login' })).toBeVisible()
})
