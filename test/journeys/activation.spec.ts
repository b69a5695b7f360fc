import { PASSWORD, registered } from '../support/customer-builder'
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

test('[AUTH-19] a link that is not valid shows the reason of its rejection and links to log-in', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*ActivateEmail/)
  await page.goto(`${await link()}x`)
  await expect(page.getByRole('alert')).toContainText('This activation link is not valid.')
  await expect(page.getByRole('alert')).toContainText('It has already been used')
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('[AUTH-29] a customer whose mail was scanned first is told to log in, and needs to type the password alone', async ({
  page,
  browser,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*ActivateEmail/)
  const { emailAddress } = await registered(portal())
  await rawClient(portal()).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })
  const path = await activationPath(emailAddress)
  // Most scanners only fetch the page, which uses no code; some run its script.
  expect((await page.request.get(path)).status()).toBe(200)
  const scanner = await browser.newContext()
  const scanned = await scanner.newPage()
  await scanned.goto(portal() + path)
  await expect(scanned.getByText('Email Activated Successfully!')).toBeVisible()
  await scanner.close()

  await page.goto('/register')
  await page.evaluate((email) => {
    localStorage.setItem('email', email)
  }, emailAddress)
  await page.goto(path)
  await expect(page.getByRole('alert')).toHaveText('Your account is active. Log in.')
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[AUTH-29] log-in at its own address has the stored address, and leaves what is typed before', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('email', 'ada@portal.test')
  })
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ada@portal.test')
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Email').fill('other@portal.test')
  release()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Email')).toHaveValue('other@portal.test')
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
