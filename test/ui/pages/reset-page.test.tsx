import { act, screen } from '@testing-library/react'
import { aCustomer, aResetLink, everyError, rejected } from '../../support/builders'
import { renderApp } from '../../support/render-app'
import { fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import '../../support/screens/reset'

const TITLE = 'Choose a new password'

const open = async (...answers: readonly Answer<void>[]) => {
  const app = renderApp('/login#reset', {
    resetLink: aResetLink(),
    account: { resetPassword: scripted(...answers) },
  })
  await screen.findByRole('heading', { name: TITLE })
  return app
}
const password = () => screen.getByLabelText('New password')
const again = () => screen.getByLabelText('Retype new password')
const submit = () => screen.getByRole('button', { name: 'Change password' })

const choose = async ({ user }: Awaited<ReturnType<typeof open>>, first = 'Another-horse-2', second = first) => {
  await user.type(password(), first)
  await user.type(again(), second)
  await user.click(submit())
}

describe('the page of the reset link', () => {
  test('[ACC-02] asks for the new password twice, sends it with the link, and opens log-in with words', async () => {
    const answer = late<void>()
    const app = await open(answer.answer)
    expect(password()).toHaveAccessibleDescription('At least 8 characters')
    expect(document.title).toMatch(/^Choose a new password · /)
    await choose(app)
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    answer.succeeds(undefined)
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(app.account.resetPassword.inputs).toEqual([{ ...aResetLink(), password: 'Another-horse-2' }])
    expect(app.notices).toEqual([
      { kind: 'success', text: 'Your password has been changed. Please log in with the new one.' },
    ])
    expect([app.at(), window.location.hash, app.resetLink.read()]).toEqual(['/login', '', undefined])
  })

  test('[AUTH-26: reset, match] [ACC-02] passwords that differ are reported at the second field', async () => {
    const app = await open()
    await choose(app, 'Another-horse-2', 'Another-horse-3')
    expect(again()).toHaveAccessibleDescription('Passwords do not match')
  })

  test('[ACC-02] without a link it says what to do and ends no session; one that is opened in this tab ends it first', async () => {
    const { resetLink, session, store } = renderApp('/login#reset', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please open the link in our email again.')
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login#forgot')
    expect(screen.getByRole('link', { name: 'Back to log-in' })).toHaveAttribute('href', '/login')
    expect([session.logOut.inputs, store.token()]).toEqual([[], 'the-token'])
    act(() => {
      resetLink.opens(aResetLink())
    })
    expect(await screen.findByLabelText('New password')).toBeInTheDocument()
    expect([session.logOut.inputs.length, store.token()]).toEqual([1, undefined])
  })

  test('[ACC-02] a link that can no longer be used is said, with a way to a new one', async () => {
    const message = 'This link can no longer be used.'
    const app = await open(fails(rejected({ message, details: 'It has already been used.' })))
    await choose(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message}It has already been used.`)
    await app.user.click(screen.getByRole('link', { name: 'Send a new link' }))
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus()
  })

  test('[ACC-02] what was typed stays after a failure, which offers no new link', async () => {
    const app = await open(fails(everyError.NoAnswer))
    await choose(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /We do not know whether your password was changed\..*Try to log in with the new one/,
    )
    expect(screen.queryByRole('link', { name: 'Send a new link' })).not.toBeInTheDocument()
    expect(password()).toHaveValue('Another-horse-2')
  })
})
