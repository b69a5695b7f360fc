import { act, screen } from '@testing-library/react'
import { aCustomer, rejected } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/kyc'
import '../../../support/screens/phone'
import { fails, late, scripted, succeeds, type Answer } from '../../../support/scripted-ports'

const fine = succeeds(undefined)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** The page where the code of a number is typed. */
const open = async (
  { sends = [fine], proofs = [] }: { sends?: readonly Answer<void>[]; proofs?: readonly Answer<void>[] } = {},
  kycStatus: 'NewlyRegistered' | 'PendingBvnInfo' = 'NewlyRegistered',
) => {
  const read = succeeds(aCustomer({ phoneNumber: '+2348031234567', kycStatus }))
  const app = renderApp('/verify-phone', {
    profile: [read, read, read],
    advanceTimers: jest.advanceTimersByTime,
    features: { phone: { sendCode: scripted(...sends), verifyCode: scripted(...proofs) } },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Send code' }))
  await screen.findByRole('group', { name: 'Code' })
  return app
}

const type = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByLabelText('Digit 1 of 6'))
  await user.keyboard('123456')
}

describe('the code of a phone number', () => {
  test('[PHONE-01] [TAP-04] is a step with its own title, which says where the code was sent', async () => {
    const { phone } = await open()
    expect(phone.sendCode.inputs).toEqual(['+2348031234567'])
    expect(screen.getByText('+2348031234567').parentElement).toHaveTextContent(
      'We have sent a six-digit code to +2348031234567.',
    )
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveAccessibleDescription('You can paste the whole code.')
    expect(document.title).toBe('Code · Verify your phone number · Harbour')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('[PHONE-05] can be sent again after a minute, and meanwhile nothing else is sent', async () => {
    const again = late<void>()
    const { user, phone } = await open({ sends: [fine, again.answer] })
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
    expect(phone.sendCode.inputs).toHaveLength(2)
  })

  test('[PHONE-03] is sent once; nothing can be changed meanwhile', async () => {
    const proof = late<void>()
    const app = await open({ proofs: [proof.answer] })
    await pass(60_000)
    await type(app)
    await app.user.click(button('Verify'))
    expect(button('Verify')).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Verify', 'Send again', 'Use another number']) expect(button(name)).toBeDisabled()
    expect(app.phone.verifyCode.inputs).toEqual([{ phoneNumber: '+2348031234567', code: '123456' }])
  })

  test('[PHONE-05] that is wrong shows the server’s message above the button, and the number stays', async () => {
    const app = await open({ proofs: [fails(rejected({ message: 'Wrong verification code!' }))] })
    await type(app)
    await app.user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong verification code!')
    await app.user.click(button('Use another number'))
    expect(await screen.findByLabelText('Phone number')).toHaveValue('8031234567')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['NewlyRegistered', ['Continue with KYC', 'Back to settings']],
    ['PendingBvnInfo', ['Back to settings']],
  ] as const)('[PHONE-03] that is right is announced; a customer who is %s goes on by %j', async (kycStatus, links) => {
    const app = await open({ proofs: [fine] }, kycStatus)
    await type(app)
    await app.user.click(button('Verify'))
    expect(await screen.findByRole('status')).toHaveTextContent('+2348031234567 is verified and saved in your profile.')
    expect(document.title).toBe('Verified · Verify your phone number · Harbour')
    const shown = screen.getAllByRole('link').filter((link) => /KYC|settings/.test(link.textContent))
    expect(shown.map((link) => link.textContent)).toEqual(links)
    expect(shown.map((link) => link.classList.contains('primary'))).toEqual(links.map((_, index) => index === 0))
  })
})
