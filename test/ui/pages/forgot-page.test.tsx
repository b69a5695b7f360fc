import { screen } from '@testing-library/react'
import { aCustomer, everyError } from '../../support/builders'
import { keyboardOf } from '../../support/keyboard'
import { renderApp, type AppScript } from '../../support/render-app'
import { fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import '../../support/screens/reset'

const open = async (answers: readonly Answer<void>[] = [], script: AppScript = {}) => {
  const app = renderApp('/login#forgot', { ...script, account: { requestPasswordReset: scripted(...answers) } })
  await screen.findByRole('heading', { name: 'Reset your password' })
  return app
}
const email = () => screen.getByLabelText('Email')
const send = () => screen.getByRole('button', { name: 'Send reset link' })
const fragment = () => window.location.hash

describe('a forgotten password', () => {
  test('[ACC-01] [AUTH-03] is a click away from log-in, at the same address, and Back returns', async () => {
    const { user, at } = renderApp('/login')
    const link = await screen.findByRole('link', { name: 'Forgot password?' })
    expect(link).toHaveAttribute('href', '/login')
    await user.click(link)
    const heading = await screen.findByRole('heading', { name: 'Reset your password' })
    expect([at(), fragment()]).toEqual(['/login', '#forgot'])
    expect(heading).toHaveFocus()
    expect(document.title).toMatch(/^Reset your password · /)
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(fragment()).toBe('')
  })

  test('[ACC-03] opens from the mail about a changed password while logged in too', async () => {
    const { at } = renderApp('/login#forgot', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeInTheDocument()
    expect(at()).toBe('/login')
  })

  test('[ACC-01] sends the address by the keyboard alone, and says the same whether or not it is known', async () => {
    const answer = late<void>()
    const { user, account } = await open([answer.answer])
    await user.click(email())
    await user.keyboard('a@portal.test{Enter}{Enter}')
    expect(send()).toHaveAttribute('aria-busy', 'true')
    answer.succeeds(undefined)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
    expect(screen.getByText(/^If there is an account for/)).toHaveTextContent(
      'If there is an account for a@portal.test, we have sent a link to it. The link works once, within the next hour.',
    )
    expect(
      screen.getByText('If it does not arrive in a few minutes, check your spam folder and the address.'),
    ).toBeInTheDocument()
    expect(account.requestPasswordReset.inputs).toEqual(['a@portal.test'])
    expect(document.title).toMatch(/^Check your email · /)
  })

  test('[ACC-01] can be sent again or to another address, which is filled in', async () => {
    const { user, account } = await open([succeeds(undefined), succeeds(undefined)])
    await user.type(email(), 'a@portal.test')
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(email()).toHaveValue('a@portal.test')
    await user.click(send())
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument()
    expect(account.requestPasswordReset.inputs).toHaveLength(2)
  })

  test('begins with the address that is stored, and a password manager can fill it in', async () => {
    await open([], { email: 'stored@portal.test' })
    expect(email()).toHaveValue('stored@portal.test')
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(keyboardOf(email())).toBe('email email')
  })

  test('[ACC-01] an address that is none is reported at its field, and nothing is sent', async () => {
    const { user, account } = await open()
    await user.type(email(), 'nobody')
    await user.click(send())
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address')
    expect(account.requestPasswordReset.inputs).toEqual([])
  })

  test.each([
    [everyError.Offline, /no connection/],
    [everyError.Outage, /An error occurred during operation/],
    [everyError.RateLimited, /Too many tries\. Try again in 30 s\./],
  ])('[ACC-01] after %j what was typed stays', async (error, message) => {
    const { user } = await open([fails(error)])
    await user.type(email(), 'a@portal.test')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(email()).toHaveValue('a@portal.test')
  })

  test('leads back to log-in', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Back to log-in' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(fragment()).toBe('')
  })
})
