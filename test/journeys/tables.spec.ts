import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { customerWithPolicy, demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { column, counts, expectCompactRows, header, titlesOf } from './support/tables'

test.beforeEach(async ({ context }) => {
  await storeLogIn(context, await demoCustomer())
})

test(
  '[POL-01: paging, sorting, compact] [TABLE-04: count, buttons] [TABLE-05: sizes] [TABLE-06: sorting] policies are compact, paged, sorted and sized, and Back reverts one step at a time',
  { tag: '@main' },
  async ({ page, requests }) => {
    await page.goto('/dashboard/policies')
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    await expectCompactRows(page)
    const lastQuery = () => new URL(requests.last('Policy/GetAll')?.url() ?? '').search
    expect(lastQuery()).toBe('?SkipCount=0&MaxResultCount=10')

    await page.getByRole('button', { name: 'Page 4' }).click()
    await expect(counts(page, 'Showing 31 to 38 of 38 results')).toBeVisible()
    expect(lastQuery()).toBe('?SkipCount=30&MaxResultCount=10')
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()

    const amounts = async () =>
      (await column(page, 3).allTextContents()).map((text) => Number(text.replace(/[₦,]/g, '')))
    await header(page, 'Total Amount').getByRole('button').click()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'ascending')
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    const up = await amounts()
    expect(up).toEqual([...up].sort((a, b) => a - b))
    await header(page, 'Total Amount').getByRole('button').click()
    await expect(header(page, 'Total Amount')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(async () => (await amounts())[0]).toBeGreaterThan(up[0] ?? 0)
    const down = await amounts()
    expect(down).toEqual([...down].sort((a, b) => b - a))

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

test('[TABLE-03: message, clearing] [TABLE-06: search] [TABLE-07] a search is sent after a pause in typing, and can be cleared', async ({
  page,
  requests,
}) => {
  await page.clock.install()
  await page.goto('/dashboard/policies?page=3')
  await expect(counts(page, 'Showing 21 to 30 of 38 results')).toBeVisible()
  const search = page.getByPlaceholder('Search policy name...')
  const before = requests.count('Policy/GetAll')
  // The clock stops, so that a slow machine types without a pause too.
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.pressSequentially('motor')
  expect(requests.count('Policy/GetAll') - before).toBe(0)
  await page.clock.resume()
  await expect(page).toHaveURL('/dashboard/policies?search=motor')
  await expect(titlesOf(page).first()).toContainText('Motor')
  for (const title of await titlesOf(page).allTextContents()) expect(title).toContain('Motor')
  expect(requests.count('Policy/GetAll') - before).toBe(1)
  await page.reload()
  await expect(search).toHaveValue('motor')
  await expect(titlesOf(page).first()).toContainText('Motor')
  await search.fill('zzz')
  await expect(page.getByText('No results for "zzz"')).toBeVisible()
  await expect(counts(page, 'Showing 0 to 0 of 0 results')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/dashboard/policies')
})

test('[TABLE-07] a slow response to an earlier search never replaces a newer one', async ({ page, context, hold }) => {
  const customer = await customerWithPolicy()
  await storeLogIn(context, customer)
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 1 of 1 results')).toBeVisible()
  const letGo = await hold(/Filter=zzz/)
  const search = page.getByPlaceholder('Search policy name...')
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('Filter=zzz'))
  await search.fill('zzz')
  await search.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await search.fill('')
  await search.press('Enter')
  await cancelled
  letGo()
  await expect(counts(page, 'Showing 1 to 1 of 1 results')).toBeVisible()
  await expect(titlesOf(page)).toHaveCount(1)
  await expect(page).toHaveURL('/dashboard/policies')
})

test(
  '[POL-02] a shared link opens the same page, search, order and policy, and closing does not change the list',
  { tag: '@rest' },
  async ({ page }) => {
    const list = '/dashboard/policies?search=motor&sort=-policyNo&page=1'
    await page.goto('/dashboard/policies?search=motor&sort=-policyNo')
    const first = titlesOf(page).first()
    await first.click()
    const details = page.getByRole('dialog', { name: 'Policy Details' })
    await expect(details.getByText('Policy No')).toBeVisible()
    const link = page.url()
    const number = await details.locator('dd').nth(2).textContent()
    await page.goto('/dashboard')
    await page.goto(link)
    await expect(details.locator('dd').nth(2)).toHaveText(number ?? '')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(page).toHaveURL(list.replace('&page=1', ''))
    await expect(page.getByPlaceholder('Search policy name...')).toHaveValue('motor')
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
  async ({ page, requests }) => {
    await page.goto('/dashboard/mandates?page=2')
    await expect(counts(page, 'Showing 11 to 13 of 13 results')).toBeVisible()
    await expectCompactRows(page)
    const lastQuery = () => new URL(requests.last('Mandate/GetAll')?.url() ?? '').search
    expect(lastQuery()).toBe('?SkipCount=10&MaxResultCount=10')
    await page.getByPlaceholder('Search by mandate name...').fill('annual')
    await expect(page).toHaveURL('/dashboard/mandates?search=annual')
    await expect(titlesOf(page).first()).toContainText('Annual')
    expect(lastQuery()).toBe('?SkipCount=0&MaxResultCount=10&Filter=annual')
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

test(
  'on a phone rows are cards with the same labels, without sideways scrolling',
  { tag: '@rest' },
  async ({ page, hold }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard/policies')
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    const card = page.locator('tbody tr').first()
    const labels = await card
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')))
    expect(labels.filter((label) => label !== 'none')).toEqual([
      'Reference',
      'Total Amount',
      'Policy Number',
      'Quote Number',
      'Certificate URL',
    ])
    expect((await card.boundingBox())?.width ?? 0).toBeGreaterThan(300)
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)

    // The sorted rows move the buttons below them, so an earlier click may miss.
    const letGo = await hold(/Policy\/GetAll.*Sorting=/)
    await page.getByLabel('Sort by').selectOption('Total Amount, descending')
    await expect(page).toHaveURL('/dashboard/policies?sort=-totalAmount')
    await expect(page.getByRole('status')).toHaveText('Loading...')
    letGo()
    await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(counts(page, 'Showing 11 to 20 of 38 results')).toBeVisible()
    await page
      .locator('tbody tr')
      .nth(2)
      .click({ position: { x: 40, y: 90 } })
    await expect(page.getByRole('dialog', { name: 'Policy Details' }).getByText('Policy No')).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard/policies?sort=-totalAmount&page=2')

    await page.goto('/dashboard/mandates')
    await expect(counts(page, 'Showing 1 to 10 of 13 results')).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
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
