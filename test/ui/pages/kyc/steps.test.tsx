import { fireEvent, screen, within } from '@testing-library/react'
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
    '[KYC-01] [KYC-04, KYC-06, KYC-08, KYC-09, KYC-10, KYC-11] step $number is $title, with its fields, and counts n/8',
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

  test('[KYC-09] says how someone without an employer fills in step 4', async () => {
    await openWizard('PendingEmployerInfo')
    const noJob = 'No job? Enter “None” as employer, company and tax number, with your own phone number and address.'
    expect((await screen.findByText('No job?')).closest('p')).toHaveTextContent(noJob)
    const selfEmployed =
      'Self-employed? Enter yourself as the employer, with your business and its tax number (or your own).'
    expect(screen.getByText('Self-employed?').closest('p')).toHaveTextContent(selfEmployed)
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

describe('the options', () => {
  const options = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map((option) => option.textContent)

  test('[KYC-04] gender is Male or Female', async () => {
    await openWizard('NewlyRegistered')
    const group = within(await screen.findByRole('radiogroup', { name: 'Gender' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['Male', 'Female'])
  })

  test('[KYC-15] a birthday is at most today', async () => {
    await openWizard('NewlyRegistered')
    await step('User Details')
    for (const [typed, note] of [
      ['17/06/2025', 'The date must be 16\u00a0June\u00a02025 or earlier.'],
      ['16/06/2025', ''],
    ]) {
      fireEvent.change(field('Date of birth'), { target: { value: typed } })
      fireEvent.blur(field('Date of birth'))
      expect(field('Date of birth')).toHaveAccessibleDescription(note)
    }
  })

  test('[KYC-06] there are three account types, Not Sure by default, and the banks by name', async () => {
    const { user } = await openWizard('PendingAccountInfo')
    await step('Bank Account Information')
    expect(options('Account type')).toEqual(['Not Sure', 'Savings Account', 'Current Account'])
    expect(field('Account type')).toHaveDisplayValue('Not Sure')
    await user.click(field('Bank name'))
    for (const name of ['First Bank', 'Second Bank']) expect(screen.getByRole('option', { name })).toBeInTheDocument()
  })

  test('[KYC-10] each question has Yes and No, and no answer is preset', async () => {
    await openWizard('PendingMedicalInfo')
    expect(await screen.findByText('Have you contacted any of the diseases below?')).toBeInTheDocument()
    expect(
      screen.getByText('Your answers are not kept on this phone or computer until you press Continue.'),
    ).toBeInTheDocument()
    for (const question of ['Malaria?', 'Asthma?']) {
      const group = within(screen.getByRole('radiogroup', { name: question }))
      expect(group.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
      expect(group.getByRole('radio', { name: 'No' })).not.toBeChecked()
    }
  })

  test('[KYC-11] there are five document types, and files that are images or PDF', async () => {
    await openWizard('PendingIdentificationUpload')
    await step('Document Upload')
    expect(options('Document type').slice(1)).toEqual([
      'Passport photo',
      'International passport',
      'National ID',
      "Driver's license",
      'Signature',
    ])
    expect(field('File')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
  })
})

describe('what the steps say', () => {
  test('[KYC-16] a card above step 1 says what is needed, and why', async () => {
    await openWizard('NewlyRegistered')
    await step('User Details')
    const card = screen.getByRole('region', { name: 'What you need' })
    const needs = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    for (const [index, name] of ['BVN', 'account number', 'identity document', 'tax number', 'ten minutes'].entries())
      expect(needs[index]).toMatch(new RegExp(`${name}.*[.]$`, 'i'))
    expect(card.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[KYC-16] the card is not shown at later steps', async () => {
    await openWizard('PendingAccountInfo')
    await step('Bank Account Information')
    expect(screen.queryByRole('region', { name: 'What you need' })).not.toBeInTheDocument()
  })

  test('[KYC-20] step 4 says what to enter without an employer, and the country begins as Nigeria', async () => {
    await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    expect(screen.getByText('Self-employed?')).toBeInTheDocument()
    expect(screen.getByText('No job?')).toBeInTheDocument()
    expect(field('Company country')).toHaveValue('Nigeria')
  })

  test('[KYC-20] step 5 says that its answers are not kept on the device until Continue', async () => {
    await openWizard('PendingMedicalInfo')
    expect(await screen.findByText(/not kept on this phone or computer until you press Continue/)).toBeInTheDocument()
  })
})
