import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aCustomer, everyError, rejected } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { fails, late, never, scripted, succeeds } from '../../../support/scripted-ports'
import { field, onward, openWizard, passTime, step } from './open-wizard'
import { samplePdf } from '../../../support/sample-files'

const expectMessages = async (messages: Readonly<Record<string, string>>) => {
  for (const [label, message] of Object.entries(messages)) {
    await waitFor(() => expect(field(label)).toBeInvalid())
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message) as string)
  }
}

describe('an empty step', () => {
  test('[KYC-04: rules] [FORM-03] shows every message of the user details at its field', async () => {
    const { user, notices } = await openWizard(
      'NewlyRegistered',
      {},
      {
        profile: Array(2).fill(
          succeeds(
            aCustomer({ name: '', surname: '', phoneNumber: '', userName: '', dateOfBirth: undefined, gender: '' }),
          ),
        ),
      },
    )
    await step('User Details')
    await user.click(onward())
    await expectMessages({
      'First name': 'Please enter your firstname',
      Surname: 'Please enter your surname',
      'Phone number': 'Please enter your phone number',
      Username: 'Please enter a username',
      'Date of birth': 'Please enter your dob',
    })
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Please select your gender')
    expect(notices).toEqual([])
  })

  test.each([
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
    '[KYC-06: rules, KYC-08, KYC-09: rules, KYC-11] [FORM-03] with the status %s shows its messages at their fields',
    async (status, messages) => {
      const { user } = await openWizard(status)
      await screen.findByRole('button', { name: 'Continue' })
      await user.click(onward())
      await expectMessages(messages)
    },
  )

  test('[KYC-10] each unanswered question has its message', async () => {
    const { user } = await openWizard('PendingMedicalInfo')
    const first = within(await screen.findByRole('radiogroup', { name: 'Malaria?' }))
    await user.click(first.getByRole('radio', { name: 'No' }))
    await user.click(onward())
    await screen.findByText('Please answer Yes or No')
    expect(screen.getByRole('radiogroup', { name: 'Malaria?' })).not.toHaveAccessibleDescription()
    expect(screen.getByRole('radiogroup', { name: 'Asthma?' })).toHaveAccessibleDescription('Please answer Yes or No')
  })
})

describe('a rejected step', () => {
  test('[KYC-05] a customer below ten years is reported by a toast and at the field', async () => {
    const { user, notices, kyc } = await openWizard('NewlyRegistered')
    await step('User Details')
    fireEvent.change(field('Date of birth'), { target: { value: '2015-06-17' } })
    await user.click(onward())
    const text = 'User not allowed to be less than 10 years'
    expect(notices).toEqual([{ kind: 'error', text, lasts: 1_500, repeated: true }])
    await screen.findByText(text)
    expect(field('Date of birth')).toHaveAccessibleDescription(text)
    expect(kyc.saveUserDetails.inputs).toEqual([])
  })

  test("[KYC-13] [FORM-05] stays as typed and shows the server's message", async () => {
    const violations = [
      { message: 'This is no tax number.', fields: ['taxNumber'] },
      { message: 'Something else.', fields: ['tenantId'] },
    ]
    const error = rejected({ message: 'Your request is not valid!', details: 'See below.', violations })
    const { user } = await openWizard('PendingEmployerInfo', { saveEmployer: scripted(fails(error)) })
    await step('Employer Details')
    const typed = {
      "Employer's name": 'The Employer',
      'Mobile number': '0803',
      'Company name': 'Works Ltd',
      'Tax number': 'T-1',
      'Company address': '1 Example Close',
    }
    for (const [label, text] of Object.entries(typed)) await fillIn(user, field(label), text)
    await user.click(onward())
    const alert = await screen.findByRole('alert')
    for (const words of ['See below.', 'Something else.', '1 answer needs attention']) {
      expect(alert).toHaveTextContent(words)
    }
    expect(field('Tax number')).toHaveAccessibleDescription('This is no tax number.')
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text)
    expect(onward()).toBeEnabled()
  })

  test('[ERR-04] no answer: a note while the status is being read, then that it was not saved; the number stays', async () => {
    const status = late<ReturnType<typeof aCustomer>>()
    const read = succeeds(aCustomer({ kycStatus: 'PendingBvnInfo' }))
    const lost = scripted<string, void>(fails(everyError.NoAnswer))
    const { user } = await openWizard('PendingBvnInfo', { verifyBvn: lost }, { profile: [read, read, status.answer] })
    await step('BVN Information')
    await fillIn(user, field('BVN number'), '22222222222')
    await user.click(onward())
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether this was saved. Checking…')
    expect(onward()).toBeDisabled()
    act(() => {
      status.succeeds(aCustomer({ kycStatus: 'PendingBvnInfo' }))
    })
    expect(await screen.findByText('This was not saved. Please try again.')).toBeInTheDocument()
    expect(field('BVN number')).toHaveValue('22222222222')
    expect(onward()).toBeEnabled()
  })

  test('[FORM-04] a double click sends one request, and the button is busy meanwhile', async () => {
    const { user, kyc } = await openWizard('PendingBvnInfo', { verifyBvn: scripted(never) })
    await step('BVN Information')
    await fillIn(user, field('BVN number'), '22222222222')
    await user.dblClick(onward())
    expect(onward()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
    expect(kyc.verifyBvn.inputs).toEqual(['22222222222'])
  })

  test.each([
    ['PendingAccountInfo', { banks: scripted<void, never>(fails(everyError.Outage), never) }],
    ['PendingMedicalInfo', { medicalQuestions: scripted<void, never>(fails(everyError.Outage), never) }],
  ])('with the status %s reports that its list failed to load, and can be retried', async (status, kyc) => {
    const { user } = await openWizard(status, kyc)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load thisAn error occurred during operation',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('Loading…')
  })
})

describe('a valid step', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const withTimers = { advanceTimers: jest.advanceTimersByTime }

  test('[KYC-03] [KYC-14] leads to the next one 1.5 s later, even if it changed the user name', async () => {
    const renamed = succeeds(aCustomer({ userName: 'renamed', kycStatus: 'PendingAccountInfo' }))
    const before = succeeds(aCustomer())
    const { user, notices, kyc } = await openWizard(
      'NewlyRegistered',
      { saveUserDetails: scripted(succeeds(undefined)) },
      { ...withTimers, profile: [before, before, renamed] },
    )
    await step('User Details')
    await user.clear(field('Username'))
    await user.type(field('Username'), 'renamed')
    await user.click(onward())
    await passTime(0)
    expect(kyc.saveUserDetails.inputs).toMatchObject([{ userName: 'renamed', emailAddress: 'customer@portal.test' }])
    expect(notices).toEqual([{ kind: 'success', text: 'User information updated successfully', lasts: 1_500 }])
    await passTime(1_400)
    expect(screen.getByText('1/8')).toBeInTheDocument()
    await passTime(100)
    expect(await step('Bank Account Information')).toBeInTheDocument()
    expect(window.location.search).toBe('?step=2')
  })

  test('[KYC-11] [KYC-12] the last one sends the file and leads to the review', async () => {
    const { user, kyc } = await openWizard(
      'PendingIdentificationUpload',
      { saveDocument: scripted(succeeds(undefined)) },
      withTimers,
    )
    await step('Document Upload')
    await user.selectOptions(field('Document type'), 'National ID')
    fireEvent.change(field('Issue date'), { target: { value: '2020-01-01' } })
    fireEvent.change(field('Expiry date'), { target: { value: '2030-01-01' } })
    await user.upload(field('File'), new File([Uint8Array.from(samplePdf())], 'card.pdf', { type: 'application/pdf' }))
    await user.click(onward())
    // The file is read outside the simulated time.
    await waitFor(() => {
      expect(kyc.saveDocument.inputs).toHaveLength(1)
    })
    expect(kyc.saveDocument.inputs).toEqual([
      {
        type: 'NationalId',
        issueDate: '2020-01-01',
        expiryDate: '2030-01-01',
        data: samplePdf().toString('base64'),
      },
    ])
    await passTime(1_500)
    expect(screen.getByText('Your KYC status is currently Pending Review...')).toBeInTheDocument()
  })
})
