import { fillLogIn, logInButton } from './support/account'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { greeting } from './support/session'

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
}
