import { screen, waitFor } from '@testing-library/react'
import type { LogInAnswer } from '../../../src/domain/session/log-in'
import { id } from '../../../src/domain/values/id'
import { aResetLink, aCustomer, rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { keyboardOf } from '../../support/keyboard'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import { fails, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'

const asks = (...providers: string[]): Answer<LogInAnswer> =>
  succeeds({ _tag: 'SecondFactorRequired', userId: id(7), providers })
const wrong = fails(rejected({ message: 'Login failed!', details: 'Invalid security code' }))
const sent = succeeds<void>(undefined)

const open = async (logIns: readonly Answer<LogInAnswer>[], sends: readonly Answer<void>[] = [sent]) => {
  const app = renderApp('/login', {
    token: undefined,
    profile: [succeeds(aCustomer({ name: 'Amara' }))],
    account: { logIn: scripted(...logIns), sendCode: scripted(...sends) },
  })
  await fillIn(app.user, await screen.findByLabelText('Email'), 'ada@mail.test')
  await fillIn(app.user, screen.getByLabelText('Password'), 'secret-word')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Confirm that it is you' })
  return app
}
const code = () => screen.findByLabelText('Code')
const button = (name: string) => screen.getByRole('button', { name })

describe('log-in with a second factor', () => {
  test('[SIGN-01: ways] asks how the code comes, and names the three ways in words', async () => {
    const { user } = await open([asks('GoogleAuthenticator', 'Email', 'Phone', 'Pigeon')])
    expect(screen.getByText('How would you like to get your code?')).toBeInTheDocument()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Authenticator app',
      'Email',
      'SMS to your phone',
      'Pigeon',
      'Back to log-in',
    ])
    await user.click(button('SMS to your phone'))
    expect(await screen.findByText('We have sent a six-digit code to your phone by SMS.')).toBeInTheDocument()
    expect(document.title).toMatch(/^Code · Confirm that it is you/)
    expect(screen.getByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus()
  })

  test('[SIGN-01: code] takes six digits, fits the keyboard to them, and does not go back while the code is checked', async () => {
    const { user, account } = await open([asks('Email'), never])
    expect(keyboardOf(await code())).toBe('numeric')
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    await user.type(await code(), '123456')
    await user.click(screen.getByLabelText('Trust this browser'))
    await user.click(button('Log in'))
    const logIn = { email: 'ada@mail.test', password: 'secret-word', code: '123456', trustsBrowser: true }
    await waitFor(() => expect(account.logIn.inputs[1]).toEqual(logIn))
    expect(button('Back to log-in')).toBeDisabled()
  })

  test('[SIGN-01: code, recovery code] shows a wrong code with its reason and keeps it; a recovery code goes the same way', async () => {
    const { user, account } = await open([asks('Email'), wrong, never])
    await user.type(await code(), '111111{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid security code')
    expect(await code()).toHaveValue('111111')
    await user.click(button('Use a recovery code'))
    const field = screen.getByLabelText('Recovery code')
    expect(keyboardOf(field)).toBe('text')
    await user.clear(field)
    await user.type(field, 'K7QX-22ML{Enter}')
    await waitFor(() => expect(account.logIn.inputs.at(-1)).toMatchObject({ code: 'K7QX-22ML' }))
    expect(screen.queryByRole('button', { name: 'Another way' })).not.toBeInTheDocument()
  })

  test('[SIGN-01: again] sends the code again only after the countdown, and nothing again for an app', async () => {
    const { user } = await open([asks('Email', 'GoogleAuthenticator')], [sent, sent])
    await user.click(button('Email'))
    expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await user.click(button('Another way'))
    await user.click(await screen.findByRole('button', { name: 'Authenticator app' }))
    expect(await screen.findByText('Type the six digits that your authenticator app shows now.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument()
  })

  test('[SIGN-01: password] goes back to log-in with the address and without the password', async () => {
    const { user } = await open([asks('Email')], [never])
    await user.click(button('Back to log-in'))
    expect(await screen.findByRole('heading', { name: 'Login' })).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@mail.test')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(document.title).toMatch(/^Login/)
  })
})

test('[SIGN-02] a log-in whose server wants a new password first opens its screen', async () => {
  const { user, resetLink, at } = renderApp('/login', {
    account: { logIn: scripted(succeeds({ _tag: 'PasswordResetRequired', link: aResetLink() })) },
  })
  await fillIn(user, await screen.findByLabelText('Email'), 'ada@mail.test')
  await fillIn(user, screen.getByLabelText('Password'), 'secret-word')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument()
  expect(resetLink.read()).toEqual(aResetLink())
  expect([at(), window.location.hash]).toEqual(['/login', '#reset'])
})
