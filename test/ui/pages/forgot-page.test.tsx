import { screen } from '@testing-library/react'
import { aCustomer, everyError } from '../../support/builders'
import { keyboardOf } from '../../support/keyboard'
import { renderApp } from '../../support/render-app'
import { fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import '../../support/screens/reset'

const open = async (...answers: readonly Answer<void>[]) => {
  const app = renderApp('/login#forgot', { account: { requestPasswordReset: scripted(...answers) } })
  await screen.findByRole('heading', { name: 'Reset your password' })
  return app
}
const email = () => screen.getByLabelText('Email')
const send = () => screen.getByRole('button', { name: 'Send reset link' })
const fragment = () => window.location.hash

describe('a forgotten password', () => {
  test('[ACC-01] [AUTH-03] is a click away from log-in, at the same address, and leads back', async () => {
    const { user, at } = renderApp('/login')
    const link = await screen.findByRole('link', { name: 'Forgot password?' })
    expect(link).toHaveAttribute('href', '/login')
    await user.click(link)
    const heading = await screen.findByRole('heading', { name: 'Reset your password' })
    expect([at(), fragment()]).toEqual(['/login', '#forgot'])
    expect(heading).toHaveFocus()
    expect(document.title).toMatch(/^Reset your password · /)
    await user.click(screen.getByRole('link', { name: 'Back to log-in' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(fragment()).toBe('')
  })

  test('[ACC-03] opens from the mail about a changed password while logged in too', async () => {
    const { at } = renderApp('/login#forgot', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeInTheDocument()
    expect(at()).toBe('/login')
  })

  test('[ACC-01] sends the address by the keyboard alone, says the same whether or not it is known, and can be sent again', async () => {
    const answer = late<void>()
    const { user } = await open(answer.answer)
    expect(keyboardOf(email())).toBe('email email')
    await user.click(email())
    await user.keyboard('a@portal.test{Enter}')
    expect(send()).toHaveAttribute('aria-busy', 'true')
    answer.succeeds(undefined)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
    expect(screen.getByText(/^If there is an account for/)).toHaveTextContent(
      'If there is an account for a@portal.test, we have sent a link to it. The link works once, within the next hour.',
    )
    expect(
      screen.getByText('If it does not arrive in a few minutes, check your spam folder and the address.'),
    ).toBeInTheDocument()
    expect(document.title).toMatch(/^Check your email · /)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(email()).toHaveValue('a@portal.test')
  })

  test('[ACC-01] what was typed stays after a failure, which is announced', async () => {
    const { user } = await open(fails(everyError.Offline))
    await user.type(email(), 'a@portal.test')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/)
    expect(email()).toHaveValue('a@portal.test')
  })
})
