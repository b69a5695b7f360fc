import { fillLogIn, storedItem, logInButton, passwordField, toast, errors } from './support/account'
import { expectToast } from './support/toasts'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'

test.describe('the log-in page', () => {
  test('[AUTH-01: brand, image panel] shows the brand beside an image panel from 1024 px', async ({ page }) => {
    await page.goto('/login')
    const panel = page.locator('#root').getByRole('main').locator('xpath=preceding-sibling::*')
    await expect(page.getByText('Cover that keeps up with you').filter({ visible: true })).toBeVisible()
    await expect(panel).toBeVisible()
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(panel).toBeHidden()
    await expect(page.getByText('Cover that keeps up with you').filter({ visible: true })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(panel).toBeVisible()
  })

  test('[AUTH-02: heading, prompt, fields, shown password] [AUTH-03] [AUTH-05] has fields for email and password, and a link to registration', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect(page.getByText('Enter your email and password to login')).toBeVisible()
    await passwordField(page).fill(PASSWORD)
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  })

  test('[AUTH-01: toasts] [AUTH-08] [AUTH-09] [FORM-01] [FORM-03] shows errors at the field and in a toast', async ({
    page,
    requests,
  }) => {
    await page.goto('/login')
    await logInButton(page).click()
    const email = page.getByLabel('Email')
    await expect(email).toHaveAccessibleDescription('Please enter your email address')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectToast(page, 'Please enter your email address')
    await expect(logInButton(page)).toBeFocused()
    await email.fill('somebody@')
    await email.blur()
    await expect(email).toHaveAccessibleDescription('Please enter your email address')
    await expect(toast(page, 'Please enter your email address')).toHaveCount(0)
    await email.press('Enter')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expectToast(page, 'Please enter a valid email address')
    expect(requests.count('Authenticate')).toBe(0)
  })
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

test('[AUTH-07: error, nothing stored, stays] a wrong password is rejected, with the reason at the form and nothing stored', async ({
  page,
  newCustomer,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*Authenticate/)
  const { emailAddress: email } = await newCustomer()
  await page.goto('/login')
  await fillLogIn(page, { email, password: 'Something-else-1' })
  await logInButton(page).click()
  await expectToast(page, 'Login failed!')
  await expect(errors(page)).toHaveText(/Login failed!\s*Invalid user name or password/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL('/login')
  expect(await storedItem(page, 'token')).toBeUndefined()
})

test('[AUTH-04] [AUTH-06: token, dashboard] [FORM-04] [WIRE-01] [WIRE-04] a double click logs in once, with the button disabled meanwhile', async ({
  page,
  newCustomer,
  hold,
  requests,
}) => {
  const { emailAddress } = await newCustomer()
  const letGo = await hold(/TokenAuth\/Authenticate/)
  await page.goto('/login')
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  await logInButton(page).dblclick()
  await expect(logInButton(page)).toBeDisabled()
  await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expectToast(page, 'Login was successful, redirecting to dashboard')
  await expect(page).toHaveURL('/dashboard')
  expect(requests.count('Authenticate')).toBe(1)
  expect(requests.count('/config.json')).toBeGreaterThan(0)

  const logIn = await requests.last('Authenticate')?.allHeaders()
  expect(logIn).toMatchObject({ 'content-type': 'application/json-patch+json', accept: '*/*', 'x-xsrf-token': 'null' })
  expect(logIn).not.toHaveProperty('authorization')
  const profile = await requests.last('GetCurrentUserProfileForEdit')?.allHeaders()
  expect(profile?.['authorization']).toBe(`Bearer ${await storedItem(page, 'token')}`)
})

test('[AUTH-22] log-in and registration redirect a logged-in customer to the landing page', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Go to dashboard' }).first()).toBeVisible()
  }
})
