import { screen, within } from '@testing-library/react'
import { keyboardOf } from '../../../support/keyboard'
import { field, onward, openWizard, step } from './open-wizard'

const steps = [
  {
    status: 'NewlyRegistered',
    says: 'Exactly as on your identity document.',
    title: 'User Details',
    fields: ['First name', 'Surname', 'Phone number', 'Username', 'Date of birth'],
  },
  {
    status: 'PendingAccountInfo',
    says: 'We look the account up, so that you see whose it is before it is saved.',
    title: 'Bank Account Information',
    fields: ['Account type', 'Bank name', 'Account number'],
  },
  {
    status: 'PendingBvnInfo',
    says: 'Your Bank Verification Number confirms that you are who you say you are.',
    title: 'BVN Information',
    fields: ['BVN number'],
  },
  {
    status: 'PendingEmployerInfo',
    says: 'Where your income comes from.',
    title: 'Employer Details',
    fields: [
      "Employer's name",
      'Mobile number',
      'Company name',
      'Tax number',
      'Company country',
      'Company address',
      'Description',
    ],
  },
  {
    status: 'PendingMedicalInfo',
    says: 'Have you contacted any of the diseases below?',
    title: 'Select the following based on which is applicable',
    fields: [],
  },
  {
    status: 'PendingIdentificationUpload',
    says: 'One document that proves who you are.',
    title: 'Document Upload',
    fields: ['Document type', 'Issue date', 'Expiry date', 'File'],
  },
]

describe('the wizard', () => {
  test.each(steps.map((entry, index) => ({ ...entry, number: index + 1 })))(
    '[KYC-01] [KYC-04: fields, KYC-06: fields, KYC-08, KYC-09: fields, KYC-10, KYC-11] step $number is $title, with its fields, and counts n/8',
    async ({ status, says, title, fields, number }) => {
      await openWizard(status)
      await step(title)
      expect(screen.getByText(`${String(number)}/8`)).toBeInTheDocument()
      expect(document.title).toContain('Customer Information')
      expect(document.querySelector('main')).toHaveTextContent(says)
      fields.forEach((label) => {
        expect(field(label)).toBeEnabled()
      })
      expect(onward()).toBeEnabled()
      expect(window.location.search).toBe(`?step=${String(number)}`)
    },
  )

  test.each([
    [
      'NewlyRegistered',
      {
        'First name': 'given-name',
        Surname: 'family-name',
        'Phone number': 'tel',
        Username: 'username',
        'Date of birth': 'bday',
      },
    ],
    ['PendingAccountInfo', { 'Account number': 'off' }],
    ['PendingBvnInfo', { 'BVN number': 'off' }],
    [
      'PendingEmployerInfo',
      {
        "Employer's name": 'off',
        'Mobile number': 'off',
        'Company name': 'organization',
        'Tax number': 'off',
        'Company address': 'off',
      },
    ],
  ])(
    'with the status %s the browser fills in what it knows of the customer, and stores nothing secret',
    async (status, offered) => {
      await openWizard(status)
      for (const [label, value] of Object.entries(offered))
        expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', value)
    },
  )

  test.each([
    ['NewlyRegistered', 'Username', 'none false'],
    ['NewlyRegistered', 'Phone number', 'tel tel'],
    ['PendingAccountInfo', 'Account number', 'numeric'],
    ['PendingBvnInfo', 'BVN number', 'numeric'],
  ])('with the status %s the keyboard fits the %s', async (status, label, keyboard) => {
    await openWizard(status)
    expect(keyboardOf(await screen.findByLabelText(label))).toBe(keyboard)
  })

  test('[KYC-09: fields, rules] the country is found by a part of its name, and the description is optional', async () => {
    await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    expect(field('Company country')).toHaveAttribute('placeholder', 'Type a part of its name')
    expect(field('Description')).toHaveAccessibleDescription('Optional: what you do there')
  })

  test('[KYC-01] says at each step that it can wait', async () => {
    await openWizard('PendingAccountInfo')
    await step('Bank Account Information')
    expect(field('Bank name')).toHaveAttribute('placeholder', 'Type a part of its name')
    const aside = within(screen.getByRole('complementary', { name: 'You can stop at any time' }))
    expect(aside.getByText('Close this page whenever you like. You will come back to this step.')).toBeInTheDocument()
  })

  test.each([
    [
      'PendingReview',
      'Your KYC status is currently Pending Review...',
      '7/8',
      'Thank you. We have everything we need.',
    ],
    [
      'Approved',
      'Your KYC status has been Approved...',
      '8/8',
      'Thank you. We have confirmed who you are, and there is nothing more to do here.',
    ],
  ])('[KYC-01] [KYC-12] with the status %s shows: %s', async (status, text, counter, thanks) => {
    await openWizard(status)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText(counter)).toBeInTheDocument()
    expect(screen.getByText(thanks)).toBeInTheDocument()
    const next = within(screen.getByRole('region', { name: 'What happens next' }))
    expect(next.getByRole('link', { name: 'buy cover' })).toHaveAttribute('href', '/dashboard?category=')
    expect(next.getByRole('link', { name: 'what you sent us' })).toHaveAttribute(
      'href',
      '/dashboard/settings/verifications',
    )
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  })

  test('[KYC-12] a review is read again on request', async () => {
    const { user, session } = await openWizard('PendingReview')
    const requests = session.currentCustomer.inputs.length
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Your KYC status is currently Pending Review...')).toBeInTheDocument()
    expect(session.currentCustomer.inputs).toHaveLength(requests + 1)
  })

  test('[KYC-12] an approved customer gets a link to the dashboard', async () => {
    await openWizard('Approved')
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
  })
})
