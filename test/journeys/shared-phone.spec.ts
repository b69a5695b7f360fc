import type { Page } from '@playwright/test'
import { goOffline } from './support/connection-strip'
import { buyMotorCover, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { held } from './support/held'
import { stepForms, stepHeading } from './support/kyc'
import { leaveOrderAndDrafts, logInAs } from './support/order-and-drafts'
import { greeting } from './support/session'
import { motorFormPath, vehicle } from './support/shop'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const HOUR_MS = 3_600_000
const ENDED = 'Your session has ended. Please log in again.'
const FILLED_IN = 'Forms you had started will be filled in again'

/** What must not be seen of the first customer, wherever it is. */
const marksOf = ({ emailAddress, userName }: TestCustomer): readonly string[] => [
  emailAddress,
  userName,
  ...['Registration number', 'Engine number', 'Chassis number'].map((field) => vehicle[field] ?? field),
  '08031234567',
]

const expectNothing = (texts: readonly string[], marks: readonly string[]) => {
  for (const mark of marks) expect(texts.filter((text) => text.includes(mark))).toEqual([])
}

/** All that a screen shows, with what is in its fields. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

/** The ways in which a session ends that nobody has logged out of. */
const ways: Readonly<Record<string, (page: Page, customer: TestCustomer) => Promise<Page>>> = {
  'by time': async (page) => {
    await page.clock.fastForward(HOUR_MS + 1_000)
    await expect(page.getByText(ENDED)).toBeVisible()
    return page
  },
  'by a 401': async (page) => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await page.evaluate((cut) => localStorage.setItem('token', cut), token.slice(0, -1))
    await page.goto('/dashboard/policies?policy=7')
    await expect(page.getByText(ENDED)).toBeVisible()
    return page
  },
  elsewhere: async (page, { client }) => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await client.withToken(token).get('/api/TokenAuth/LogOut')
    await page.goto('/dashboard/beneficiaries')
    await expect(page.getByText(ENDED)).toBeVisible()
    return page
  },
  'with the browser': async (page, customer) => {
    const context = page.context()
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await page.close()
    await customer.client.withToken(token).get('/api/TokenAuth/LogOut')
    const opened = await context.newPage()
    await opened.goto('/dashboard')
    await expect(opened.getByText(ENDED)).toBeVisible()
    return opened
  },
}

const screens = [
  '/dashboard',
  '/dashboard/checkout',
  '/dashboard/payment',
  '/dashboard/policies',
  '/dashboard/mandates',
  '/dashboard/beneficiaries?adding=true',
  '/dashboard/kyc',
  '/dashboard/settings',
  '/verify-phone',
  motorFormPath,
  '/kept',
]

/** Another customer's screens, and all that the browser holds, have nothing of the first one. */
const expectNothingOf = async (page: Page, marks: readonly string[]) => {
  expectNothing([await shown(page), page.url()], marks)
  expectNothing(await held(page), marks)
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expectNothing([await shown(page)], marks)
  }
  expectNothing(await held(page), marks)
}

for (const [way, end] of Object.entries(ways))
  test(
    `[SIGN-08: shared phone, a page left open] of a customer whose session ended ${way} the next one finds nothing`,
    { tag: way === 'by time' ? [] : '@rest' },
    async ({ page, newCustomer, quietConsole }) => {
      quietConsole.expects(/status of 401 /)
      const [first, second] = [await newCustomer(), await newCustomer()]
      const marks = marksOf(first)
      await page.clock.install()
      await leaveOrderAndDrafts(page, first)
      const left = await end(page, first)
      await expect(left).toHaveURL('/login')
      await expect(left.getByText(FILLED_IN)).toBeVisible()
      expectNothing([await shown(left)], marks)
      await logInAs(left, second)
      await expect(left).toHaveURL('/dashboard')
      await expect(greeting(left)).toBeVisible()
      await expectNothingOf(left, marks)
      await left.goBack()
      await expect(left.getByRole('heading').first()).toBeVisible()
      expectNothing([await shown(left)], marks)
      await goOffline(left)
      quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
      expectNothing([await shown(left)], marks)
      await left.context().setOffline(false)
    },
  )

for (const [way, end] of Object.entries(ways))
  test(
    `[SIGN-08: shared phone] a customer whose session ended ${way} logs in again to the same order and drafts`,
    { tag: '@rest' },
    async ({ page, newCustomer, quietConsole }) => {
      quietConsole.expects(/status of 401 /)
      // The log-in leads back to a policy that nobody has.
      if (way === 'by a 401') quietConsole.expects(/status of 404 .*Policy\/GetById/)
      const customer = await newCustomer()
      await page.clock.install()
      await leaveOrderAndDrafts(page, customer)
      const left = await end(page, customer)
      await logInAs(left, customer)
      await left.goto('/dashboard')
      await expect(left.getByText('Your order is not paid yet')).toBeVisible()
      await left.goto(motorFormPath)
      await expect(left.getByLabel('Chassis number')).toHaveValue(vehicle['Chassis number'] ?? '')
      await left.goto('/dashboard/kyc')
      await expect(stepHeading(left, stepForms['user-details'])).toBeVisible()
      await expect(left.getByLabel('Date of birth')).toHaveValue(/1990/)
      const keys = await left.evaluate(() => JSON.stringify(Object.entries(localStorage)))
      expect(keys).not.toContain(`draft:${customer.userName}`)
      expect(
        Object.keys(JSON.parse(await left.evaluate(() => JSON.stringify(localStorage))) as object).join(),
      ).not.toMatch(new RegExp(`${customer.userName}|@`))
    },
  )

test(
  '[SIGN-08: two tabs] the second log-in leaves nothing of the first in either tab',
  { tag: '@rest' },
  async ({ page, context, newCustomer }) => {
    const [first, second] = [await newCustomer(), await newCustomer()]
    await buyMotorCover(first)
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.goto('/login')
    await logInAs(page, first)
    await page.goto('/dashboard/policies')
    await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
    await expect(page).toHaveURL(/\?policy=/)
    await logInAs(other, second)
    await expect(page).toHaveURL('/dashboard/policies')
    await expect(page.getByText('No policies found')).toBeVisible()
    await expect(greeting(other)).toBeVisible()
    for (const tab of [page, other]) {
      expectNothing([await shown(tab), tab.url()], marksOf(first))
      expectNothing(await held(tab), marksOf(first))
    }
  },
)

test(
  '[SIGN-08: an earlier release] what it kept under an email address is the same customer’s, without the address',
  { tag: '@rest' },
  async ({ page, newCustomer }) => {
    const customer = await newCustomer()
    await buyMotorCover(customer)
    await page.goto('/login')
    await logInAs(page, customer)
    await page.goto('/dashboard/policies')
    await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
    await page.getByRole('button', { name: 'Keep on this phone' }).click()
    await expect(page.getByText(/^Kept on this phone, as of /)).toBeVisible()
    // As the earlier release has it.
    await page.evaluate(
      ({ email, userName }) =>
        new Promise<void>((resolve) => {
          localStorage.removeItem('owner')
          sessionStorage.clear()
          localStorage.setItem('kept', `=${email}`)
          const fields = { name: 'Earlier Employer' }
          localStorage.setItem(`draft:${userName}:kyc-employer`, JSON.stringify({ at: Date.now(), fields }))
          const opening = indexedDB.open('kept')
          opening.onsuccess = () => {
            const store = opening.result.transaction('policies', 'readwrite').objectStore('policies')
            const reading = store.getAll()
            reading.onsuccess = () => {
              store.clear()
              for (const row of reading.result as { owner: string }[]) store.put({ ...row, owner: email })
            }
            store.transaction.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      { email: customer.emailAddress, userName: customer.userName },
    )
    await page.goto('/kept')
    await expect(page.getByText(/^HB\/M\//)).toBeVisible()
    await page.goto('/dashboard')
    await expect(greeting(page)).toBeVisible()
    await page.goto('/kept')
    await expect(page.getByText(/^HB\/M\//)).toBeVisible()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).toContain('draft:kyc-employer')
    expectNothing(await held(page), [customer.emailAddress, `draft:${customer.userName}`])
  },
)
