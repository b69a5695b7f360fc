import { fireEvent, screen, within } from '@testing-library/react'
import { field, openWizard, step } from './open-wizard'

describe('the options', () => {
  const options = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map((option) => option.textContent)

  test('[KYC-04: fields] gender is Male or Female', async () => {
    await openWizard('NewlyRegistered')
    const group = within(await screen.findByRole('radiogroup', { name: 'Gender' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['Male', 'Female'])
  })

  test('[KYC-15: limits] a birthday is at most today', async () => {
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

  test('[KYC-06: types, banks] there are three account types, Not Sure by default, and the banks by name', async () => {
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
