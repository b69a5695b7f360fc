import type { Page } from '@playwright/test'
import { answer, fine, never, outage, profile, refused } from './answers'
import type { Picture } from './picture'

type Calls = Parameters<typeof answer>[1]

const customer = {
  ...profile,
  name: 'Sample',
  surname: 'Customer',
  phoneNumber: '+2348031234567',
  dateOfBirth: '1990-05-17',
  gender: 'Female',
  kycStatus: 'PendingReview',
}
const section = (id: number, kycField: string, status: string, reason: string | null = null) => ({
  id,
  kycField,
  status,
  reason,
})
const sections = {
  kycStatus: 'PendingBvnInfo',
  items: [
    section(1, 'User Info', 'Approved'),
    section(2, 'Account Info', 'Approved'),
    section(3, 'Bvn Info', 'Rejected', 'The name at the bank is another one.'),
    section(4, 'Employer Info', 'Approved'),
    section(5, 'Medical Info', 'Pending'),
    section(6, 'Identification Document', 'Pending'),
  ],
}
const account = {
  name: 'CUSTOMER SAMPLE',
  accountNumber: '0108024071',
  bankName: 'Guaranty Trust Bank',
  accountType: '10',
}
const bvn = { bvn: '22212345678', nin: '10987654321', phones: ['08031234567'], verificationCountry: 'Nigeria' }
const employer = {
  name: 'Personnel Department',
  company: 'Example Trading Limited',
  companyAddress: '1 Example Street, Lagos',
  companyCountry: 'Nigeria',
  mobileNo: '08031234568',
  taxNumber: '01234567-0001',
  description: '',
}
const medical = [
  { question: 'High blood pressure', selected: false },
  { question: 'Diabetes', selected: false },
  { question: 'Asthma', selected: true },
]
const documents = [
  { id: 1, name: 'National ID, issued 1\u00a0January\u00a02024', type: 'NationalId', previewUrl: '/files/d.sample' },
  { id: 2, name: null, type: null, previewUrl: null },
]
const listOf = (items: readonly unknown[]) => fine({ totalCount: items.length, items })

const open = async (page: Page, path: string, calls: Calls = {}, differences: object = {}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sample'))
  await answer(page, {
    GetCurrentUserProfileForEdit: fine({ ...customer, ...differences }),
    'Kyc/GetAll': fine(sections),
    GetCurrentUserAccount: fine(account),
    GetCurrentUserBvn: fine(bvn),
    GetCurrentUserEmployer: fine(employer),
    GetCurrentUserMedical: listOf(medical),
    'Document/GetAll': listOf(documents),
  })
  await answer(page, calls)
  await page.goto(`/dashboard/settings${path}`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
}
const overview = async (page: Page, differences: object = {}) => {
  await open(page, '', {}, differences)
  await page.getByText('Date of birth').waitFor()
}
const verifications = (page: Page, tab: string, calls: Calls = {}) =>
  open(page, `/verifications?tab=${encodeURIComponent(tab)}`, calls)
const shown = (page: Page, text: string) => page.getByText(text).first().waitFor()
const typed = ['Old-pass-2025', 'New-pass-2025', 'New-pass-2025']
const fill = async (page: Page, passwords: readonly string[], reply = fine()) => {
  await overview(page)
  await answer(page, { ChangePassword: reply })
  for (const [index, label] of ['Old password', 'New password', 'Retype new password'].entries())
    await page.getByLabel(label, { exact: true }).fill(passwords[index] ?? '')
  await page.getByRole('button', { name: 'Update Password' }).click()
}

/** Settings in each of its states. */
export const settings: readonly Picture[] = [
  { name: 'settings: overview, pending review', whole: true, take: (page) => overview(page) },
  {
    name: 'settings: overview, incomplete',
    take: (page) => overview(page, { kycStatus: 'NewlyRegistered', phoneNumber: null }),
  },
  { name: 'settings: overview, complete', take: (page) => overview(page, { kycStatus: 'Approved' }) },
  {
    name: 'settings: password, failed fields',
    whole: true,
    take: async (page) => {
      await fill(page, ['short', '', 'another'])
      await shown(page, 'Please create a new password')
    },
  },
  {
    name: 'settings: password, not available yet',
    whole: true,
    take: async (page) => {
      await fill(page, typed, refused({ message: 'Not found' }, 404))
      await shown(page, 'Changing the password is not available yet')
    },
  },
  {
    name: 'settings: password, changed',
    whole: true,
    take: async (page) => {
      await fill(page, typed)
      await page.locator('form').getByText('Your password has been changed').waitFor()
    },
  },
  {
    name: 'settings: password, wrong old password',
    take: async (page) => {
      const message = 'This is not your current password'
      await fill(
        page,
        typed,
        refused(
          { message: 'Your request is not valid!', validationErrors: [{ message, members: ['currentPassword'] }] },
          400,
        ),
      )
      await shown(page, message)
    },
  },
  {
    name: 'settings: verifications, overview',
    whole: true,
    take: async (page) => {
      await verifications(page, 'User Info')
      await shown(page, '(rejected)')
      await shown(page, 'Date of birth')
    },
  },
  {
    name: 'settings: verifications, bank',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Account Info')
      await shown(page, 'Savings Account')
    },
  },
  {
    name: 'settings: verifications, BVN rejected',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Bvn Info')
      await shown(page, 'Nationality')
      await shown(page, 'another one')
    },
  },
  {
    name: 'settings: verifications, employer',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Employer Info')
      await shown(page, 'Tax number')
    },
  },
  {
    name: 'settings: verifications, medical',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Medical Info')
      await shown(page, 'Asthma')
    },
  },
  {
    name: 'settings: verifications, documents',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Identification Document')
      await shown(page, 'Untitled Document')
    },
  },
  {
    name: 'settings: verifications, no documents',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Identification Document', { 'Document/GetAll': listOf([]) })
      await shown(page, 'No documents found.')
    },
  },
  {
    name: 'settings: verifications, nothing saved',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Employer Info', { GetCurrentUserEmployer: fine() })
      await shown(page, 'Nothing is saved here yet')
    },
  },
  {
    name: 'settings: verifications, loading',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Bvn Info', { 'Kyc/GetAll': never, GetCurrentUserBvn: never })
    },
  },
  {
    name: 'settings: verifications, failed call',
    whole: true,
    take: async (page) => {
      await verifications(page, 'Bvn Info', { 'Kyc/GetAll': outage, GetCurrentUserBvn: outage })
      await page.getByRole('button', { name: 'Try again' }).nth(1).waitFor()
    },
  },
  {
    name: 'settings: verifications, offline',
    whole: true,
    take: async (page) => {
      await verifications(page, 'User Info', { GetCurrentUserBvn: (route) => route.abort('internetdisconnected') })
      await shown(page, '(rejected)')
      await page.context().setOffline(true)
      await page.getByRole('link', { name: /BVN Info/ }).click()
      await page.getByRole('alert').waitFor()
    },
  },
]
