import type { Locator, Page } from '@playwright/test'
import { addBeneficiary } from './support/beneficiaries'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { customerAtStep, customerWithPolicy, demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/** Each table of the portal, its address, and how many of its columns a folded card shows. */
const tables = [
  { name: 'policies', address: '/dashboard/policies', folded: 3 },
  { name: 'mandates', address: '/dashboard/mandates', folded: 4 },
  { name: 'referrals', address: '/dashboard/rewards', folded: 3 },
  { name: 'beneficiaries', address: '/dashboard/beneficiaries', folded: 4 },
]

const firstCard = (page: Page) => page.locator('tbody tr[role=row]').first()
const unfoldOf = (card: Locator) => card.getByRole('button', { name: /^Details of/ })

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(firstCard(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** What a table shows of its first row on a desktop, by header; columns without a header there are left out. */
const rowOnDesktop = async (page: Page, address: string): Promise<readonly (readonly [string, string])[]> => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, address)
  const headers = await page.getByRole('columnheader').allInnerTexts()
  let cells: readonly string[] = []
  await expect
    .poll(async () => {
      cells = await firstCard(page).getByRole('cell').allInnerTexts()
      return cells.length
    })
    .toBe(headers.length)
  return headers
    .map((header, index) => [header.trim(), cells[index]?.trim() ?? ''] as const)
    .filter(([header]) => header !== 'Actions')
}

/** The labels and texts of a card that can be seen; title and badge have no label. */
const shownOn = (card: Locator): Promise<readonly (readonly [string, string])[]> =>
  card.locator('td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell instanceof HTMLElement)
      .filter((cell) => cell.checkVisibility() && cell.innerText.trim() !== '')
      .map((cell) => {
        const before = getComputedStyle(cell, '::before')
        const hasLabel = before.content !== 'none' && before.position !== 'absolute'
        return [hasLabel ? before.content.replaceAll('"', '') : '', cell.innerText.trim()] as const
      }),
  )

/** How many lines these boxes stand in: a line is where boxes overlap by half of the lower one. */
const linesOf = (boxes: readonly { readonly y: number; readonly height: number }[]): number =>
  [...boxes]
    .sort((one, other) => one.y + one.height / 2 - (other.y + other.height / 2))
    .reduce<readonly number[]>((lines, { y, height }) => {
      const middle = y + height / 2
      return middle - (lines.at(-1) ?? -Infinity) < 14 ? lines : [...lines, middle]
    }, []).length

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  )

/** Where a text itself stands, without the space of its element. */
const textBox = (within: Locator, text: string): Promise<{ left: number; right: number; top: number }> =>
  within.getByText(text, { exact: true }).evaluate((element) => {
    const range = document.createRange()
    range.selectNode(element.firstChild ?? element)
    return range.getBoundingClientRect().toJSON() as DOMRect
  })

/** The narrower one shows more. */
const rest = (width: number) => (width === 320 ? [] : '@rest')

for (const { name, address, folded } of tables)
  for (const width of [320, 360])
    test(
      `[TABLE-11: cards] at ${String(width)} px a card of the ${name} has two lines, and opened by a tap every column`,
      { tag: rest(width) },
      async ({ page, context }) => {
        await storeLogIn(context, await demoCustomer())
        const row = await rowOnDesktop(page, address)
        await page.setViewportSize({ width, height: 740 })
        const card = firstCard(page)
        const unfold = unfoldOf(card)
        await expect(unfold).toHaveAttribute('aria-expanded', 'false')
        expect(await shownOn(card)).toHaveLength(folded)
        expect(linesOf(await boxesOf(card.locator('td')))).toBe(2)
        expect((await card.boundingBox())?.height).toBeLessThan(120)

        await unfold.tap()
        await expect(unfold).toHaveAttribute('aria-expanded', 'true')
        const shown = await shownOn(card)
        const [title] = row
        // In the title a card may also say which of several it is.
        expect([shown[0]?.[0], shown[0]?.[1].split('\n')[0]]).toEqual(['', title?.[1]])
        for (const [header, text] of row.slice(1))
          expect(
            shown.filter(([label, value]) => (label === header || label === '') && value === text),
            `${header}: ${text}`,
          ).toHaveLength(1)
        await expectNoSidewaysScrolling(page)
        await expectAccessible(page)
        await unfold.tap()
        await expect(unfold).toHaveAttribute('aria-expanded', 'false')
      },
    )

test('[TABLE-11: cards] a card opens by keyboard, and only the press on its title or on its lines opens the record', async ({
  page,
  context,
}) => {
  await storeLogIn(context, await demoCustomer())
  await open(page, '/dashboard/mandates')
  const card = firstCard(page)
  const unfold = unfoldOf(card)
  await unfold.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('Notification Type').or(card.locator('[data-label="Notification Type"]'))).toBeVisible()
  await expect(unfold).toBeFocused()
  await page.keyboard.press('Space')
  await expect(card.locator('[data-label="Notification Type"]')).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.locator('[data-label="Amount"]').tap()
  await expect(page.getByRole('dialog', { name: 'Mandate Details' }).getByText('Next Execute Date')).toBeVisible()
})

for (const width of [320, 360])
  test(
    `[TABLE-11: beneficiaries] at ${String(width)} px a card of a beneficiary shows name, relationship and share before it is opened`,
    { tag: rest(width) },
    async ({ page, context }) => {
      const customer = await customerAtStep(1)
      await addBeneficiary(customer, {
        surname: 'Adebayo-Ogunlesi',
        otherNames: 'Oluwaseun Temitope',
        sharePercentage: 33.33,
      })
      await storeLogIn(context, customer)
      await page.setViewportSize({ width, height: 740 })
      await open(page, '/dashboard/beneficiaries')
      const shown = (await shownOn(firstCard(page))).map(([, text]) => text)
      expect(shown).toEqual(['Adebayo-Ogunlesi', 'Daughter', '33.33 %', 'Edit'])
      const name = firstCard(page).locator('[data-rest]')
      expect(await name.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
        '" Oluwaseun Temitope"',
      )
      const [line, share] = [await textBox(firstCard(page), 'Daughter'), await textBox(firstCard(page), '33.33 %')]
      expect(share.left).toBeGreaterThan(line.right)
      expect(Math.abs(share.top - line.top)).toBeLessThan(4)
      await expectNoSidewaysScrolling(page)
    },
  )

for (const width of [320, 360])
  test(
    `[TABLE-11: short table] at ${String(width)} px a short table has search and sort in one line above, and at most two lines below`,
    { tag: rest(width) },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 740 })
      const [buyer, demo] = [await customerWithPolicy(), await demoCustomer()]
      for (const { who, address, search } of [
        { who: buyer, address: '/dashboard/policies', search: page.getByRole('searchbox') },
        { who: demo, address: '/dashboard/mandates?search=annual', search: page.getByRole('searchbox') },
        { who: demo, address: '/dashboard/rewards', search: page.getByLabel('Show') },
      ]) {
        await storeLogIn(context, who)
        await open(page, address)
        const pages = page.getByRole('navigation', { name: 'Pages' })
        await expect(pages.getByText(/^Showing 1 to \d of \d results$/)).toBeVisible()
        const [above, sort] = [await search.boundingBox(), await page.getByLabel('Sort by').boundingBox()]
        expect([sort?.y, sort?.height]).toEqual([above?.y, above?.height])
        expect(linesOf(await boxesOf(pages.locator('p, select, button')))).toBeLessThanOrEqual(2)
        await expectNoSidewaysScrolling(page)
      }
    },
  )
