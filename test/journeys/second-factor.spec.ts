import type { BrowserContext, Page } from '@playwright/test'
import { secondFactors, type SecondFactors } from '../support/abp/second-factor'
import { startStandIn, type StandIn } from '../support/abp/stand-in'
import { errors, logIn, passwordField, storedItem } from './support/account'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { customerAtStep, PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { greeting } from './support/session'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** A server that answers as ASP.NET Zero does. */
let server: StandIn
let factors: SecondFactors

test.beforeAll(async () => {
  factors = secondFactors()
  server = await startStandIn(portal, { secondFactors: factors })
})
test.afterAll(() => server.close())

const heading = (page: Page) => page.getByRole('heading', { name: 'Confirm that it is you' })
const code = (page: Page) => page.getByLabel('Code', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const lastCode = () => factors.sent.at(-1)?.code ?? ''
const anotherThan = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

/** A customer with a second factor at log-in, the password typed and sent. */
const askedFor = async (page: Page, ...[providers, recoveryCodes]: [string[], string[]?]) => {
  const { emailAddress: email } = await customerAtStep(1)
  factors.turnOn(email, providers, recoveryCodes)
  const customer = { email, password: PASSWORD }
  await page.goto(`${server.origin}/login`)
  await logIn(page, customer)
  await expect(heading(page)).toBeVisible()
  return customer
}

/** Clears the storage from a page without the portal, whose calls would go on without their token. */
const clearStorage = async (page: Page) => {
  await page.goto(`${server.origin}/robots.txt`)
  await page.evaluate(() => localStorage.clear())
}

/** What home still loads is refused after a log-out, which the console says. */
const refusedAfterLogOut = /status of 401 .*\/GetAll\?/

const logOutAndOpenLogIn = async (page: Page) => {
  await page.getByRole('button', { name: /Profile menu/ }).tap()
  await page.getByRole('menuitem', { name: 'Logout' }).tap()
  await expect(page).toHaveURL(`${server.origin}/`)
  await page.goto(`${server.origin}/login`)
}

const cookiesOf = (context: BrowserContext) => context.cookies(`${server.origin}/login`)

test('[SIGN-01: code] a code by mail: wrong, right, and not right a second time', async ({
  page,
  quietConsole,
  requests,
}) => {
  quietConsole.expects(/status of 500 .*Authenticate/, refusedAfterLogOut)
  const customer = await askedFor(page, ['Email'])
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('We have sent a six-digit code to your email address.')).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await code(page).fill(anotherThan(lastCode()))
  await press(page, 'Log in')
  await expect(errors(page)).toContainText('Invalid security code!')
  const used = lastCode()
  await code(page).fill(`${used.slice(0, 3)} ${used.slice(3)}`)
  await press(page, 'Log in')
  await expect(greeting(page)).toBeVisible()
  expect(await cookiesOf(page.context())).toEqual([])
  expect(requests.addresses().join('\n')).not.toContain(used)
  expect(JSON.stringify(await page.context().storageState())).not.toContain(PASSWORD)

  await logOutAndOpenLogIn(page)
  await logIn(page, customer)
  await expect(code(page)).toBeVisible()
  await code(page).fill(used)
  await press(page, 'Log in')
  await expect(errors(page)).toContainText('Invalid security code!')
})

test('[SIGN-01: ways] three ways: the one that is chosen, and another one', async ({ page }) => {
  await askedFor(page, ['GoogleAuthenticator', 'Email', 'Phone'])
  await expectAccessible(page)
  await press(page, 'SMS to your phone')
  await expect(page.getByText('We have sent a six-digit code to your phone by SMS.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  expect(factors.sent.at(-1)?.provider).toBe('Phone')
  await press(page, 'Another way')
  await press(page, 'Authenticator app')
  await expect(page.getByText('Type the six digits that your authenticator app shows now.')).toBeVisible()
  await code(page).fill('246810')
  await press(page, 'Log in')
  await expect(greeting(page)).toBeVisible()
})

test('[SIGN-01: password, again] [TAP-21: second factor] after a reload log-in begins again with the code that was sent, and one that is too late is sent again', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*(Authenticate|SendTwoFactorAuthCode)/)
  await page.clock.install()
  const customer = await askedFor(page, ['Email'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(passwordField(page)).toHaveValue('')
  const sent = factors.sent.length
  await logIn(page, customer)
  await expect(code(page)).toBeVisible()
  expect(factors.sent).toHaveLength(sent)
  factors.expire()
  await code(page).fill(lastCode())
  await press(page, 'Log in')
  await expect(errors(page)).toContainText('Invalid security code!')
  // The page does not run while the phone sleeps.
  await page.clock.fastForward(3_600_000)
  await press(page, 'Send again')
  await expect(errors(page)).toContainText('The security code could not be sent. Please log in again.')
  await press(page, 'Back to log-in')
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await passwordField(page).fill(customer.password)
  await page.getByRole('button', { name: 'Log in' }).tap()
  await expect(code(page)).toBeVisible()
  await code(page).fill(lastCode())
  await press(page, 'Log in')
  await page.clock.runFor(2_000)
  await expect(greeting(page)).toBeVisible()
})

test('[SIGN-01: recovery code] a recovery code works once', async ({ page, quietConsole }) => {
  quietConsole.expects(/status of 500 .*Authenticate/)
  const customer = await askedFor(page, ['GoogleAuthenticator'], ['K7QX-22ML-9PPA'])
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(' K7QX-22ML-9PPA ')
  await press(page, 'Log in')
  await expect(greeting(page)).toBeVisible()
  await page.context().clearCookies()
  await clearStorage(page)
  await page.goto(`${server.origin}/login`)
  await logIn(page, customer)
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill('K7QX-22ML-9PPA')
  await press(page, 'Log in')
  await expect(errors(page)).toContainText('Invalid security code!')
})

test('[SIGN-01: trusted browser] a trusted browser is not asked again, keeps its mark for log-in alone, and is good for one customer', async ({
  page,
  context,
  requests,
  quietConsole,
}) => {
  const customer = await askedFor(page, ['Email'])
  await page.getByLabel('Trust this browser').tap()
  await code(page).fill(lastCode())
  await press(page, 'Log in')
  await expect(greeting(page)).toBeVisible()
  const [cookie] = await cookiesOf(context)
  expect(cookie).toMatchObject({ name: 'trusted-browser', path: '/login', sameSite: 'Strict', httpOnly: false })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  expect(await context.cookies(`${server.origin}/dashboard`)).toEqual([])

  await logOutAndOpenLogIn(page)
  await logIn(page, customer)
  await expect(greeting(page)).toBeVisible()
  expect(requests.bodies('TokenAuth/Authenticate').at(-1)).toMatchObject({
    twoFactorRememberClientToken: cookie?.value,
  })
  expect(requests.addresses().join('\n')).not.toContain(cookie?.value)

  // A session that ends while the portal is open, in a document that was not loaded at log-in's address.
  await page.goto(`${server.origin}/dashboard/settings`)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  quietConsole.expects(/status of 401/)
  await page.evaluate(() =>
    fetch('/api/TokenAuth/LogOut', { headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` } }),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Policies', exact: true }).tap()
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await expect(page).toHaveURL(`${server.origin}/login#ended`)
  await logIn(page, customer)
  await expect(page).toHaveURL(`${server.origin}/dashboard/policies`)

  await clearStorage(page)
  await askedFor(page, ['Email'])
  expect(await storedItem(page, 'token')).toBeUndefined()
  factors.forgetBrowsers()
  await page.goto(`${server.origin}/login`)
  await logIn(page, customer)
  await expect(heading(page)).toBeVisible()
})
