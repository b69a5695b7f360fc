import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { aCustomer, everyError } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { fails, never, scripted, succeeds } from '../../../support/scripted-ports'
import { field, onward, openWizard, step } from './open-wizard'

describe('an empty step', () => {
  const nobody = { name: '', surname: '', phoneNumber: '', userName: '', dateOfBirth: undefined, gender: '' }

  test.each([
    [
      'NewlyRegistered',
      {
        'First name': 'Please enter your firstname',
        Surname: 'Please enter your surname',
        'Phone number': 'Please enter your phone number',
        Username: 'Please enter a username',
        'Date of birth': 'Please enter your dob',
        Gender: 'Please select your gender',
      },
    ],
    [
      'PendingAccountInfo',
      {
        'Bank name': 'Please select a bank code',
        'Account number': 'Please enter your bank account number',
      },
    ],
    ['PendingBvnInfo', { 'BVN number': 'Please enter your bvn number' }],
    [
      'PendingEmployerInfo',
      {
        "Employer's name": "Please enter an employer's name",
        'Mobile number': "Please enter employer's phone number",
        'Company name': "Please enter company's name",
        'Tax number': "Please enter company's tax number",
        'Company address': "Please enter company's address",
      },
    ],
    ['PendingMedicalInfo', { 'Malaria?': 'Please answer Yes or No', 'Asthma?': 'Please answer Yes or No' }],
    [
      'PendingIdentificationUpload',
      {
        'Document type': 'Please select a card type.',
        'Issue date': 'Please enter an issuing date of the provided card',
        'Expiry date': 'Please enter an expiry date of the provided card',
        File: 'Please upload your document',
      },
    ],
  ])(
    '[KYC-04: rules, KYC-06: rules, KYC-08, KYC-09: rules, KYC-10, KYC-11] [FORM-03] with the status %s shows its messages at their fields',
    async (kycStatus, messages) => {
      const read = succeeds(aCustomer({ ...(kycStatus === 'NewlyRegistered' ? nobody : {}), kycStatus }))
      const { user } = await openWizard(kycStatus, {}, { profile: Array(2).fill(read) })
      await user.click(await screen.findByRole('button', { name: 'Continue' }))
      for (const [label, message] of Object.entries(messages)) {
        const control = () => screen.queryByRole('radiogroup', { name: label }) ?? field(label)
        await waitFor(() => expect(control()).toBeInvalid())
        expect(control()).toHaveAccessibleDescription(expect.stringContaining(message) as string)
      }
    },
  )
})

test.each([
  ['NewlyRegistered', 'Date of birth', '17/06/2025', 'The date must be 16\u00a0June\u00a02025 or earlier.'],
  ['PendingIdentificationUpload', 'Issue date', '17/06/2025', 'The date must be 16\u00a0June\u00a02025 or earlier.'],
  ['PendingIdentificationUpload', 'Expiry date', '15/06/2025', 'The date must be 16\u00a0June\u00a02025 or later.'],
])(
  '[KYC-15: limits] with the status %s a %s of %s gets a note, and is not changed',
  async (status, label, value, note) => {
    await openWizard(status)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    fireEvent.blur(field(label))
    expect(field(label)).toHaveAccessibleDescription(note)
    expect(field(label)).toHaveValue(value)
  },
)

test.each([
  ['PendingBvnInfo', 'Keep this page open.'],
  ['PendingMedicalInfo', 'Keep this page open.'],
  ['PendingEmployerInfo', 'What you typed is kept.'],
])('[TAP-07: strip] offline with the status %s the strip says: %s', async (status, words) => {
  await openWizard(status)
  await screen.findByRole('button', { name: 'Continue' })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(`You are offline. ${words}`)).toBeInTheDocument()
})

test('[FORM-04] while a step is saved its button is busy, and nothing goes back', async () => {
  const { user } = await openWizard('PendingBvnInfo', { verifyBvn: scripted(never) })
  await step('BVN Information')
  await fillIn(user, field('BVN number'), '22222222222')
  await user.click(onward())
  expect(onward()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
})

test.each([
  ['PendingAccountInfo', { banks: scripted<void, never>(fails(everyError.Outage), never) }],
  ['PendingMedicalInfo', { medicalQuestions: scripted<void, never>(fails(everyError.Outage), never) }],
])('with the status %s reports that its list failed to load, and can be retried', async (status, kyc) => {
  const { user } = await openWizard(status, kyc)
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load thisAn error occurred during operation')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading…')
})
