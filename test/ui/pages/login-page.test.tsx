import { act, screen } from '@testing-library/react'
import type { LogInAnswer } from '../../../src/domain/session/log-in'
import { aCustomer, everyError, loggedIn, rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { keyboardOf } from '../../support/keyboard'
import { landing } from '../../support/landing-page'
import { renderApp, type AppScript } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/dashboard'
import { fails, late, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Log in' })

const open = async (answers: readonly Answer<LogInAnswer>[] = [], script: AppScript = {}) => {
  const app = renderApp('/login', { ...script, account: { logIn: scripted(...answers) } })
  await screen.findByRole('heading', { name: 'Login' })
  const fill = async (email = 'customer@portal.test', password = 'long enough') => {
    await app.user.clear(field('Email'))
    await fillIn(app.user, field('Email'), email)
    await app.user.clear(field('Password'))
    await fillIn(app.user, field('Password'), password)
  }
  const submit = () => app.user.click(button())
  return { ...app, fill, submit }
}

describe('log-in page', () => {
  test('[AUTH-02: heading, prompt, fields] has its heading, its prompt and two fields', async () => {
    await open()
    expect(screen.getByText('Enter your email and password to login')).toBeInTheDocument()
    expect(field('Email')).toHaveValue('')
    expect(field('Password')).toHaveValue('')
    expect(keyboardOf(field('Email'))).toBe('email email')
    expect(document.title).toContain('Login')
  })

  test('[AUTH-02: shown password] shows the password and hides it again without changing it', async () => {
    const { user } = await open()
    await user.type(field('Password'), 'secret')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: /password/i }))
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveValue('secret')
  })

  test('[AUTH-03] Forgot password? links to log-in', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/login')
  })

  test('[AUTH-05] Create an account links to registration', async () => {
    const { user, at } = await open()
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Create an account' })
    expect(at()).toBe('/register')
  })

  test('[AUTH-04] [FORM-04] the button is busy while the one request runs', async () => {
    const answer = late<LogInAnswer>()
    const { user, fill, submit, account } = await open([answer.answer])
    await fill()
    expect(button()).toBeEnabled()
    await user.dblClick(button())
    await submit()
    await user.type(field('Password'), '{Enter}')
    expect(button()).toBeDisabled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(button().querySelector('.spinner')).toBeInTheDocument()
    expect(account.logIn.inputs).toHaveLength(1)
    act(() => {
      answer.fails(everyError.Outage)
    })
    await screen.findByRole('alert')
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(button().querySelector('.spinner')).not.toBeInTheDocument()
  })

  test('[AUTH-07: error, stays] [FORM-03] a failure is shown in full, and the form stays as typed', async () => {
    const { fill, submit, account, at } = await open([fails(rejected()), never])
    await fill('customer@portal.test', 'wrong')
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Login failed!')
    expect(alert).toHaveTextContent('Invalid user name or password')
    expect(field('Email')).toHaveValue('customer@portal.test')
    expect(field('Password')).toHaveValue('wrong')
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(at()).toBe('/login')
    await submit()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(account.logIn.inputs).toHaveLength(2)
  })

  test('[FORM-01] [FORM-03] [AUTH-08] a message is shown at its field from submit to submit', async () => {
    const { user, submit, account } = await open([never])
    const message = 'Please enter your email address'
    await user.click(field('Email'))
    await user.tab()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await submit()
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(message)
    expect(field('Password')).toBeValid()
    await user.type(field('Email'), 'customer@portal.test')
    await user.tab()
    expect(field('Email')).toHaveAccessibleDescription(message)
    await submit()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    expect(field('Email')).toBeValid()
    expect(account.logIn.inputs).toHaveLength(1)
  })

  test('[FORM-01] validation does not move the focus', async () => {
    const { user } = await open()
    await user.click(field('Password'))
    await user.keyboard('{Enter}')
    expect(field('Email')).toBeInvalid()
    expect(field('Password')).toHaveFocus()
    await user.click(button())
    expect(button()).toHaveFocus()
  })

  test('[AUTH-09] the first failing message is also shown in a toast', async () => {
    const { submit, notices } = await open()
    await submit()
    expect(notices).toEqual([{ kind: 'error', text: 'Please enter your email address', lasts: 1_500, repeated: true }])
  })

  test("[FORM-05] the server's failures are shown at their fields, the rest in the summary", async () => {
    const violations = [
      { message: 'This name is too long.', fields: ['userNameOrEmailAddress'] },
      { message: 'This password is odd.', fields: ['password'] },
      { message: 'This tenant is closed.', fields: ['tenantId'] },
    ]
    const error = rejected({ message: 'Your request is not valid!', details: 'See below.', violations })
    const { fill, submit } = await open([fails(error)])
    await fill()
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This could not be accepted.')
    expect(alert).not.toHaveTextContent('Your request is not valid!')
    expect(alert).toHaveTextContent('See below.')
    expect(alert).toHaveTextContent('This tenant is closed.')
    expect(alert).not.toHaveTextContent('This password is odd.')
    expect(field('Email')).toHaveAccessibleDescription('This name is too long.')
    expect(field('Password')).toHaveAccessibleDescription('This password is odd.')
  })

  test('leaving the page cancels the call', async () => {
    const { user, fill, submit, account } = await open([never])
    await fill()
    await submit()
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Create an account' })
    expect(account.logIn.calls[0]?.signal.aborted).toBe(true)
  })
})

describe('after the log-in', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const pass = (milliseconds: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds)
    })

  test('[AUTH-06: dashboard] [AUTH-22] the screen stays for two seconds, then the dashboard opens', async () => {
    const app = renderApp('/login', {
      token: undefined,
      profile: [succeeds(aCustomer({ name: 'Amara' }))],
      account: { logIn: scripted(succeeds(loggedIn('fresh'))) },
      advanceTimers: jest.advanceTimersByTime,
    })
    await screen.findByRole('heading', { name: 'Login' })
    await app.user.type(field('Email'), 'customer@portal.test')
    await app.user.type(field('Password'), 'long enough{Enter}')
    await pass(0)
    expect(window.localStorage.getItem('token')).toBe('fresh')
    expect(app.session.currentCustomer.inputs).toHaveLength(1)
    expect(app.notices).toEqual([
      { kind: 'success', text: 'Login was successful, redirecting to dashboard', lasts: 1_500 },
    ])
    await pass(1_900)
    expect(app.at()).toBe('/login')
    expect(button()).toBeDisabled()
    await pass(100)
    expect(await screen.findByRole('heading', { name: 'Hello Amara' })).toBeInTheDocument()
    expect(app.at()).toBe('/dashboard')
  })

  test('[AUTH-22] another public page is checked again', async () => {
    const app = renderApp('/login', {
      token: undefined,
      profile: [succeeds(aCustomer())],
      account: { logIn: scripted(succeeds(loggedIn('fresh'))) },
      advanceTimers: jest.advanceTimersByTime,
    })
    await screen.findByRole('heading', { name: 'Login' })
    await app.user.type(field('Email'), 'customer@portal.test{Enter}')
    await pass(0)
    await app.user.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(await landing()).toBeInTheDocument()
    expect(app.at()).toBe('/')
  })
})
