import { screen, waitFor, within } from '@testing-library/react'
import { everyError } from '../../../support/builders'
import { choose } from '../../../support/choose'
import { fails, scripted, succeeds } from '../../../support/scripted-ports'
import { field, onward, openWizard, step } from './open-wizard'

describe('while a number is typed', () => {
  test('[KYC-17] the account of a bank and ten digits is looked up, and its name is announced below the number', async () => {
    const { user, kyc } = await openWizard('PendingAccountInfo', {
      verifyAccount: scripted(succeeds('AMINA BELLO'), fails(everyError.Rejected), succeeds('AMINA BELLO')),
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
    await user.click(onward())
    expect(kyc.verifyAccount.inputs.at(-1)).toEqual({ nuban: '0010246781', bankCode: '044' })
  })

  test('the BVN shows the number of its digits', async () => {
    const { user } = await openWizard('PendingBvnInfo')
    await step('BVN Information')
    await user.type(field('BVN number'), '2222')
    expect(field('BVN number')).toHaveAccessibleDescription('4 of 11 digits')
    await user.type(field('BVN number'), '2222222')
    expect(field('BVN number')).toHaveAccessibleDescription('11 digits')
  })

  test.each([
    ['NewlyRegistered', 'Phone number'],
    ['PendingEmployerInfo', 'Mobile number'],
  ])('with the status %s the %s shows its hint', async (status, label) => {
    const { user } = await openWizard(status)
    await screen.findByLabelText(label)
    await user.clear(field(label))
    expect(field(label)).toHaveAccessibleDescription(/^Like 0803 123 4567/)
    await user.type(field(label), '0803 123 4567')
    expect(await screen.findByText('This looks like a mobile number')).toBeInTheDocument()
    await user.type(field(label), '889988')
    expect(field(label)).toHaveAccessibleDescription('This has too many digits for a mobile number. Please check it.')
  })
})
