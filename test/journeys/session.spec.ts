import { logIn, logInButton, logOut } from './support/account'
import { goOffline } from './support/connection-strip'
import { customerAtStep, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting, logInAgain } from './support/session'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'

test('[SESS-02] [AUTH-23: log-in] without a token the dashboard redirects to log-in and sends no request', async ({
  page,
  requests,
}) => {
  await page.goto('/dashboard/policies')
  await expect(page).toHaveURL('/login')
  expect(requests.addresses().filter((address) => address.includes('/api/'))).toEqual([])
})

test('[SESS-05] a token that the server revoked ends the session at the next call', async ({
  page,
  quietConsole,
  loggedIn,
}) => {
  quietConsole.expects(/status of 401 /)
  const customer = await loggedIn()
  await page.goto('/dashboard/chat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await customer.client.get('/api/TokenAuth/LogOut')
  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await logInAgain(page, customer)
  await expect(page).toHaveURL('/dashboard/policies')
})

test('[SESS-04] [SESS-09] [SHELL-03: log-out] [QUOTE-04] log-out calls the server and removes everything from the device', async ({
  page,
  context,
  newCustomer,
  requests,
}) => {
  const customer = await newCustomer()
  await storeLogIn(context, customer, await storedQuote(customer))
  await page.goto('/dashboard/checkout')
  await expect(page.getByRole('heading', { name: /Confirm Order Details/ })).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Insurance that is ready when you are.' })).toBeVisible()
  expect((await context.storageState()).origins).toEqual([])
  expect(requests.count('TokenAuth/LogOut')).toBe(1)
  await expect.poll(async () => (await customer.client.get(`/api/services/app/${PROFILE}`)).status).toBe(401)
})

test('[SESS-09] log-out works offline too', async ({ page, context, quietConsole, loggedIn }) => {
  quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
  await loggedIn()
  const read = page.waitForResponse(/Policy\/GetAll/)
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  await read
  await goOffline(page)
  await logOut(page)
  await expect(page.getByText('You are logged out')).toBeVisible()
  // Not by `storageState`, whose own page ends the emulation that the device is offline.
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await context.setOffline(false)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('[SESS-06] logging out in one tab logs out the others', async ({ page, context, loggedIn }) => {
  await loggedIn()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await expect(greeting(tab)).toBeVisible()
  }
  // In a tab behind another one Chromium sometimes ends with the driver's session while the address changes.
  await page.bringToFront()
  await logOut(other)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('[SESS-10] a token stored by another tab reloads the profile', async ({ page, context, newCustomer }) => {
  const [one, another] = [await newCustomer(), await newCustomer()]
  await storeLogIn(context, one)
  await page.goto('/dashboard/settings')
  await expect(page.getByText(one.emailAddress)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate((token) => {
    localStorage.setItem('token', token)
  }, another.client.token ?? '')
  await expect(page.getByText(another.emailAddress)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/settings')
})

test(
  '[ACC-05] [ACC-06] what a password manager opens is reached after log-in, and a log-out forgets it',
  { tag: '@rest' },
  async ({ page }) => {
    const { emailAddress: email, password } = await customerAtStep(1)
    await page.goto('/.well-known/change-password')
    await expect(logInButton(page)).toBeVisible()
    await expect(page).toHaveURL('/login')
    await logIn(page, { email, password })
    await expect(page.getByRole('button', { name: 'Update Password' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/settings')
    await logOut(page)
    await expect(page.getByRole('heading', { name: 'Insurance that is ready when you are.' })).toBeVisible()
    await page.goto('/login')
    await logIn(page, { email, password })
    await expect(greeting(page)).toBeVisible()
  },
)
