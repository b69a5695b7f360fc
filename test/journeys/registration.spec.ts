import {
  aVisitor,
  createAccountButton,
  fillRegistration,
  storedItem,
  logInButton,
  fillLogIn,
  passwordField,
  errors,
} from './support/account'
import { expectToast } from './support/toasts'
import { expect, test } from './support/fixtures'
import { outbox } from './support/sandbox'

test('[AUTH-10: fields] [AUTH-12] [AUTH-09] registration shows a message at each missing field', async ({
  page,
  requests,
}) => {
  await page.goto('/register')
  await expect(page.getByText('Register with us')).toBeVisible()
  await createAccountButton(page).click()
  for (const [label, message] of [
    ['First Name', 'Please enter your first name'],
    ['Last Name', 'Please enter your last name'],
    ['Email', 'Please enter your email address'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message))
  await expect(passwordField(page)).toHaveAccessibleDescription(/Please enter your password/)
  await expectToast(page, 'Please enter your first name')
  await fillRegistration(page, { ...aVisitor(), password: '1234567' })
  await createAccountButton(page).click()
  await expect(passwordField(page)).toHaveAccessibleDescription(/Password must be at least 8 characters in length/)
  expect(requests.count('Account/Register')).toBe(0)
  // By a key: it has moved to where the button was, and a click there now would be the second of two taps.
  await page.getByRole('link', { name: 'Already a user?' }).press('Enter')
  await expect(page).toHaveURL('/login')
})

test('[AUTH-10: typing before the script, nothing sent] values typed before the script has loaded are kept, and Enter sends nothing', async ({
  page,
  requests,
}) => {
  const visitor = aVisitor()
  const arrival: { open?: () => void } = {}
  const scripts = new Promise<void>((resolve) => {
    arrival.open = resolve
  })
  // Only the network is slow: every script is loaded from the server, later.
  await page.route('**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await fillRegistration(page, visitor)
  await passwordField(page).press('Enter')
  await expect(createAccountButton(page)).toBeDisabled()
  await expect(page).toHaveURL('/register')
  arrival.open?.()
  await expect(createAccountButton(page)).toBeEnabled()
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName)
  await expect(passwordField(page)).toHaveValue(visitor.password)
  expect(requests.addresses().filter((address) => address.includes(visitor.password))).toEqual([])
  await createAccountButton(page).click()
  await expect(page).toHaveURL('/register/confirmEmail')
})

test('[AUTH-14: activation link] [AUTH-16: sent again] [FORM-04] a double click creates one account, and the link can be sent again', async ({
  page,
  requests,
}) => {
  const visitor = aVisitor()
  await page.goto('/register')
  await fillRegistration(page, visitor)
  await createAccountButton(page).dblclick()
  await expect(page).toHaveURL('/register/confirmEmail')
  await expect(page.getByText(visitor.email)).toBeVisible()
  expect(requests.count('Account/Register')).toBe(1)
  expect(requests.count('Account/SendEmailActivationLink')).toBe(1)

  const resend = page.getByRole('button', { name: 'Resend Email' })
  await resend.dblclick()
  await expectToast(page, 'Email Successfully sent.')
  await expect(resend).toBeDisabled()
  expect(requests.bodies('Account/SendEmailActivationLink')).toEqual([
    { emailAddress: visitor.email },
    { emailAddress: visitor.email },
  ])
  expect(await outbox(visitor.email)).toHaveLength(2)
})

test('[AUTH-14: confirmation page] a failed request for the link does not block the visitor', async ({
  page,
  fault,
  requests,
}) => {
  const visitor = aVisitor()
  await fault({ path: 'Account/SendEmailActivationLink', kind: '503', emailAddress: visitor.email })
  await page.goto('/register')
  await fillRegistration(page, visitor)
  await createAccountButton(page).click()
  await expect(page).toHaveURL('/register/confirmEmail')
  expect(requests.count('Account/SendEmailActivationLink')).toBe(1)
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await expectToast(page, 'Email Successfully sent.')
  expect(await outbox(visitor.email)).toHaveLength(1)
})

test('[AUTH-16: no stored email] without a stored email the page shows a message and links to registration', async ({
  page,
}) => {
  await page.goto('/register/confirmEmail')
  await expect(page.getByText(/We do not know which email address to confirm/)).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
})

test('[AUTH-15] [FORM-05] a taken email shows a message at its field, and the typed values stay', async ({
  page,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/status of 400 .*Register/)
  const { emailAddress } = await newCustomer()
  const visitor = { ...aVisitor(), email: emailAddress }
  await page.goto('/register')
  await fillRegistration(page, visitor)
  await createAccountButton(page).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/is already taken/)
  await expect(errors(page)).toContainText('1 answer needs attention')
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName)
  await expect(page.getByLabel('Last Name')).toHaveValue(visitor.lastName)
  await expect(passwordField(page)).toHaveValue(visitor.password)
  expect(requests.count('Account/SendEmailActivationLink')).toBe(0)
})

test('log-in with an unconfirmed email shows a message', async ({ page, quietConsole }) => {
  quietConsole.expects(/status of 500 .*Authenticate/)
  const visitor = aVisitor()
  await page.goto('/register')
  await fillRegistration(page, visitor)
  await createAccountButton(page).click()
  await expect(page).toHaveURL('/register/confirmEmail')
  await page.getByRole('link', { name: 'Log in' }).click()
  await fillLogIn(page, visitor)
  await logInButton(page).click()
  await expect(errors(page)).toContainText('Your email address is not confirmed. You can not login.')
  expect(await storedItem(page, 'token')).toBeUndefined()
})
