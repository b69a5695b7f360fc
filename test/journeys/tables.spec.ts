import { expectAccessible } from './support/axe'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { counts, expectCompactRows, header, titlesOf } from './support/tables'

test.beforeEach(async ({ context }) => {
  await storeLogIn(context, await demoCustomer())
})

test(
  '[POL-01: compact] [TABLE-04: count] [TABLE-05: sizes] policies are compact, and Back reverts paging, sorting and size one step at a time',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/dashboard/policies')
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    await expectCompactRows(page)
    await page.getByRole('button', { name: 'Page 4' }).click()
    await expect(counts(page, 'Showing 31 to 38 of 38 results')).toBeVisible()
    await header(page, 'Total Amount').getByRole('button').click()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'ascending')
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    await header(page, 'Total Amount').getByRole('button').click()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'descending')
    await page.getByLabel('Rows per page').selectOption('20')
    await expect(counts(page, 'Showing 1 to 20 of 38 results')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/policies?sort=-totalAmount&size=20')
    await header(page, 'Total Amount').getByRole('button').click()
    await expect(page).toHaveURL('/dashboard/policies?size=20')
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'none')

    await page.goBack()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(counts(page, 'Showing 31 to 38 of 38 results')).toBeVisible()
    await page.goForward()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'ascending')
  },
)

test('[TABLE-02: actions] [MAN-02: details] the keyboard alone sorts, changes pages, opens a mandate, and uses its menu', async ({
  page,
  hold,
}) => {
  await page.goto('/dashboard/mandates')
  await expect(counts(page, 'Showing 1 to 10 of 13 results')).toBeVisible()
  await page.getByPlaceholder('Search by mandate name...').focus()
  await page.keyboard.press('Tab')
  await expect(header(page, 'Product').getByRole('button')).toBeFocused()
  // The sorted rows replace the current ones, so a row that is focused before loses the focus.
  const letGo = await hold(/Mandate\/GetAll.*Sorting=/)
  await page.keyboard.press('Enter')
  await expect(header(page, 'Product')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('status')).toHaveText('Loading...')
  letGo()
  await expect(counts(page, 'Showing 1 to 10 of 13 results')).toBeVisible()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab')
  const title = titlesOf(page).first()
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Mandate Details' })
  await expect(details.getByText('Next Execute Date')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(counts(page, 'Showing 11 to 13 of 13 results')).toBeVisible()
})

test(
  '[MAN-01: search, compact] [MAN-04] [MAN-05: search] mandates are compact and searched, and one is opened by its link',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/dashboard/mandates?page=2')
    await expect(counts(page, 'Showing 11 to 13 of 13 results')).toBeVisible()
    await expectCompactRows(page)
    await page.getByPlaceholder('Search by mandate name...').fill('annual')
    await expect(page).toHaveURL('/dashboard/mandates?search=annual')
    await expect(titlesOf(page).first()).toContainText('Annual')
    await titlesOf(page).first().click()
    const details = page.getByRole('dialog', { name: 'Mandate Details' })
    await expect(details.getByText('Merchant Code')).toBeVisible()
    await page.reload()
    await expect(details.getByText('Merchant Code')).toBeVisible()
    await page.goBack()
    await expect(details).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/mandates?search=annual')
  },
)

test('the scroll position is kept while a policy is open', async ({ page }) => {
  await page.goto('/dashboard/policies?size=50')
  await expect(counts(page, 'Showing 1 to 38 of 38 results')).toBeVisible()
  const row = titlesOf(page).nth(30)
  await row.scrollIntoViewIfNeeded()
  await row.click()
  await expect(page.getByRole('dialog').getByText('Policy No')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})
