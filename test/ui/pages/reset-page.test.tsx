import { act, screen } from '@testing-library/react'
import { aCustomer, aResetLink, everyError, rejected } from '../../support/builders'
import { renderApp, type AppScript } from '../../support/render-app'
import { fails, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import '../../support/screens/reset'

const TITLE = 'Choose a new password'

const open = async (answers: readonly Answer<void>[] = [], script: AppScript = {}) => {
  const app = renderApp('/login#reset', {
    resetLink: aResetLink(),
    ...script,
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
    const app = await open([succeeds(undefined)])
    for (const field of [password(), again()]) expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription('At least 8 characters')
    expect(document.title).toMatch(/^Choose a new password · /)
    await choose(app)
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(app.account.resetPassword.inputs).toEqual([{ ...aResetLink(), password: 'Another-horse-2' }])
    expect(app.notices).toEqual([
      { kind: 'success', text: 'Your password has been changed. Please log in with the new one.' },
    ])
    expect([app.at(), window.location.hash, app.resetLink.read()]).toEqual(['/login', '', undefined])
  })

  test('[ACC-02] the button is busy while the password is being sent', async () => {
    await choose(await open([never]))
    expect(submit()).toHaveAttribute('aria-busy', 'true')
  })

  test('[AUTH-26: reset, match] [ACC-02] passwords that differ are reported at the second field', async () => {
    const app = await open()
    await choose(app, 'Another-horse-2', 'Another-horse-3')
    expect(again()).toHaveAccessibleDescription('Passwords do not match')
    expect(app.account.resetPassword.inputs).toEqual([])
  })

  test('[ACC-02] ends the session that is open on this device first, and stays', async () => {
    const { at, session, store } = await open([], { profile: [succeeds(aCustomer())] })
    expect(session.logOut.inputs).toHaveLength(1)
    expect(store.token()).toBeUndefined()
    expect([at(), window.location.hash]).toEqual(['/login', '#reset'])
    expect(submit()).toBeInTheDocument()
  })

  test('[ACC-02] without a link, after a reload for instance, says what to do and ends no session', async () => {
    const { user, session, store } = renderApp('/login#reset', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please open the link in our email again.')
    expect([session.logOut.inputs, store.token()]).toEqual([[], 'the-token'])
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login#forgot')
    await user.click(screen.getByRole('link', { name: 'Back to log-in' }))
  })

  test('[ACC-02] a link that is opened in this tab meanwhile ends the session too', async () => {
    const { resetLink, session, store } = renderApp('/login#reset', { profile: [succeeds(aCustomer())] })
    await screen.findByRole('alert')
    act(() => {
      resetLink.opens(aResetLink())
    })
    expect(await screen.findByLabelText('New password')).toBeInTheDocument()
    expect([session.logOut.inputs.length, store.token()]).toEqual([1, undefined])
  })

  test('[ACC-02] a link that can no longer be used is said, with a way to a new one', async () => {
    const message = 'This link can no longer be used.'
    const app = await open([fails(rejected({ message, details: 'It has already been used.' }))])
    await choose(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message}It has already been used.`)
    await app.user.click(screen.getByRole('link', { name: 'Send a new link' }))
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus()
  })

  test.each([
    [everyError.Offline, /no connection/],
    [everyError.Outage, /An error occurred during operation/],
    [everyError.NoAnswer, /We do not know whether your password was changed\..*Try to log in with the new one/],
    [everyError.RateLimited, /Too many tries/],
  ])('[ACC-02] after %j what was typed stays and can be sent again', async (error, message) => {
    const app = await open([fails(error), succeeds(undefined)])
    await choose(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('link', { name: 'Send a new link' })).not.toBeInTheDocument()
    expect(password()).toHaveValue('Another-horse-2')
    await app.user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  })

  test('[ACC-02] another link that is opened in this tab gets a form without the failure of the first', async () => {
    const app = await open([fails(rejected({ message: 'Used.' })), succeeds(undefined)])
    await choose(app)
    await screen.findByRole('alert')
    act(() => {
      app.resetLink.opens(aResetLink({ resetCode: 'another' }))
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(app.account.resetPassword.inputs[1]).toMatchObject({ resetCode: 'another' })
  })
})
