import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { counts, titlesOf } from './support/tables'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.beforeEach(async ({ context }) => {
  await storeLogIn(context, await demoCustomer())
})

for (const { address, call } of [
  { address: '/dashboard/policies', call: /Policy\/GetAll/ },
  { address: '/dashboard/mandates', call: /Mandate\/GetAll/ },
])
  test(`the rows of ${address} take the place of the grey ones, and move nothing below them`, async ({
    page,
    hold,
  }) => {
    const letGo = await hold(call)
    await page.goto(address)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('status')).toHaveText('Loading...')
    const before = await pages.boundingBox()
    letGo()
    await expect(pages.getByRole('status')).toHaveText(/^Showing 1 to 10 of/)
    expect(await pages.boundingBox()).toEqual(before)
  })

test('rows that arrive under the finger do not move the button that it presses', async ({ page, context, hold }) => {
  await page.goto('/dashboard/policies')
  await expect(counts(page, 'Showing 1 to 10 of 38 results')).toBeVisible()
  const letGo = await hold(/Policy\/GetAll.*MaxResultCount=20/)
  await page.getByLabel('Rows per page').selectOption('20')
  await expect(page.getByRole('status')).toHaveText('Loading...')
  const next = page.getByRole('button', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const box = await next.boundingBox()
  if (box === null) throw new Error('the button has no box')
  const finger = await context.newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  // Ten grey rows, and twenty of policies.
  const answered = page.waitForResponse(/Policy\/GetAll.*MaxResultCount=20/)
  letGo()
  await (await answered).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await next.boundingBox()).toEqual(box)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page).toHaveURL('/dashboard/policies?size=20&page=2')
  await expect(counts(page, 'Showing 21 to 38 of 38 results')).toBeVisible()
})

for (const [address, name] of [
  ['/dashboard/policies', 'Policy Details'],
  ['/dashboard/mandates', 'Mandate Details'],
] as const)
  test(`after a dialog over ${address} is closed, Back leaves the list at once`, async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: address.endsWith('policies') ? 'Policies' : 'Mandates' })
      .tap()
    await page.getByRole('button', { name: 'Next page' }).tap()
    await expect(page).toHaveURL(`${address}?page=2`)
    await expect(counts(page, /^Showing 11 to/)).toBeVisible()
    await titlesOf(page).first().tap()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`${address}?page=2`)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })

test('after the dialogs of the beneficiaries are closed, Back leaves the list at once', async ({ page }) => {
  await page.goto('/dashboard')
  await page.goto('/dashboard/beneficiaries')
  for (const open of [
    page.getByRole('link', { name: 'Add New Beneficiary' }),
    page
      .getByRole('link', { name: /^Edit/ })
      .or(page.getByRole('button', { name: /^Edit/ }))
      .first(),
  ]) {
    await open.tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/beneficiaries')
  }
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a dialog that was opened by its own address closes to the list, which stays the only entry', async ({ page }) => {
  await page.goto('/dashboard')
  await page.goto('/dashboard/beneficiaries?add=yes')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})
