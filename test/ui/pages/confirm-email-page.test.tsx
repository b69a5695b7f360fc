import { act, screen } from '@testing-library/react'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import { late, scripted, type Answer } from '../../support/scripted-ports'

const open = async (email: string | undefined, ...answers: Answer<void>[]) => {
  const app = renderApp('/register/confirmEmail', {
    ...(email === undefined ? {} : { email }),
    account: { requestActivationLink: scripted(...answers) },
  })
  await screen.findByRole('heading', { name: 'Confirm your email' })
  return app
}

describe('page after registration', () => {
  test('[AUTH-16: stored email, sent again] shows the stored email and sends the link again, once', async () => {
    const answer = late<void>()
    const { user } = await open('stored@portal.test', answer.answer)
    expect(screen.getByText('stored@portal.test').closest('p')).toHaveTextContent(
      'To activate your account, open the link in our email to stored@portal.test. If it does not arrive in a few minutes, check your spam folder or have it sent again.',
    )
    expect(screen.getByRole('link', { name: 'Log in' }).parentElement).toHaveTextContent(
      'Wrong address? Register again. Confirmed already? Log in.',
    )
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const button = screen.getByRole('button', { name: 'Resend Email' })
    await user.click(button)
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => {
      answer.succeeds(undefined)
      await Promise.resolve()
    })
    expect(button).toBeDisabled()
    expect(button).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('status')).toHaveTextContent(
      'We have sent the link again. It can take a minute or two to arrive.',
    )
  })

  test('[AUTH-16: no stored email] without a stored email shows a message and links to registration', async () => {
    await open(undefined)
    const words = 'We do not know which email address to confirm. None is saved on this device.'
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Resend Email' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })
})
