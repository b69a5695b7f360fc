import { screen, within } from '@testing-library/react'
import { keyboardOf } from '../../../support/keyboard'
import { field, onward, openWizard, step } from './open-wizard'
import { APPROVED, REVIEW, specified } from '../../../support/kyc/steps'

/** Each field by its label: what the browser fills in, and the keyboard. */
type Fields = Readonly<Record<string, readonly [autoComplete: string, keyboard: string]>>

const steps: readonly { status: string; title: string; says: string; fields: Fields }[] = [
  {
    status: 'NewlyRegistered',
    title: 'User Details',
    says: 'Exactly as on your identity document.',
    fields: {
      'First name': ['given-name', ''],
      Surname: ['family-name', ''],
      'Phone number': ['tel', 'tel tel'],
      Username: ['username', 'none false'],
      'Date of birth': ['bday', 'numeric'],
    },
  },
  {
    status: 'PendingAccountInfo',
    title: 'Bank Account Information',
    says: 'We look the account up, so that you see whose it is before it is saved.',
    fields: { 'Account type': ['', ''], 'Bank name': ['off', 'text none false'], 'Account number': ['off', 'numeric'] },
  },
  {
    status: 'PendingBvnInfo',
    title: 'BVN Information',
    says: 'Your Bank Verification Number confirms that you are who you say you are.',
    fields: { 'BVN number': ['off', 'numeric'] },
  },
  {
    status: 'PendingEmployerInfo',
    title: 'Employer Details',
    says: 'Where your income comes from.',
    fields: {
      "Employer's name": ['off', ''],
      'Mobile number': ['off', 'tel tel'],
      'Company name': ['organization', ''],
      'Tax number': ['off', ''],
      'Company country': ['off', 'text none false'],
      'Company address': ['off', ''],
      Description: ['', ''],
    },
  },
  {
    status: 'PendingMedicalInfo',
    title: 'Select the following based on which is applicable',
    says: 'Have you contacted any of the diseases below?',
    fields: {},
  },
  {
    status: 'PendingIdentificationUpload',
    title: 'Document Upload',
    says: 'One document that proves who you are.',
    fields: {
      'Document type': ['', ''],
      'Issue date': ['off', 'numeric'],
      'Expiry date': ['off', 'numeric'],
      File: ['', 'file'],
    },
  },
]

const options = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the wizard', () => {
  test.each(
    steps.map((entry) => ({ ...entry, number: specified.findIndex(({ status }) => status === entry.status) + 1 })),
  )(
    '[KYC-01] [KYC-04: fields, KYC-06: fields, KYC-08, KYC-09: fields, KYC-10, KYC-11] with the status $status step $number has its fields, what the browser fills in, and says that it can wait',
    async ({ status, says, title, fields, number }) => {
      await openWizard(status)
      await step(title)
      expect(screen.getByText(`${number}/${APPROVED}`)).toBeInTheDocument()
      expect(document.title).toContain('Customer Information')
      expect(document.querySelector('main')).toHaveTextContent(says)
      const shown = Object.keys(fields).map((label) => {
        expect(field(label)).toBeEnabled()
        return [label, [field(label).getAttribute('autocomplete') ?? '', keyboardOf(field(label))]]
      })
      expect(Object.fromEntries(shown)).toEqual(fields)
      expect(onward()).toBeEnabled()
      expect(window.location.search).toBe(`?step=${String(number)}`)
      const aside = within(screen.getByRole('complementary', { name: 'You can stop at any time' }))
      expect(aside.getByText('Close this page whenever you like. You will come back to this step.')).toBeInTheDocument()
    },
  )

  test('the progress names every step and marks the current one; only step 1 has no Back', async () => {
    const { unmount } = await openWizard('NewlyRegistered')
    await step('User Details')
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    unmount()
    await openWizard('PendingBvnInfo')
    await step('BVN Information')
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled()
    const progress = within(screen.getByRole('list', { name: 'Progress' }))
    expect(progress.getAllByRole('listitem')).toHaveLength(APPROVED)
    expect(progress.getByText('BVN').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  test('[KYC-16] [KYC-04: fields] a card above step 1 says what is needed, and why; gender is Male or Female', async () => {
    const { unmount } = await openWizard('NewlyRegistered')
    await step('User Details')
    const card = screen.getByRole('region', { name: 'What you need' })
    const needs = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    for (const [index, name] of ['BVN', 'account number', 'identity document', 'tax number', 'ten minutes'].entries())
      expect(needs[index]).toMatch(new RegExp(`${name}.*[.]$`, 'i'))
    expect(card.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const gender = within(screen.getByRole('radiogroup', { name: 'Gender' })).getAllByRole('radio')
    expect(gender.map((radio) => radio.getAttribute('value'))).toEqual(['Male', 'Female'])
    unmount()
    await openWizard('PendingBvnInfo')
    await step('BVN Information')
    expect(screen.queryByRole('region', { name: 'What you need' })).not.toBeInTheDocument()
  })

  test('[KYC-06: types, banks] there are three account types, Not Sure by default, and the banks by name', async () => {
    const { user } = await openWizard('PendingAccountInfo')
    await step('Bank Account Information')
    expect(options('Account type')).toEqual(['Not Sure', 'Savings Account', 'Current Account'])
    expect(field('Account type')).toHaveDisplayValue('Not Sure')
    expect(field('Bank name')).toHaveAttribute('placeholder', 'Type a part of its name')
    await user.click(field('Bank name'))
    for (const name of ['First Bank', 'Second Bank']) expect(screen.getByRole('option', { name })).toBeInTheDocument()
  })

  test('[KYC-09: fields, rules] [KYC-20: step 4, country] [KYC-23: step 4] step 4 says what to enter without an employer, and fills in what does not apply', async () => {
    const { user } = await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    expect(field('Company country')).toHaveAttribute('placeholder', 'Type a part of its name')
    expect(field('Company country')).toHaveValue('Nigeria')
    expect(field('Description')).toHaveAccessibleDescription('Optional: what you do there')
    const group = screen.getByRole('radiogroup', { name: 'Your work' })
    const work = within(group)
    expect(work.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    expect(group).toHaveAccessibleDescription(
      'Self-employed or not working? Choose it, and what does not apply to you is filled in.',
    )
    await user.click(work.getByRole('radio', { name: 'Self-employed' }))
    expect(group).toHaveAccessibleDescription(
      'Your name and phone number are filled in. Add your business, and its tax number or your own.',
    )
    await user.click(work.getByRole('radio', { name: 'Not working' }))
    expect(group).toHaveAccessibleDescription('What does not apply is filled in with “None”.')
    const labels = ["Employer's name", 'Mobile number', 'Company name', 'Tax number', 'Company address']
    expect(labels.map((label) => (field(label) as HTMLInputElement).value)).toEqual([
      'None',
      '08030000000',
      'None',
      'None',
      'None',
    ])
  })

  test('[KYC-10] [KYC-20: step 5] [KYC-23: None of these] no answer is preset or kept before Continue; None of these answers every question with No', async () => {
    const { user } = await openWizard('PendingMedicalInfo')
    expect(await screen.findByText('Have you contacted any of the diseases below?')).toBeInTheDocument()
    expect(
      screen.getByText('Your answers are not kept on this phone or computer until you press Continue.'),
    ).toBeInTheDocument()
    const none = screen.getByRole('checkbox', { name: 'None of these' })
    const answered = () =>
      ['Malaria?', 'Asthma?'].map((question) =>
        within(screen.getByRole('radiogroup', { name: question }))
          .getAllByRole<HTMLInputElement>('radio')
          .map((radio) => `${radio.labels?.[0]?.textContent ?? ''}${radio.checked ? '!' : ''}`),
      )
    const unanswered = ['Yes', 'No']
    expect(answered()).toEqual([unanswered, unanswered])
    await user.click(none)
    expect(answered()).toEqual(Array(2).fill(['Yes', 'No!']))
    expect(none).toBeChecked()
    await user.click(within(screen.getByRole('radiogroup', { name: 'Asthma?' })).getByRole('radio', { name: 'Yes' }))
    expect(none).not.toBeChecked()
    expect(answered()).toEqual([
      ['Yes', 'No!'],
      ['Yes!', 'No'],
    ])
    await user.click(none)
    await user.click(none)
    expect(answered()).toEqual([unanswered, unanswered])
  })

  test.each([
    [
      'PendingReview',
      'Your KYC status is currently Pending Review...',
      `${REVIEW}/${APPROVED}`,
      'Thank you. We have everything we need.',
      'Meanwhile, you can buy cover or look at what you sent us.',
    ],
    [
      'Approved',
      'Your KYC status has been Approved...',
      `${APPROVED}/${APPROVED}`,
      'Thank you. We have confirmed who you are, and there is nothing more to do here.',
      'You can buy cover or look at what you sent us in Settings.',
    ],
  ])('[KYC-01] [KYC-12] with the status %s shows: %s', async (status, text, counter, thanks, words) => {
    const { user, session } = await openWizard(status)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText(counter)).toBeInTheDocument()
    expect(screen.getByText(thanks)).toBeInTheDocument()
    const region = screen.getByRole('region', { name: 'What happens next' })
    expect(region).toHaveTextContent(words)
    const next = within(region)
    expect(next.getByRole('link', { name: 'buy cover' })).toHaveAttribute('href', '/dashboard?category=')
    expect(next.getByRole('link', { name: 'what you sent us' })).toHaveAttribute(
      'href',
      '/dashboard/settings/verifications',
    )
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
    const dashboard = screen.queryByRole('link', { name: 'Go to the dashboard' })
    if (status === 'Approved') expect(dashboard).toHaveAttribute('href', '/dashboard')
    else {
      const requests = session.currentCustomer.inputs.length
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      expect(session.currentCustomer.inputs).toHaveLength(requests + 1)
    }
  })
})
