import { act, screen } from '@testing-library/react'
import { aCustomer, rejected } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/phone'
import { late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import { field, openWizard, step } from '../kyc/open-wizard'

const fine = succeeds<void>(undefined)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

const open = (
  differences: Parameters<typeof aCustomer>[0],
  { sends = [fine], proofs = [] }: { sends?: readonly Answer<void>[]; proofs?: readonly Answer<void>[] } = {},
) => {
  const read = succeeds(aCustomer(differences))
  return renderApp('/verify-phone', {
    profile: [read, read, read],
    advanceTimers: jest.advanceTimersByTime,
    features: { phone: { sendCode: scripted(...sends), verifyCode: scripted(...proofs) } },
  })
}

describe('the verification of a phone number', () => {
  test('[PHONE-01] [SHELL-08] starts with the number of the profile, has its own title, and links back to KYC while its first step is open', async () => {
    const first = open({ phoneNumber: '+447700900123' })
    expect(await screen.findByLabelText('Phone number')).toHaveValue('7700900123')
    expect(field('Country code')).toHaveDisplayValue(/\+44/)
    expect(keyboardOf(field('Phone number'))).toBe('tel')
    expect(field('Phone number')).toHaveAccessibleDescription('We send a code by SMS, free of charge.')
    expect(document.title).toBe('Verify your phone number · Harbour')
    expect(screen.getByRole('link', { name: 'Back to KYC' })).toHaveAttribute('href', '/dashboard/kyc')
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

describe('the code of a phone number', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const openCode = async (...[differences, script]: Parameters<typeof open>) => {
    const app = open({ phoneNumber: '+2348031234567', ...differences }, script)
    await app.user.click(await screen.findByRole('button', { name: 'Send code' }))
    await screen.findByRole('group', { name: 'Code' })
    const type = async (code: string) => {
      await app.user.click(screen.getByLabelText('Digit 1 of 6'))
      await app.user.keyboard(code)
    }
    return { ...app, type }
  }

  test('[PHONE-01] [TAP-04] is a step with its own title, which says where the code was sent', async () => {
    await openCode({})
    expect(screen.getByText('+2348031234567').parentElement).toHaveTextContent(
      'We have sent a six-digit code to +2348031234567.',
    )
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveAccessibleDescription('You can paste the whole code.')
    expect(document.title).toBe('Code · Verify your phone number · Harbour')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('[PHONE-05] can be sent again after a minute, and meanwhile nothing else is sent', async () => {
    const again = late<void>()
    const { user } = await openCode({}, { sends: [fine, again.answer] })
    expect(button('Send again in 60 s')).toBeDisabled()
    await pass(1_000)
    expect(button('Send again in 59 s')).toBeDisabled()
    await pass(59_000)
    await user.click(button('Send again'))
    expect(button('Send again')).toHaveAttribute('aria-busy', 'true')
    expect(button('Verify')).toBeDisabled()
    again.succeeds(undefined)
    await pass(0)
    expect(button('Send again in 60 s')).not.toHaveAttribute('aria-busy')
    expect(button('Verify')).toBeEnabled()
  })

  test('[PHONE-03] [PHONE-05] nothing can be changed while it is checked; a wrong one shows the server’s message, and the number stays', async () => {
    const proof = late<void>()
    const { user, type } = await openCode({}, { proofs: [proof.answer] })
    await pass(60_000)
    await type('123456{Enter}')
    expect(button('Verify')).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Verify', 'Send again', 'Use another number']) expect(button(name)).toBeDisabled()
    proof.fails(rejected({ message: 'Wrong verification code!' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong verification code!')
    await user.click(button('Use another number'))
    expect(await screen.findByLabelText('Phone number')).toHaveValue('8031234567')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['NewlyRegistered', ['Continue with KYC', 'Back to settings']],
    ['PendingBvnInfo', ['Back to settings']],
  ] as const)('[PHONE-03] that is right is announced; a customer who is %s goes on by %j', async (kycStatus, links) => {
    const { type } = await openCode({ kycStatus }, { proofs: [fine] })
    await type('123456{Enter}')
    expect(await screen.findByRole('status')).toHaveTextContent('+2348031234567 is verified and saved in your profile.')
    expect(document.title).toBe('Verified · Verify your phone number · Harbour')
    const shown = screen.getAllByRole('link').filter((link) => /KYC|settings/.test(link.textContent))
    expect(shown.map((link) => link.textContent)).toEqual(links)
    expect(shown.map((link) => link.classList.contains('primary'))).toEqual(links.map((_, index) => index === 0))
  })
})
