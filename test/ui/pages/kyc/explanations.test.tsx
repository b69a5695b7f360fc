import { screen, within } from '@testing-library/react'
import { field, openWizard, step } from './open-wizard'

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

  test('[KYC-20: step 4, country] step 4 says what to enter without an employer, and the country begins as Nigeria', async () => {
    const { user } = await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    const work = screen.getByRole('radiogroup', { name: 'Your work' })
    expect(work).toHaveAccessibleDescription(
      'Self-employed or not working? Choose it, and what does not apply to you is filled in.',
    )
    await user.click(within(work).getByRole('radio', { name: 'Self-employed' }))
    expect(work).toHaveAccessibleDescription(
      'Your name and phone number are filled in. Add your business, and its tax number or your own.',
    )
    await user.click(within(work).getByRole('radio', { name: 'Not working' }))
    expect(work).toHaveAccessibleDescription('What does not apply is filled in with “None”.')
    expect(field('Company country')).toHaveValue('Nigeria')
  })

  test('[KYC-20: step 5] step 5 says that its answers are not kept on the device until Continue', async () => {
    await openWizard('PendingMedicalInfo')
    expect(await screen.findByText(/not kept on this phone or computer until you press Continue/)).toBeInTheDocument()
  })
})
