import type { Page } from '@playwright/test'
import { expectToast } from './support/toasts'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'
import { approve } from './support/sandbox'
import { APPROVED } from '../support/kyc/steps'

/** The values of each form after a reload: the draft, without the fields that must not be stored. */
const afterReload: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await expect(page.getByLabel('Phone number')).toHaveValue('08031234567')
    await expect(page.getByLabel('Date of birth')).toHaveValue('17/05/1990')
    await expect(page.getByLabel('Female')).toBeChecked()
  },
  async (page) => {
    await expect(page.getByLabel('Account type').locator('option:checked')).toHaveText('Savings Account')
    await expect(page.getByLabel('Bank name', { exact: true })).toHaveValue('Guaranty Trust Bank')
    await expect(page.getByLabel('Account number')).toHaveValue('0108024071')
  },
  async (page) => {
    await expect(page.getByLabel('BVN number')).toHaveValue('')
  },
  async (page) => {
    await expect(page.getByLabel("Employer's name")).toHaveValue('Personnel Department')
    await expect(page.getByLabel('Company address')).toHaveValue('1 Example Street, Lagos')
  },
  async (page) => {
    await expect(page.getByRole('radiogroup').first()).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  },
  async (page) => {
    await expect(page.getByLabel('Document type').locator('option:checked')).toHaveText('National ID')
    await expect(page.getByLabel('Issue date')).toHaveValue('02/01/2020')
    await expect(page.getByLabel('Expiry date')).toHaveValue('02/01/2030')
    await expect(page.getByText('card.png')).toHaveCount(0)
  },
]

test(
  '[KYC-02] [KYC-12] [KYC-14] a reload in every step restores the stored fields and saves nothing twice',
  { tag: '@rest' },
  async ({ page, requests, loggedIn }) => {
    const customer = await loggedIn()
    await page.goto('/dashboard/kyc')
    for (const [index, step] of kycSteps.entries()) {
      await expect(stepHeading(page, step)).toBeVisible()
      await step.fill(page)
      await page.reload()
      await expect(stepHeading(page, step)).toBeVisible()
      await expectStep(page, index + 1)
      await afterReload[index]?.(page)
      await step.fill(page)
      await continueButton(page).click()
      await expectToast(page, step.saved)
      await page.reload()
      await expectStep(page, index + 2)
    }
    await page.reload()
    await expect(page.getByText('Your KYC status is currently Pending Review...')).toBeVisible()
    await approve(customer.emailAddress)
    await page.reload()
    await expect(page.getByText('Your KYC status has been Approved...')).toBeVisible()
    await expectStep(page, APPROVED)
    await page.reload()
    await expectStep(page, APPROVED)
    for (const { call } of kycSteps) expect(requests.count(call)).toBe(1)
  },
)
