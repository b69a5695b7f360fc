import type { BrowserContext, Page } from '@playwright/test'
import { storedItems } from '../../src/domain/session/stored-items'
import { buyMotorCover } from './support/customers'
import { expect, test } from './support/fixtures'
import { leaveOrderAndDrafts } from './support/order-and-drafts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

type Places = keyof typeof storedItems

const namesIn = async (context: BrowserContext, page: Page): Promise<Readonly<Record<Places, readonly string[]>>> => {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name = '' }) => name),
    cache: await caches.keys(),
  }))
  return { ...stored, cookie: (await context.cookies()).map(({ name }) => name) }
}

test(
  '[SIGN-08: list] all that a browser holds after a customer’s day is in the list',
  { tag: '@rest' },
  async ({ page, context, newCustomer }) => {
    const customer = await newCustomer()
    await buyMotorCover(customer)
    await leaveOrderAndDrafts(page, customer)
    await page.goto('/dashboard/policies')
    await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
    await page.getByRole('button', { name: 'Keep on this phone' }).click()
    await expect(page.getByText(/^Kept on this phone, as of /)).toBeVisible()
    const names = await namesIn(context, page)
    expect(names.local.length).toBeGreaterThan(5)
    for (const [place, stored] of Object.entries(names)) {
      const known = Object.keys(storedItems[place as Places])
      const unknown = stored.filter(
        (name) => !known.some((one) => (/[:-]$/.test(one) ? name.startsWith(one) : name === one)),
      )
      expect([place, unknown]).toEqual([place, []])
    }
  },
)
