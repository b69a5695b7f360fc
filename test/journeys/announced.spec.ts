import type { Page } from '@playwright/test'
import { demoCustomer, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms, stepHeading } from './support/kyc'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const expectTitle = (page: Page, ...parts: readonly string[]) =>
  expect(page).toHaveTitle([...parts, 'Harbour'].join(' · '))

test('[TAP-04] Continue and Back move the focus to the heading of the step, which the title names', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(3)
  await page.goto('/dashboard/kyc')
  const second = stepForms['bank-account']
  const third = stepForms.bvn
  const fourth = stepForms.employer
  await expect(stepHeading(page, third)).toBeVisible()
  await expectTitle(page, third.heading, 'Customer Information')
  // Opening the wizard itself moves no focus.
  await expect(stepHeading(page, third)).not.toBeFocused()
  await third.fill(page)
  await continueButton(page).tap()
  await expectStep(page, 4)
  await expect(stepHeading(page, fourth)).toBeFocused()
  await expect(stepHeading(page, fourth)).toBeInViewport()
  await expectTitle(page, fourth.heading, 'Customer Information')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(stepHeading(page, third)).toBeFocused()
  await expectTitle(page, third.heading, 'Customer Information')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(stepHeading(page, second)).toBeFocused()
  await expectTitle(page, second.heading, 'Customer Information')
  // The browser's own Back is a change of the step too.
  await page.goBack()
  await expect(stepHeading(page, third)).toBeFocused()
  await expectTitle(page, third.heading, 'Customer Information')
  await page.goto('/dashboard')
  await expectTitle(page, 'Home')
})

test('[TAP-04] a page of a dialog moves the focus to the heading of the dialog, which the title names', async ({
  page,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Buy Insurance/ }).tap()
  const dialog = page.getByRole('dialog')
  const heading = (name: string) => dialog.getByRole('heading', { level: 2, name })
  await expect(heading('Buy Insurance')).toBeFocused()
  await expectTitle(page, 'Buy Insurance')
  await dialog.getByRole('button', { name: /Motor Insurance/ }).tap()
  await expect(heading('Motor Insurance')).toBeFocused()
  await expectTitle(page, 'Motor Insurance')
  await dialog.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }).tap()
  await expect(heading('Comprehensive Motor')).toBeFocused()
  await expectTitle(page, 'Comprehensive Motor')
  await dialog.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(heading('Motor Insurance')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)
  await expectTitle(page, 'Home')
})

test('[TAP-04] in a table the focus stays on the button, and the footer is announced', async ({ page, context }) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto('/dashboard/mandates')
  const footer = page.getByRole('navigation', { name: 'Pages' }).getByRole('status')
  await expect(footer).toHaveText('Showing 1 to 10 of 13 results')
  // The same element throughout: a screen reader does not announce a region that is new.
  const region = await footer.elementHandle()
  const next = page.getByRole('button', { name: 'Next page' })
  await next.tap()
  await expect(footer).toHaveText('Showing 11 to 13 of 13 results')
  // There is no page after it, and the button keeps the focus all the same.
  await expect(next).toBeFocused()
  await expect(next).toBeDisabled()
  await next.tap({ force: true })
  await expect(page).toHaveURL('/dashboard/mandates?page=2')
  await page.getByRole('button', { name: 'Previous page' }).tap()
  await expect(footer).toHaveText('Showing 1 to 10 of 13 results')
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused()
  expect(await region.evaluate((element) => element.isConnected && element.textContent)).toBe(
    'Showing 1 to 10 of 13 results',
  )
})
