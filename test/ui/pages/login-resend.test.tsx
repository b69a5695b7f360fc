import { screen } from '@testing-library/react'
import { fillIn } from '../../support/fill-in'
import '../../support/screens/account'
import { fails, never, scripted, succeeds } from '../../support/scripted-ports'
import { rejected } from '../../support/builders'
import { renderApp } from '../../support/render-app'

const unconfirmed = fails(
  rejected({ message: 'Login failed!', details: 'Your email address is not confirmed. You can not login.' }),
)

const submit = async (user: ReturnType<typeof renderApp>['user']) => {
  await fillIn(user, await screen.findByLabelText('Email'), 'ada@mail.test')
  await fillIn(user, screen.getByLabelText('Password'), 'secret-word')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('the log-in page, for an address that is not confirmed', () => {
  test('[AUTH-07: error] shows the reason and sends the link again, with a countdown', async () => {
    const { user, account, notices } = renderApp('/login', {
      account: { logIn: scripted(unconfirmed), requestActivationLink: scripted(succeeds(undefined)) },
    })
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email address is not confirmed.')
    await user.click(screen.getByRole('button', { name: 'Resend Email' }))
    expect(await screen.findByRole('button', { name: /^Resend Email in \d+ s$/ })).toBeDisabled()
    const words = 'We have sent a new link to ada@mail.test. Open it, then log in here.'
    expect(screen.getByText(words)).toHaveAttribute('role', 'status')
    expect(account.requestActivationLink.inputs).toEqual(['ada@mail.test'])
    expect(notices.at(-1)).toMatchObject({ kind: 'success', text: 'Email Successfully sent.' })
    expect(screen.getByLabelText('Password')).toHaveValue('secret-word')
  })

  test('[AUTH-07: error] the button is busy while the link is being sent', async () => {
    const { user } = renderApp('/login', {
      account: { logIn: scripted(unconfirmed), requestActivationLink: scripted(never) },
    })
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Resend Email' }))
    expect(screen.getByRole('button', { name: 'Resend Email' })).toHaveAttribute('aria-busy', 'true')
  })

  test('a wrong password offers no link', async () => {
    const { user } = renderApp('/login', {
      account: {
        logIn: scripted(fails(rejected({ message: 'Login failed!', details: 'Invalid user name or password' }))),
      },
    })
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid user name or password')
    expect(screen.queryByRole('button', { name: /Resend Email/ })).not.toBeInTheDocument()
  })
})
