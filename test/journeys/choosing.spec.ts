import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { motorFormPath } from './support/shop'

/** A field with a long list, on a page and in a dialog: what people type to find an option of it. */
type Choice = {
  readonly label: string
  readonly step: 1 | 2
  readonly path: string
  readonly typed: string
  readonly chosen: string
  /** A second text, which replaces the choice. */
  readonly other: readonly [typed: string, chosen: string]
}

const ofBank: Choice = {
  label: 'Bank name',
  step: 2,
  path: '/dashboard/kyc',
  typed: 'gtb',
  chosen: 'Guaranty Trust Bank',
  other: ['uba', 'United Bank for Africa'],
}
const ofMake: Choice = {
  label: 'Make',
  step: 1,
  path: motorFormPath,
  typed: 'benz',
  chosen: 'Mercedes-Benz',
  other: ['vw', 'Volkswagen'],
}

const comboboxOf = (page: Page, { label }: Choice) => page.getByRole('combobox', { name: label, exact: true })
const listOf = (page: Page) => page.getByRole('listbox')
const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

/** Expects that every corner of the element can be pressed: nothing cuts it off or lies above it. */
const expectUncovered = async (element: Locator): Promise<void> => {
  await expect(element).toBeInViewport({ ratio: 1 })
  const covered = await element.evaluate((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect()
    const inset = 12
    return [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].flatMap((y) => {
        const above = document.elementFromPoint(x, y)
        return list.contains(above) ? [] : [above?.outerHTML.slice(0, 120) ?? 'outside of the screen']
      }),
    )
  })
  expect(covered).toEqual([])
}

test.describe('by touch at 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const choice of [ofBank, ofMake])
    test(`[KYC-19] ${choice.label} is found by familiar names`, async ({ page, loggedIn }) => {
      await loggedIn(choice.step)
      await page.goto(choice.path)
      const field = comboboxOf(page, choice)
      await field.tap()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expectUncovered(listOf(page))
      await expectNoSidewaysScrolling(page)
      await expectAccessible(page)
      await page.keyboard.type(choice.typed)
      await expectUncovered(listOf(page))
      await optionOf(page, choice.chosen).tap()
      await expect(field).toHaveValue(choice.chosen)

      // The choice is replaced by typing, without clearing it first.
      const [typed, chosen] = choice.other
      await field.tap()
      await page.keyboard.type(typed)
      await optionOf(page, chosen).tap()
      await expect(field).toHaveValue(chosen)
    })
})

test('[KYC-19] the keys choose, close the list before the dialog around it, and the choice stays over a reload', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(ofMake.step)
  await page.goto(ofMake.path)
  const field = comboboxOf(page, ofMake)
  await field.focus()
  await page.keyboard.type(ofMake.typed)
  const option = optionOf(page, ofMake.chosen)
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(ofMake.chosen)
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectUncovered(listOf(page))
  await page.keyboard.press('Escape')
  await expect(listOf(page)).toBeHidden()
  await expect(field).toHaveValue(ofMake.chosen)
  await page.reload()
  await expect(field).toHaveValue(ofMake.chosen)
})
