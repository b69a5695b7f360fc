import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { portal } from './support/places'
import { payByCard } from './support/paying'
import { products, requestQuote } from './support/products'
import { outbox } from './support/sandbox'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** The terms and texts of a description list, from top to bottom. */
const rowsOf = (list: Locator) =>
  list
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)))

const expectNothingSideways = async (page: Page) => {
  const beyond = () => (document.querySelector('dialog[open]') ?? document.documentElement).scrollWidth - innerWidth
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0)
}

test(
  '[COVER-01] [COVER-02] [COVER-06] [PAY-13: mail] a savings plan for somebody else, from its card to the policy',
  { tag: '@rest' },
  async ({ page, loggedIn }) => {
    const customer = await loggedIn()
    const savings = products.find(({ name }) => name === 'savings')
    if (savings === undefined) throw new Error('there is no savings plan')
    const dialog = page.getByRole('dialog')
    const facts = [
      ['Covered', 'Your savings at the end of the term', 'The covers that you choose, while you save'],
      ['Not covered', 'Interest'],
      ['Excess', 'None'],
    ]

    await test.step('the card says what is covered', async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /Buy Insurance/ }).tap()
      await dialog.getByRole('button', { name: savings.category }).tap()
      const card = dialog.getByRole('listitem').filter({ hasText: savings.product })
      await expect(card.getByText('from ₦500', { exact: true })).toBeVisible()
      expect(await rowsOf(card)).toEqual(facts)
      await expectNothingSideways(page)
      await card.getByRole('button', { name: `Get Quote for ${savings.product}` }).tap()
    })

    await test.step('so does the form, which begins with the own name', async () => {
      const name = dialog.getByLabel('Full name')
      await expect(name).toHaveValue('Test Customer')
      await expect(name).toHaveAccessibleDescription('Who is covered')
      await expect(dialog.getByText('from ₦500', { exact: true })).toBeVisible()
      expect(await rowsOf(dialog)).toEqual(facts)
      await expectNothingSideways(page)
      await expectAccessible(page)
    })

    await test.step('checkout says who is covered, and what is paid for what', async () => {
      await savings.fill(page)
      await dialog.getByLabel('Full name').fill('Aminu Traveller')
      await requestQuote(page, savings).tap()
      await expect(page).toHaveURL('/dashboard/checkout')
      const cover = page.getByRole('heading', { name: 'Your cover' }).locator('..')
      const shown = [
        ['You put aside', '₦100,000.00 a month for 6 months, ₦600,000.00 in all'],
        ['Fee', '₦6,000.00'],
        ['Cost of the cover', '₦8,750.00'],
        ['When you pay', 'All ₦614,750.00 at once by card, or in parts by mandate'],
      ]
      const expectShown = async () => {
        await expect(cover).toBeVisible()
        const rows = await rowsOf(cover)
        expect(rows[0]).toEqual(['Who is covered', 'Aminu Traveller'])
        expect(rows).toEqual(expect.arrayContaining(shown))
      }
      await expectShown()
      expect((await rowsOf(page.getByRole('heading', { name: 'User information' }).locator('..')))[0]).toEqual([
        'Name',
        'Test Customer',
      ])
      await page.reload()
      await expectShown()
      await expectNothingSideways(page)
      await expectAccessible(page)
    })

    await test.step('the receipt leads to the policy, which names who is covered', async () => {
      await page.getByRole('button', { name: 'Proceed to Pay' }).tap()
      await payByCard(page)
      await expect(page).toHaveURL('/dashboard/home')
      const [receipt] = await outbox(customer.emailAddress)
      expect(receipt?.subject).toBe('Your receipt for Target Savings')
      const { port, pathname, search } = new URL(/https?:\/\/\S+/.exec(receipt?.text ?? '')?.[0] ?? '')
      // Mails name localhost, and this browser is logged in at the other name of the same server.
      expect(port).toBe(new URL(portal()).port)
      await page.goto(pathname + search)
      const row = page.getByRole('dialog', { name: 'Policy Details' }).locator('dl > div').filter({ hasText: /^Name/ })
      await expect(row.locator('dd')).toHaveText('Target Savings, Aminu Traveller')
    })
  },
)
