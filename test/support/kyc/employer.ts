import type { PlainPartTest } from './plain-part'

const form = {
  name: 'The Employer',
  mobileNo: '08031111111',
  company: 'Works Ltd',
  taxNumber: 'T-1',
  companyCountry: 'Nigeria',
  companyAddress: '1 Example Close',
  description: '',
}

/** By label, without the country, which begins as Nigeria (requirement KYC-20). */
const typed: Readonly<Record<string, string>> = {
  "Employer's name": 'Personnel Department',
  'Mobile number': '08031234568',
  'Company name': 'Example Trading Limited',
  'Tax number': '01234567-0001',
  'Company address': '1 Example Street, Lagos',
}

export const employerBody = {
  taxNumber: '01234567-0001',
  name: 'Personnel Department',
  description: '',
  company: 'Example Trading Limited',
  companyCountry: 'Nigeria',
  companyAddress: '1 Example Street, Lagos',
  mobileNo: '08031234568',
}

export const employer = {
  form,
  broken: { ...form, name: '' },
  named: 'taxNumber',
  toast: 'Employer details saved successfully',
  request: { path: 'employer/save', body: employerBody },
  calls: { save: 'saveEmployer', read: 'getCurrentUserEmployer' },
  heading: 'Employer Details',
  fill: async (page) => {
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  },
} as const satisfies PlainPartTest<'employer'>
