import { expect, type Page } from '@playwright/test'
import { choose } from './choose'
import { samplePng } from '../../support/sample-files'

const picture = samplePng()

/** Without the country, which begins as Nigeria (requirement KYC-20). */
const employer: Readonly<Record<string, string>> = {
  "Employer's name": 'Personnel Department',
  'Mobile number': '08031234568',
  'Company name': 'Example Trading Limited',
  'Tax number': '01234567-0001',
  'Company address': '1 Example Street, Lagos',
}

const bvn = '22212345678'

/** The first six steps: heading, how to fill in the form, the toast after its save, and its call. */
export const kycSteps = [
  {
    heading: 'User Details',
    saved: 'User information updated successfully',
    call: 'Profile/UpdateCurrentUserProfile',
    fill: async (page: Page) => {
      await page.getByLabel('Phone number').fill('08031234567')
      await page.getByLabel('Date of birth').fill('1990-05-17')
      await page.getByLabel('Female').check()
    },
  },
  {
    heading: 'Bank Account Information',
    saved: 'Bank account succesfully saved...',
    call: 'BankAccount/Save',
    fill: async (page: Page) => {
      await page.getByLabel('Account type').selectOption({ label: 'Savings Account' })
      await choose(page, 'Bank name', 'Guaranty Trust Bank')
      await page.getByLabel('Account number').fill('0108024071')
    },
  },
  {
    heading: 'BVN Information',
    saved: 'BVN verification successful, moving to next step',
    call: 'BVN/Verify',
    fill: (page: Page) => page.getByLabel('BVN number').fill(bvn),
  },
  {
    heading: 'Employer Details',
    saved: 'Employer details saved successfully',
    call: 'employer/save',
    fill: async (page: Page) => {
      for (const [label, text] of Object.entries(employer)) await page.getByLabel(label).fill(text)
    },
  },
  {
    heading: 'Select the following based on which is applicable',
    saved: 'Medicals saved successfully',
    call: 'Medical/Save',
    fill: async (page: Page) => {
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
      for (const question of await page.getByRole('radiogroup').all()) await question.getByLabel('No').check()
    },
  },
  {
    heading: 'Document Upload',
    saved: 'Document was successfully uploaded. You will receive a notifiaction after it has been reviewed',
    call: 'Document/Save',
    fill: async (page: Page) => {
      await page.getByLabel('Document type').selectOption({ label: 'National ID' })
      await page.getByLabel('Issue date').fill('2020-01-02')
      await page.getByLabel('Expiry date').fill('2030-01-02')
      await page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'card.png',
        mimeType: 'image/png',
        buffer: picture,
      })
    },
  },
] as const
export type KycStep = (typeof kycSteps)[number]

export const stepHeading = (page: Page, { heading }: KycStep) => page.getByRole('heading', { name: heading })

/** The line below the account number of step 2, with the name of the account. */
export const accountLine = (page: Page) => page.locator('form').getByRole('status')

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

/** The counter next to the title, for example `3/8`. */
export const expectStep = async (page: Page, step: number): Promise<void> => {
  await expect(page.getByText(`${step}/8`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/dashboard/kyc\\?step=${step}$`))
}
