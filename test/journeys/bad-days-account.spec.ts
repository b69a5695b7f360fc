import {
  aVisitor,
  createAccountButton,
  fillLogIn,
  fillRegistration,
  storedItem,
  logInButton,
  passwordField,
  errorMessage,
} from './support/account'
import { expectToast } from './support/toasts'
import { badAnswers, ONLINE, PATIENCE_MS } from './support/bad-answers'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { outbox } from './support/sandbox'

test('[ERR-01] [ERR-04] [AUTH-07: error] [FORM-03] [WIRE-03] a failed log-in shows the reason and can be sent again', async ({
  page,
  newCustomer,
  fault,
  requests,
}) => {
  const { emailAddress } = await newCustomer()
  await page.goto('/login')
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  for (const [index, [kind, text, toast]] of badAnswers.entries()) {
    const removeFault = await fault({ path: 'TokenAuth/Authenticate', kind, emailAddress })
    // By a key: a click so soon after the one before would be the second of two taps.
    await logInButton(page).press('Enter')
    await expect.poll(() => requests.count('Authenticate')).toBe(index + 1)
    await expect(errorMessage(page), kind).toHaveText(text)
    await removeFault()
    await expectToast(page, toast)
    await expect(page.getByLabel('Email')).toHaveValue(emailAddress)
    await expect(passwordField(page)).toHaveValue(PASSWORD)
    expect(await storedItem(page, 'token')).toBeUndefined()
  }
  await logInButton(page).press('Enter')
  await expect(page).toHaveURL('/dashboard')
  expect(requests.count('Authenticate')).toBe(badAnswers.length + 1)
})

test(
  '[ERR-04] a log-in without a response times out after 15 s',
  { tag: '@rest' },
  async ({ page, newCustomer, fault }) => {
    const { emailAddress } = await newCustomer()
    await page.clock.install()
    await page.goto('/login')
    await fillLogIn(page, { email: emailAddress, password: PASSWORD })
    const removeFault = await fault({ path: 'TokenAuth/Authenticate', kind: 'slow', emailAddress })
    const sent = page.waitForRequest(/Authenticate/)
    await logInButton(page).press('Enter')
    await sent
    await page.clock.fastForward(PATIENCE_MS)
    await expect(errorMessage(page)).toHaveText(ONLINE)
    await removeFault()
    await logInButton(page).press('Enter')
    await expectToast(page, 'Login was successful, redirecting to dashboard')
  },
)

test(
  '[ERR-01] [ERR-04] [AUTH-15] registration shows each failure, and finally creates one account',
  { tag: '@rest' },
  async ({ page, fault, requests }) => {
    const visitor = aVisitor()
    await page.goto('/register')
    await fillRegistration(page, visitor)
    for (const [index, [kind, text]] of badAnswers.entries()) {
      const removeFault = await fault({ path: 'Account/Register', kind, emailAddress: visitor.email })
      await createAccountButton(page).press('Enter')
      await expect.poll(() => requests.count('Account/Register')).toBe(index + 1)
      await expect(errorMessage(page), kind).toHaveText(text)
      await removeFault()
      await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName)
      await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
      await expect(passwordField(page)).toHaveValue(visitor.password)
    }
    expect(requests.count('Account/SendEmailActivationLink')).toBe(0)
    await createAccountButton(page).press('Enter')
    await expect(page).toHaveURL('/register/confirmEmail')
    expect(await outbox(visitor.email)).toHaveLength(1)
  },
)

test('[AUTH-15] an account whose response was lost is not created twice', async ({ page, fault, quietConsole }) => {
  quietConsole.expects(/status of 400 .*Register/)
  const visitor = aVisitor()
  await page.goto('/register')
  await fillRegistration(page, visitor)
  await fault({ path: 'Account/Register', kind: 'truncated', after: true, emailAddress: visitor.email })
  await createAccountButton(page).press('Enter')
  await expect(errorMessage(page)).toHaveText(ONLINE)
  await createAccountButton(page).press('Enter')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/is already taken/)
})
