import { aVisitor, createAccountButton, fillLogIn, fillRegistration, logInButton } from './support/account'
import { expectToast } from './support/toasts'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'

for (const token of ['null', 'undefined', '', '   ', '{"accessToken":"x"}', 'two words'])
  test(
    `[SESS-02] a stored token that is ${JSON.stringify(token)} counts as missing, and log-in works`,
    { tag: '@rest' },
    async ({ page, newCustomer, requests }) => {
      const { emailAddress } = await newCustomer()
      await page.addInitScript((value) => {
        if (sessionStorage.getItem('planted') === null) localStorage.setItem('token', value)
        sessionStorage.setItem('planted', 'yes')
      }, token)
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/login')
      expect(requests.addresses().filter((address) => address.includes('/api/'))).toEqual([])
      await fillLogIn(page, { email: emailAddress, password: PASSWORD })
      await logInButton(page).click()
      await expect(greeting(page)).toBeVisible()
    },
  )

test('[SESS-05] a stored token that the server rejects redirects to log-in, with the reason', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/status of 401 /)
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/login')) localStorage.setItem('token', 'rubbish')
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByRole('status').filter({ hasText: 'Your session has ended. Please log in again.' }),
  ).toBeVisible()
})

/** Ways in which storage can fail. The pages of the journeys run this before their own scripts. */
const breakages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [kind, breakStorage] of Object.entries(breakages)) {
  test(
    `[SESS-01] with storage that is ${kind} a customer logs in, works and logs out`,
    { tag: kind === 'blocked' ? [] : '@rest' },
    async ({ page, newCustomer }) => {
      const { emailAddress } = await newCustomer()
      await page.addInitScript(breakStorage)
      await page.goto('/login')
      await fillLogIn(page, { email: emailAddress, password: PASSWORD })
      await logInButton(page).click()
      await expect(greeting(page)).toBeVisible()
      await page.getByRole('link', { name: 'Policies', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Policies' })).toBeVisible()
      await page.getByRole('button', { name: /Profile menu/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/')
    },
  )

  test(
    `[AUTH-16: sent again] with storage that is ${kind} a visitor registers and can have the link sent again`,
    { tag: '@rest' },
    async ({ page }) => {
      const visitor = aVisitor()
      await page.addInitScript(breakStorage)
      await page.goto('/register')
      await fillRegistration(page, visitor)
      await createAccountButton(page).click()
      await expect(page).toHaveURL('/register/confirmEmail')
      await expect(page.getByText(visitor.email)).toBeVisible()
      await page.getByRole('button', { name: 'Resend Email' }).click()
      await expectToast(page, 'Email Successfully sent.')
    },
  )
}

test(
  '[AUTH-16: stored email] the confirmation page is unchanged after a reload',
  { tag: '@rest' },
  async ({ page }) => {
    const visitor = aVisitor()
    await page.goto('/register')
    await fillRegistration(page, visitor)
    await createAccountButton(page).click()
    await expect(page).toHaveURL('/register/confirmEmail')
    await page.reload()
    await expect(page.getByText(visitor.email)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeEnabled()
  },
)
