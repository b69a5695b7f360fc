import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectToast } from './support/toasts'
import type { Page } from '@playwright/test'
import { samplePdf } from '../support/sample-files'

const file = { name: 'card.pdf', mimeType: 'application/pdf', buffer: samplePdf() }

const add = async (page: Page, otherNames: string, share: string) => {
  await page.getByRole('link', { name: 'Add New Beneficiary' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Beneficiary' })
  await form.getByLabel('Name (surname)').fill('Relative')
  await form.getByLabel('Other names').fill(otherNames)
  await form.getByLabel('Relationship type').selectOption('Sister')
  await form.getByLabel('Percentage share').fill(share)
  await form.getByLabel('Mobile number').fill('08031234567')
  await form.getByLabel('Identity document type').selectOption('National ID')
  await form.getByLabel('Issue date').fill('2024-01-01')
  await form.getByLabel('Expiry date').fill('2034-01-01')
  await form.locator('input[type=file]').setInputFiles(file)
  await form.getByRole('button', { name: 'Add beneficiary' }).click()
  return form
}

test('[BEN-01] [BEN-02] [BEN-03] [BEN-05] [BEN-07] two are added, a third over 100 % is rejected with an error at its share, one is edited', async ({
  page,
  requests,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loggedIn()
  await page.goto('/beneficiaries?category=2&product=201')
  await expect(page.getByText('You have no beneficiaries yet')).toBeVisible()
  await expectNoSidewaysScrolling(page)

  await add(page, 'First', '60')
  await expectToast(page, 'Beneficiary created successfully')
  await expect(page.getByText('40 % left')).toBeVisible()
  await add(page, 'Second', '39.5')
  await expectToast(page, 'Beneficiary created successfully')
  await expect(page.getByText('0.5 % left')).toBeVisible()
  await expectAccessible(page)

  const form = await add(page, 'Third', '1')
  const share = form.getByLabel('Percentage share')
  await expect(share).toHaveAccessibleDescription(/Shares cannot add up to more than 100 %/)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  expect(requests.count('Beneficiary/Save')).toBe(2)

  // After a reload the typed values are restored, except the document.
  await page.reload()
  await expect(form.getByLabel('Other names')).toHaveValue('Third')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)

  await page.getByRole('link', { name: 'Edit Relative Second' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit A Beneficiary' })
  await expect(edit.getByLabel('Percentage share')).toHaveValue('39.5')
  await edit.getByLabel('Percentage share').fill('40')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Nothing left')).toBeVisible()
  await expectToast(page, 'Beneficiary created successfully')
  await page.getByRole('link', { name: 'Back to your quote' }).click()
  await expect(page).toHaveURL('/dashboard?category=2&product=201')
})
