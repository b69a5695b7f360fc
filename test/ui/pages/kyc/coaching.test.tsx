import { screen, waitFor, within } from '@testing-library/react'
import { aCustomer, everyError } from '../../../support/builders'
import { choose } from '../../../support/choose'
import { fails, scripted, succeeds } from '../../../support/scripted-ports'
import { field, openWizard, step } from './open-wizard'

describe('while a number is typed', () => {
  test('[KYC-17] the account of a bank and ten digits is looked up, and its name is announced below the number', async () => {
    const { user } = await openWizard('PendingAccountInfo', {
      verifyAccount: scripted(succeeds('AMINA BELLO'), fails(everyError.Rejected)),
    })
    await step('Bank Account Information')
    const line = within(field('Account number').closest('form') ?? document.body).getByRole('status')
    await user.type(field('Account number'), '00102')
    expect(field('Account number')).toHaveAccessibleDescription('5 of 10 digits')
    await choose(user, field('Bank name'), 'Second Bank')
    expect(line).toBeEmptyDOMElement()
    await user.type(field('Account number'), '46780')
    expect(field('Account number')).toHaveAccessibleDescription('10 digits')
    expect(line).toHaveTextContent('Checking the account…')
    await waitFor(() => expect(line).toHaveTextContent('AMINA BELLO'))
    await user.type(field('Account number'), '{Backspace}1')
    await waitFor(() => expect(line).toHaveTextContent('We found no account with this number at this bank.'))
  })

  test('[KYC-19] the country of the company is found by a familiar name', async () => {
    const { user } = await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    await user.type(field('Company country'), 'dubai')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United Arab Emirates'])
  })

  test('the BVN shows the number of its digits', async () => {
    const { user } = await openWizard('PendingBvnInfo')
    await step('BVN Information')
    await user.type(field('BVN number'), '2222')
    expect(field('BVN number')).toHaveAccessibleDescription('4 of 11 digits')
  })

  test('[KYC-23: verified phone] the phone number of step 1 is shown as verified while it is the verified one, and can be verified otherwise', async () => {
    const link = () => screen.queryByRole('link', { name: 'Verify your phone number by SMS' })
    const customer = succeeds(aCustomer({ phoneNumber: '+2348030000000', isPhoneVerified: true }))
    const { user } = await openWizard('NewlyRegistered', {}, { profile: [customer, customer, customer] })
    expect(await screen.findByText('This number is verified.')).toBeInTheDocument()
    expect(link()).toBeNull()
    await user.clear(field('Phone number'))
    expect(field('Phone number')).toHaveAccessibleDescription(/^Like 0803 123 4567/)
    await user.type(field('Phone number'), '0803 000 0001')
    expect(screen.queryByText('This number is verified.')).toBeNull()
    expect(link()).toHaveAttribute('href', '/verify-phone')
    await user.type(field('Phone number'), '{Backspace}0')
    expect(screen.getByText('This number is verified.')).toBeInTheDocument()
  })
})
