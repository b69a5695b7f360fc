import { screen, within } from '@testing-library/react'
import { aCustomer } from '../../../support/builders'
import { scripted, succeeds } from '../../../support/scripted-ports'
import { field, onward, openWizard, step } from './open-wizard'

const work = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Your work' })).getByRole('radio', { name })
const values = () =>
  ["Employer's name", 'Mobile number', 'Company name', 'Tax number', 'Company address'].map(
    (label) => (field(label) as HTMLInputElement).value,
  )

describe('[KYC-23: step 4] step 4', () => {
  test('not working fills in all that does not apply, and can be sent so', async () => {
    const { user, kyc } = await openWizard('PendingEmployerInfo', { saveEmployer: scripted(succeeds(undefined)) })
    await step('Employer Details')
    for (const name of ['Employed', 'Self-employed', 'Not working']) expect(work(name)).not.toBeChecked()
    await user.click(work('Not working'))
    expect(work('Not working')).toBeChecked()
    expect(values()).toEqual(['None', '08030000000', 'None', 'None', 'None'])
    expect(field('Company country')).toHaveDisplayValue('Nigeria')
    await user.click(onward())
    expect(kyc.saveEmployer.inputs).toHaveLength(1)
    expect(kyc.saveEmployer.inputs[0]).toMatchObject({ name: 'None', company: 'None', companyCountry: 'Nigeria' })
  })

  test('self-employed fills in the own name and number; another choice takes them back, and leaves what was typed', async () => {
    const { user } = await openWizard('PendingEmployerInfo')
    await step('Employer Details')
    await user.click(work('Self-employed'))
    expect(values()).toEqual(['First Last', '08030000000', '', '', ''])
    await user.type(field('Company name'), 'My Shop')
    await user.click(work('Employed'))
    expect(values()).toEqual(['', '', 'My Shop', '', ''])
    await user.click(work('Not working'))
    expect(values()).toEqual(['None', '08030000000', 'My Shop', 'None', 'None'])
  })
})

describe('[KYC-23: None of these] None of these in step 5', () => {
  const none = () => screen.getByRole('checkbox', { name: 'None of these' })
  const answer = (question: string, text: string) =>
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: text })

  test('answers every question with No, until one is answered otherwise', async () => {
    const { user } = await openWizard('PendingMedicalInfo')
    await screen.findByRole('radiogroup', { name: 'Malaria?' })
    expect(none()).not.toBeChecked()
    await user.click(none())
    for (const question of ['Malaria?', 'Asthma?']) expect(answer(question, 'No')).toBeChecked()
    expect(none()).toBeChecked()
    await user.click(answer('Asthma?', 'Yes'))
    expect(none()).not.toBeChecked()
    expect(answer('Malaria?', 'No')).toBeChecked()
    await user.click(none())
    await user.click(none())
    for (const question of ['Malaria?', 'Asthma?'])
      for (const text of ['Yes', 'No']) expect(answer(question, text)).not.toBeChecked()
  })
})

describe('[KYC-23: verified phone] the phone number of step 1', () => {
  const link = () => screen.queryByRole('link', { name: 'Verify your phone number by SMS' })
  const open = (isPhoneVerified: boolean) => {
    const customer = succeeds(aCustomer({ phoneNumber: '+2348030000000', isPhoneVerified }))
    return openWizard('NewlyRegistered', {}, { profile: [customer, customer, customer] })
  }

  test('is shown as verified while it is the verified one, however it is typed', async () => {
    const { user } = await open(true)
    expect(await screen.findByText('This number is verified.')).toBeInTheDocument()
    expect(link()).toBeNull()
    await user.clear(field('Phone number'))
    await user.type(field('Phone number'), '0803 000 0001')
    expect(screen.queryByText('This number is verified.')).toBeNull()
    expect(link()).toBeInTheDocument()
    await user.clear(field('Phone number'))
    await user.type(field('Phone number'), '0803 000 0000')
    expect(screen.getByText('This number is verified.')).toBeInTheDocument()
  })

  test('can be verified otherwise', async () => {
    await open(false)
    await step('User Details')
    expect(link()).toHaveAttribute('href', '/verify-phone')
    expect(screen.queryByText('This number is verified.')).toBeNull()
  })
})
