import type { Page } from '@playwright/test'
import { answer, fine, profile } from './answers'
import { choose } from '../journeys/support/choose'
import { samplePng } from '../support/sample-files'

export type Calls = Parameters<typeof answer>[1]

export const statuses = [
  'NewlyRegistered',
  'PendingAccountInfo',
  'PendingBvnInfo',
  'PendingEmployerInfo',
  'PendingMedicalInfo',
  'PendingIdentificationUpload',
  'PendingReview',
  'Approved',
]
const fields = ['User Info', 'Account Info', 'Bvn Info', 'Employer Info', 'Medical Info', 'Identification Document']
const customer = { ...profile, phoneNumber: '+2348031234567', dateOfBirth: '1990-05-17', gender: 'Female' }
const listOf = (items: readonly unknown[]) => fine({ totalCount: items.length, items })
const banks = [
  { id: 7, name: 'First Bank of Nigeria', cbnCode: '011' },
  { id: 10, name: 'Guaranty Trust Bank', cbnCode: '058' },
]
const questions = ['High blood pressure', 'Diabetes', 'Asthma', 'Sickle cell disease']
const employer = {
  name: 'Personnel Department',
  company: 'Example Trading Limited',
  companyAddress: '1 Example Street, Lagos',
  companyCountry: 'Nigeria',
  mobileNo: '08031234568',
  taxNumber: '01234567-0001',
  description: '',
}
/** The sections of the verification, of which a review may have rejected one. */
export const sectionsOf = (rejected?: number, reason?: string) =>
  fine({
    kycStatus: null,
    items: fields.map((kycField, index) => ({
      id: index + 1,
      kycField,
      status: index + 1 === rejected ? 'Rejected' : 'Pending',
      reason: index + 1 === rejected ? reason : null,
    })),
  })
const picture = samplePng()

/** The first six steps: heading, save call, and how to fill in the form. */
export const steps = [
  {
    name: 'user details',
    heading: 'User Details',
    call: 'UpdateCurrentUserProfile',
    wrong: (page: Page) => page.getByLabel('First name').fill(''),
    fill: (page: Page) => page.getByLabel('First name').fill('Sample'),
  },
  {
    name: 'bank account',
    heading: 'Bank Account Information',
    call: 'BankAccount/Save',
    fill: async (page: Page) => {
      await page.getByLabel('Account type').selectOption({ label: 'Savings Account' })
      await choose(page, 'Bank name', 'Guaranty Trust Bank')
      await page.getByLabel('Account number').fill('0108024071')
    },
  },
  {
    name: 'BVN',
    heading: 'BVN Information',
    call: 'BVN/Verify',
    fill: (page: Page) => page.getByLabel('BVN number').fill('22212345678'),
  },
  {
    name: 'employer',
    heading: 'Employer Details',
    call: 'employer/save',
    fill: async (page: Page) => {
      await page.getByLabel("Employer's name").fill(employer.name)
      await page.getByLabel('Mobile number').fill(employer.mobileNo)
      await page.getByLabel('Company name').fill(employer.company)
      await page.getByLabel('Tax number').fill(employer.taxNumber)
      await page.getByLabel('Company address').fill(employer.companyAddress)
    },
  },
  {
    name: 'medical',
    heading: 'Select the following based on which is applicable',
    call: 'Medical/Save',
    fill: async (page: Page) => {
      for (const question of await page.getByRole('radiogroup').all()) await question.getByLabel('No').check()
    },
  },
  {
    name: 'document',
    heading: 'Document Upload',
    call: 'Document/Save',
    fill: async (page: Page) => {
      await page.getByLabel('Document type').selectOption({ label: 'National ID' })
      await page.getByLabel('Issue date', { exact: true }).fill('2020-01-02')
      await page.getByLabel('Expiry date', { exact: true }).fill('2030-01-02')
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
    },
  },
] as const
export type Step = (typeof steps)[number]

/** Opens the wizard of a customer with this status. */
export const open = async (page: Page, kycStatus: string | undefined, calls: Calls = {}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sample'))
  await answer(page, {
    GetCurrentUserProfileForEdit: fine({ ...customer, kycStatus: kycStatus ?? null }),
    'Kyc/GetAll': sectionsOf(),
    'bank/getall': listOf(banks),
    'nuban/Verify': fine({ accountName: 'CUSTOMER SAMPLE' }),
    'Medical/GetQuestions': listOf(questions.map((question) => ({ question }))),
    GetCurrentUserAccount: fine({
      name: 'CUSTOMER SAMPLE',
      accountNumber: '0108024071',
      bankName: 'Guaranty Trust Bank',
      accountType: '10',
    }),
    GetCurrentUserBvn: fine({
      bvn: '22212345678',
      nin: '10987654321',
      phones: '08031234567',
      verificationCountry: 'Nigeria',
    }),
    GetCurrentUserEmployer: fine(employer),
    GetCurrentUserMedical: listOf(questions.map((question) => ({ question, selected: false }))),
    'Document/GetAll': listOf([{ id: 1, name: 'National ID', type: 'NationalId', previewUrl: '/files/d.sample' }]),
  })
  await answer(page, calls)
  await page.goto('/dashboard/kyc')
}
