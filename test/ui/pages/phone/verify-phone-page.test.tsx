import { screen } from '@testing-library/react'
import { aCustomer } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/phone'
import { never, scripted, succeeds } from '../../../support/scripted-ports'
import { field, openWizard, step } from '../kyc/open-wizard'

const open = (differences: Parameters<typeof aCustomer>[0]) => {
  const read = succeeds(aCustomer(differences))
  return renderApp('/verify-phone', { profile: [read, read] })
}

describe('the verification of a phone number', () => {
  test('[PHONE-01] [SHELL-08] starts with the number of the profile, and has its own title', async () => {
    open({ phoneNumber: '+447700900123' })
    expect(await screen.findByLabelText('Phone number')).toHaveValue('7700900123')
    expect(field('Country code')).toHaveDisplayValue(/\+44/)
    expect(field('Country code')).toHaveAttribute('autocomplete', 'tel-country-code')
    expect(field('Phone number')).toHaveAttribute('autocomplete', 'tel-national')
    expect(keyboardOf(field('Phone number'))).toBe('tel')
    expect(field('Phone number')).toHaveAccessibleDescription('We send a code by SMS, free of charge.')
    expect(document.title).toBe('Verify your phone number · Harbour')
  })

  test('[PHONE-01] the button is busy while the code is being sent', async () => {
    const read = succeeds(aCustomer({ phoneNumber: '+2348031234567' }))
    const { user } = renderApp('/verify-phone', {
      profile: [read, read],
      features: { phone: { sendCode: scripted(never) } },
    })
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true')
  })

  test('[PHONE-01] links back to KYC only while its first step is open', async () => {
    const first = open({})
    expect(await screen.findByRole('link', { name: 'Back to KYC' })).toHaveAttribute('href', '/dashboard/kyc')
    expect(screen.getByRole('link', { name: 'Back to settings' })).toHaveAttribute('href', '/dashboard/settings')
    first.unmount()
    open({ kycStatus: 'PendingBvnInfo' })
    await screen.findByLabelText('Phone number')
    expect(screen.queryByRole('link', { name: 'Back to KYC' })).not.toBeInTheDocument()
  })

  test('[PHONE-01] starts with what was typed in step 1, and returns to all of it', async () => {
    const { user } = await openWizard('NewlyRegistered')
    await step('User Details')
    await user.clear(field('Phone number'))
    await user.type(field('Phone number'), '08055554444')
    await user.type(field('First name'), 'ly')
    await user.click(screen.getByRole('link', { name: 'Verify your phone number by SMS' }))
    expect(await screen.findByRole('heading', { name: 'Verify your phone number' })).toHaveFocus()
    expect(field('Phone number')).toHaveValue('08055554444')
    await user.click(screen.getByRole('link', { name: 'Back to KYC' }))
    await step('User Details')
    expect(field('Phone number')).toHaveValue('08055554444')
    expect(field('First name')).toHaveValue('Firstly')
  })
})
