import { screen } from '@testing-library/react'
import { choose } from '../../../support/choose'
import { scripted, succeeds } from '../../../support/scripted-ports'
import { field, onward, openWizard, step } from './open-wizard'

describe('while a number is typed', () => {
  test('the account number is compared with the chosen bank, and an unusual one can still be sent', async () => {
    const { user, kyc } = await openWizard('PendingAccountInfo', { verifyAccount: scripted(succeeds('FIRST LAST')) })
    await step('Bank Account Information')
    await user.type(field('Account number'), '00102')
    expect(field('Account number')).toHaveAccessibleDescription('5 of 10 digits')
    await choose(user, field('Bank name'), 'Second Bank')
    await user.type(field('Account number'), '46780')
    expect(field('Account number')).toHaveAccessibleDescription('10 digits, and they fit this bank')
    await user.type(field('Account number'), '{Backspace}1')
    expect(field('Account number')).toHaveAccessibleDescription(/does not look like a number of Second Bank/)
    await user.click(onward())
    expect(kyc.verifyAccount.inputs).toEqual([{ nuban: '0010246781', bankCode: '044' }])
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
    expect(field(label)).toHaveAccessibleDescription('This has more digits than a mobile number. Please check it.')
  })
})
