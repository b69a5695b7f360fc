import { errorMessage, fillLogIn, logIn, storedItem, logInButton, logOut } from './support/account'
import { expectToast } from './support/toasts'
import { customerAtStep, PASSWORD, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'
import { greeting, logInAgain } from './support/session'
import { fillMotorForm, getQuoteButton, motorFormPath, vehicle } from './support/shop'

const PROFILE = 'Profile/GetCurrentUserProfileForEdit'

test('[SESS-02] [AUTH-23: log-in] without a token the dashboard redirects to log-in and sends no request', async ({
  page,
  requests,
}) => {
  await page.goto('/dashboard/policies')
  await expect(page).toHaveURL('/login')
  expect(requests.addresses().filter((address) => address.includes('/api/'))).toEqual([])
})

test('[PHONE-01] without a token phone verification redirects to log-in', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/verify-phone')
  await expect(page).toHaveURL('/login')
})

test('[SESS-03] [SHELL-01] with a token the profile is loaded and the screen opens', async ({
  page,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn()
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  expect(requests.count(PROFILE)).toBe(1)
  await page.goto('/dashboard/settings')
  for (const text of [customer.emailAddress, customer.userName, `${customer.name} ${customer.surname}`])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
})

test('[AUTH-23: log-in] a rejected profile request redirects to log-in', async ({ page, fault, loggedIn }) => {
  const customer = await loggedIn()
  await fault({ path: PROFILE, kind: '500', emailAddress: customer.emailAddress })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('status')).toContainText('An error occurred during operation')
})

test('[AUTH-23: outage] in an outage the token stays stored, the screen shows a message, and Try again continues', async ({
  page,
  fault,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn()
  await fault({ path: PROFILE, kind: '503', times: 2, emailAddress: customer.emailAddress })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach the server' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('An error occurred during operation')
  expect(await storedItem(page, 'token')).toBe(customer.client.token)
  expect(requests.count(PROFILE)).toBe(2)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(greeting(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test(
  '[SESS-05] [ERR-04] after a session ends in a KYC step, log-in returns to it with the typed values',
  { tag: '@rest' },
  async ({ page, fault, loggedIn }) => {
    const customer = await loggedIn(4)
    await page.goto('/dashboard/kyc')
    await kycSteps[3].fill(page)
    await page.getByLabel('Description').fill('Ledgers')
    await fault({ path: 'employer/save', kind: '401', emailAddress: customer.emailAddress })
    await continueButton(page).click()
    await logInAgain(page, customer)
    await expect(stepHeading(page, kycSteps[3])).toBeVisible()
    await expectStep(page, 4)
    await expect(page.getByLabel('Company name')).toHaveValue('Example Trading Limited')
    await expect(page.getByLabel('Description')).toHaveValue('Ledgers')
    await continueButton(page).click()
    await expectStep(page, 5)
  },
)

test(
  '[SESS-05] [QUOTE-03] after a session ends in the motor form, log-in returns to it with the typed values',
  { tag: '@rest' },
  async ({ page, fault, loggedIn }) => {
    const customer = await loggedIn()
    await page.goto(motorFormPath)
    await fillMotorForm(page)
    await fault({ path: 'Insurance/VehicleQuote', kind: '401', emailAddress: customer.emailAddress })
    await getQuoteButton(page).click()
    await logInAgain(page, customer)
    await expect(page).toHaveURL(motorFormPath)
    await expect(page.getByLabel('Chassis number')).toHaveValue(vehicle['Chassis number'] ?? '')
    await expect(page.getByLabel('Model').locator('option:checked')).toHaveText('Corolla')
    await getQuoteButton(page).click()
    await expect(page).toHaveURL('/dashboard/checkout')
  },
)

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
  await context.setOffline(true)
  await logOut(page)
  await expect.poll(async () => (await context.storageState()).origins).toEqual([])
  await expect(page.getByText('You are logged out')).toBeVisible()
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

test('[ERR-01] log-in shows a message while offline, and works when the connection is back', async ({
  page,
  context,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
  const { emailAddress: email } = await newCustomer()
  await page.goto('/login')
  await fillLogIn(page, { email, password: PASSWORD })
  await logInButton(page).click({ trial: true })
  await context.setOffline(true)
  await logInButton(page).click()
  const words = 'An error occurred due to no connection, please check your interet connectivity...'
  await expect(errorMessage(page)).toHaveText(words)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await context.setOffline(false)
  await logInButton(page).click()
  await expectToast(page, 'Login was successful, redirecting to dashboard')
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
