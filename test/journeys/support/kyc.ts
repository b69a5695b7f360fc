import { expect, type Page } from '@playwright/test'
import { choose } from './choose'
import type { PlainPart } from '../../support/kyc/plain-part'
import { APPROVED, plainTests, specified, type SpecifiedPart } from '../../support/kyc/steps'
import { samplePng } from '../../support/sample-files'

const picture = samplePng()

const bvn = '22212345678'

type FormStep = {
  readonly heading: string
  readonly saved: string
  readonly call: string
  readonly fill: (page: Page) => Promise<void>
}

const plainForms = Object.fromEntries(
  plainTests.map(({ part, heading, toast, request, fill }) => [
    part,
    { heading, saved: toast, call: request.path, fill },
  ]),
) as Readonly<Record<PlainPart, FormStep>>

/** The forms: heading, how to fill one in, the toast after its save, and its call. */
export const stepForms: Readonly<Record<SpecifiedPart, FormStep>> = {
  ...plainForms,
  'user-details': {
    heading: 'User Details',
    saved: 'User information updated successfully',
    call: 'Profile/UpdateCurrentUserProfile',
    fill: async (page: Page) => {
      await page.getByLabel('Phone number').fill('08031234567')
      await page.getByLabel('Date of birth').fill('1990-05-17')
      await page.getByLabel('Female').check()
    },
  },
  'bank-account': {
    heading: 'Bank Account Information',
    saved: 'Bank account succesfully saved...',
    call: 'BankAccount/Save',
    fill: async (page: Page) => {
      await page.getByLabel('Account type').selectOption({ label: 'Savings Account' })
      await choose(page, 'Bank name', 'Guaranty Trust Bank')
      await page.getByLabel('Account number').fill('0108024071')
    },
  },
  bvn: {
    heading: 'BVN Information',
    saved: 'BVN verification successful, moving to next step',
    call: 'BVN/Verify',
    fill: (page) => page.getByLabel('BVN number').fill(bvn),
  },
  medical: {
    heading: 'Select the following based on which is applicable',
    saved: 'Medicals saved successfully',
    call: 'Medical/Save',
    fill: async (page: Page) => {
      await expect(page.getByRole('radiogroup').first()).toBeVisible()
      for (const question of await page.getByRole('radiogroup').all()) await question.getByLabel('No').check()
    },
  },
  document: {
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
}
export type KycStep = FormStep

/** The same in their order. */
export const kycSteps: readonly FormStep[] = specified.map(({ part }) => stepForms[part])

export const stepHeading = (page: Page, { heading }: KycStep) => page.getByRole('heading', { name: heading })

/** The line below the account number, with the name of the account. */
export const accountLine = (page: Page) => page.locator('form').getByRole('status')

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

/** The counter next to the title, for example `3/8`. */
export const expectStep = async (page: Page, step: number): Promise<void> => {
  await expect(page.getByText(`${step}/${APPROVED}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/dashboard/kyc\\?step=${step}$`))
}
