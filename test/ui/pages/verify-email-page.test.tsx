import { screen, waitFor } from '@testing-library/react'
import type { Activation } from '../../../src/domain/session/activation'
import { everyError, rejected } from '../../support/builders'
import { renderApp, type AppScript } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import { fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'

const open = async (path: string, answers: readonly Answer<void>[] = [], script: AppScript = {}) => {
  const app = renderApp(`/register/verifyEmail${path}`, { ...script, account: { activate: scripted(...answers) } })
  await screen.findByRole('heading', { name: 'Email activation' })
  return app
}
const goToLogin = () => screen.getByRole('button', { name: 'Go to Login' })
const newLink = () => screen.queryByRole('button', { name: 'Send a new link' })

describe('the page of the activation link', () => {
  test('[AUTH-17] [AUTH-18] sends the parts of the link without a click, and says that it succeeded', async () => {
    const answer = late<void>()
    const { account } = await open('/7/a%2Fb?c=d', [answer.answer])
    expect(screen.getByRole('status')).toHaveTextContent('Activating your email...')
    expect(account.activate.inputs).toEqual([{ userId: '7', confirmationCode: 'a/b', c: 'd' }])
    answer.succeeds(undefined)
    expect(await screen.findByText('Email Activated Successfully!')).toBeInTheDocument()
    expect(screen.getByText('Taking you to the log-in page…')).toBeInTheDocument()
  })

  test('[AUTH-19] a failure shows message, details and validation messages, and links to log-in', async () => {
    const violations = ['One is odd.', 'Two is odd.'].map((message) => ({ message, fields: ['confirmationCode'] }))
    const error = rejected({ message: 'This link is not valid.', details: 'It is too old.', violations })
    const { user, at } = await open('/7/code', [fails(error)])
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This link is not valid.')
    expect(alert).toHaveTextContent('It is too old.')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One is odd.',
      'Two is odd.',
    ])
    await user.click(goToLogin())
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(at()).toBe('/login')
  })

  test.each(['', '/7?c=d'])('[AUTH-20] the link %p is incomplete: it says so in words alone', async (path) => {
    await open(path)
    expect(screen.getByRole('alert')).toHaveTextContent('Missing required activation parameters')
    expect(screen.queryByText(/400/)).not.toBeInTheDocument()
    expect(goToLogin()).toBeInTheDocument()
  })

  test('[AUTH-21] [ACC-04] a link that the server has not judged can be tried again instead of replaced, without a code in words', async () => {
    const { user } = await open('/7/code', [fails(everyError.Offline), succeeds(undefined)])
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect to the server. Please try again.')
    expect(screen.queryByText(/\bcode\b|\b(0|500)\b/i)).not.toBeInTheDocument()
    expect(newLink()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Email Activated Successfully!')).toBeInTheDocument()
  })

  test('[AUTH-29] of an account that is active only the way to log-in is offered, which has the stored address', async () => {
    const active = rejected({ message: 'Your account is active. Log in.' })
    const { user, at } = await open('/7/code', [fails(active)], { email: 'ada@portal.test' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is active. Log in.')
    expect(newLink()).not.toBeInTheDocument()
    await user.click(goToLogin())
    await screen.findByRole('heading', { name: 'Login' })
    expect(at()).toBe('/login')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada@portal.test'))
  })

  test('[ACC-04] a link that is refused is replaced on the spot, for the address that is stored here', async () => {
    const requestActivationLink = scripted<string, void>(succeeds(undefined))
    const activate = scripted<Activation, void>(fails(rejected({ message: 'This link is not valid.' })))
    const { user } = renderApp('/register/verifyEmail/7/code', {
      account: { activate, requestActivationLink },
      email: 'ada@portal.test',
    })
    await screen.findByText('This link is not valid.')
    await user.click(newLink()!)
    expect(screen.getByRole('heading', { name: 'Send a new link' })).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@portal.test')
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
    await user.click(newLink()!)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
    expect(screen.getByText(/^If there is an account for/)).toHaveTextContent(
      'If there is an account for ada@portal.test, we have sent a link to it.',
    )
  })
})
