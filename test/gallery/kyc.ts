import type { Page } from '@playwright/test'
import { answer, fine, never, outage, profile, refused } from './answers'
import type { Picture } from './picture'
import { choose } from '../journeys/support/choose'

type Calls = Parameters<typeof answer>[1]

const statuses = [
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
const sectionsOf = (rejected?: number, reason?: string) =>
  fine({
    kycStatus: null,
    items: fields.map((kycField, index) => ({
      id: index + 1,
      kycField,
      status: index + 1 === rejected ? 'Rejected' : 'Pending',
      reason: index + 1 === rejected ? reason : null,
    })),
  })
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The first six steps: heading, save call, and how to fill in the form. */
const steps = [
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
type Step = (typeof steps)[number]

const open = async (page: Page, kycStatus: string | undefined, calls: Calls = {}) => {
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
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' })
const at = async (page: Page, step: Step, calls: Calls = {}) => {
  await open(page, statuses[steps.indexOf(step)], calls)
  await page.getByRole('heading', { name: step.heading }).waitFor()
}
const send = async (page: Page, step: Step, calls: Calls = {}) => {
  await at(page, step, calls)
  await step.fill(page)
  await proceed(page).click()
}
const inForm = (page: Page) => page.locator('form').getByRole('alert').waitFor()
const rejection = 'We could not read this. Please send it again.'

const picturesOf = (step: Step): readonly Picture[] => {
  const name = `kyc ${step.name}`
  return [
    { name: `${name}: idle`, whole: true, take: (page) => at(page, step) },
    {
      name: `${name}: filled in`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        await step.fill(page)
      },
    },
    {
      name: `${name}: busy`,
      whole: true,
      take: async (page) => {
        await send(page, step, { [step.call]: never })
        await page.locator('[aria-busy=true]').first().waitFor()
      },
    },
    {
      name: `${name}: failed field`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        if ('wrong' in step) await step.wrong(page)
        await proceed(page).click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: `${name}: failed call`,
      whole: true,
      take: async (page) => {
        const details = 'Please check what you typed.'
        await send(page, step, { [step.call]: refused({ message: 'This could not be saved.', details }) })
        await inForm(page)
      },
    },
    {
      name: `${name}: offline`,
      whole: true,
      take: async (page) => {
        await at(page, step)
        await step.fill(page)
        await page.context().setOffline(true)
        await proceed(page).click()
        await inForm(page)
      },
    },
    {
      name: `${name}: done`,
      take: async (page) => {
        await send(page, step, { [step.call]: fine({ id: 1 }) })
        await page.locator('.Toastify__toast--success').waitFor()
      },
    },
    {
      name: `${name}: read-only`,
      whole: true,
      take: async (page) => {
        const index = steps.indexOf(step)
        await open(page, statuses[5])
        await page.getByRole('heading', { name: 'Document Upload' }).waitFor()
        if (index === 5) return
        for (let back = 5; back > index; back -= 1) {
          await page.getByRole('button', { name: 'Back', exact: true }).click()
          await page.getByText(`${String(back)}/8`, { exact: true }).waitFor()
        }
        await page.getByText('This step is saved.').waitFor()
      },
    },
    {
      name: `${name}: rejected`,
      whole: true,
      take: async (page) => {
        await at(page, step, { 'Kyc/GetAll': sectionsOf(steps.indexOf(step) + 1, rejection) })
        await page.getByText(rejection).first().waitFor()
      },
    },
  ]
}

/** The wizard: every step in every state, and the screens around the steps. */
export const kyc: readonly Picture[] = [
  ...steps.flatMap(picturesOf),
  {
    name: 'kyc bank account: number of another bank',
    whole: true,
    take: async (page) => {
      await at(page, steps[1])
      await choose(page, 'Bank name', 'First Bank of Nigeria')
      await page.getByLabel('Account number').fill('0108024072')
    },
  },
  {
    name: 'kyc bank account: checking',
    whole: true,
    take: async (page) => {
      await send(page, steps[1], { 'nuban/Verify': never })
      await page.getByText('Checking the account…').waitFor()
    },
  },
  {
    name: 'kyc bank account: no banks',
    take: async (page) => {
      await open(page, 'PendingAccountInfo', { 'bank/getall': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc medical: no questions',
    take: async (page) => {
      await open(page, 'PendingMedicalInfo', { 'Medical/GetQuestions': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc: loading',
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': never })
      await page.getByText('Loading…').first().waitFor()
    },
  },
  {
    name: 'kyc: does not open',
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': outage })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'kyc: saved step not read',
    take: async (page) => {
      await open(page, 'PendingEmployerInfo', { GetCurrentUserBvn: outage })
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await page.getByText('We could not show what you saved').waitFor()
    },
  },
  {
    name: 'kyc: rejected step not read',
    whole: true,
    take: async (page) => {
      await open(page, 'PendingBvnInfo', { 'Kyc/GetAll': sectionsOf(3, rejection), GetCurrentUserBvn: outage })
      await page.getByText('We could not show what you saved').waitFor()
    },
  },
  {
    name: 'kyc: unknown status',
    whole: true,
    take: async (page) => {
      await open(page, 'SomethingElse')
      await page.getByText('We could not tell').waitFor()
    },
  },
  {
    name: 'kyc: pending review',
    whole: true,
    take: async (page) => {
      await open(page, 'PendingReview')
      await page.getByText('What happens next').waitFor()
    },
  },
  {
    name: 'kyc: approved',
    whole: true,
    take: async (page) => {
      await open(page, 'Approved')
      await page.getByText('What happens next').waitFor()
    },
  },
]
