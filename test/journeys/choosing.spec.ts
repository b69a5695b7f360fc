import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { continueButton } from './support/kyc'
import { motorFormPath } from './support/shop'
import { expectToast } from './support/toasts'

/** A field with a long list: where it stands, and what people type to find an option of it. */
type Choice = {
  readonly label: string
  readonly step: 1 | 2 | 4
  readonly path: string
  readonly typed: string
  readonly chosen: string
  /** A second text, which replaces the choice. */
  readonly other: readonly [typed: string, chosen: string]
}

const choices: readonly Choice[] = [
  {
    label: 'Bank name',
    step: 2,
    path: '/dashboard/kyc',
    typed: 'gtb',
    chosen: 'Guaranty Trust Bank',
    other: ['uba', 'United Bank for Africa'],
  },
  {
    label: 'Make',
    step: 1,
    path: motorFormPath,
    typed: 'benz',
    chosen: 'Mercedes-Benz',
    other: ['vw', 'Volkswagen'],
  },
  {
    label: 'Destination',
    step: 1,
    path: '/dashboard?category=3&product=301',
    typed: 'england',
    chosen: 'United Kingdom',
    other: ['dubai', 'United Arab Emirates'],
  },
  {
    label: 'Company country',
    step: 4,
    path: '/dashboard/kyc',
    typed: 'ivory',
    chosen: "Côte d'Ivoire",
    other: ['usa', 'United States'],
  },
]

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

  for (const choice of choices)
    test(`[KYC-19] ${choice.label} is found by familiar names`, async ({ page, loggedIn }) => {
      await loggedIn(choice.step)
      await page.goto(choice.path)
      const field = comboboxOf(page, choice)
      await field.tap()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expectUncovered(listOf(page))
      await expectNoSidewaysScrolling(page)
      await page.keyboard.type(choice.typed)
      await expectUncovered(listOf(page))
      await optionOf(page, choice.chosen).tap()
      await expect(field).toHaveValue(choice.chosen)
      await expect(field).toHaveAttribute('aria-expanded', 'false')

      // The choice is replaced by typing, without clearing it first.
      const [typed, chosen] = choice.other
      await field.tap()
      await page.keyboard.type(typed)
      await optionOf(page, chosen).tap()
      await expect(field).toHaveValue(chosen)
    })
})

test.describe('by keyboard at 1280 × 800', () => {
  for (const choice of choices)
    test(
      `[KYC-19] ${choice.label} is chosen with the keys, and stays over a reload`,
      { tag: choice.label === 'Bank name' ? [] : '@rest' },
      async ({ page, loggedIn, requests }) => {
        await loggedIn(choice.step)
        await page.goto(choice.path)
        const field = comboboxOf(page, choice)
        await field.focus()
        await expect(field).toHaveAttribute('aria-expanded', 'false')
        await page.keyboard.type(choice.typed)
        const option = optionOf(page, choice.chosen)
        await expect(option).toBeVisible()
        await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
        await page.keyboard.press('Enter')
        await expect(field).toHaveValue(choice.chosen)
        await expect(listOf(page)).toBeHidden()
        await expect(field).toBeFocused()
        await expect(page.getByRole('alert')).toHaveCount(0)

        // The arrows open the list at the choice; Escape closes it and keeps the choice, and the dialog around it.
        await page.keyboard.press('ArrowDown')
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expectUncovered(listOf(page))
        await page.keyboard.press('ArrowDown')
        await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(listOf(page)).toBeHidden()
        await expect(field).toHaveValue(choice.chosen)

        // A text that means nothing says so, and gives way to the choice.
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('zzzz')
        await expect(listOf(page)).toHaveText('Nothing found. Try another part of the name.')
        await page.keyboard.press('Escape')
        await page.keyboard.press('Tab')
        await expect(field).toHaveValue(choice.chosen)

        // A text that means one option alone is enough.
        const [typed, chosen] = choice.other
        await field.focus()
        await page.keyboard.type(typed)
        await expect(optionOf(page, chosen)).toBeVisible()
        const found = await listOf(page).getByRole('option').count()
        await page.keyboard.press('Tab')
        await expect(field).toHaveValue(found === 1 ? chosen : choice.chosen)

        const shown = await field.inputValue()
        await page.reload()
        await expect(field).toHaveValue(shown)
        expect(requests.count('employer/save') + requests.count('BankAccount/Save')).toBe(0)
      },
    )

  for (const choice of choices)
    test(
      `[KYC-19] ${choice.label} is accessible while its list is open`,
      { tag: '@rest' },
      async ({ page, loggedIn }) => {
        await loggedIn(choice.step)
        await page.goto(choice.path)
        await comboboxOf(page, choice).click()
        await expect(listOf(page)).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.type('zzzz')
        await expect(listOf(page)).toContainText('Nothing found.')
        await expectAccessible(page)
      },
    )

  test('[KYC-19] a bank that was found by its familiar name is saved', async ({ page, loggedIn, requests }) => {
    await loggedIn(2)
    await page.goto('/dashboard/kyc')
    await page.getByLabel('Bank name', { exact: true }).focus()
    await page.keyboard.type('fcmb')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Bank name', { exact: true })).toHaveValue('First City Monument Bank')
    await page.getByLabel('Account number').fill('0108024075')
    await continueButton(page).click()
    await expectToast(page, 'Bank account succesfully saved...')
    expect(requests.bodies('nuban/Verify')).toEqual([{ nuban: '0108024075', bankCode: '214' }])
  })
})
