import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { LogInAnswer } from '../../../src/domain/session/log-in'
import { aCustomer, loggedIn, rejected } from '../../support/builders'
import { fillIn } from '../../support/fill-in'
import { keyboardOf } from '../../support/keyboard'
import { landing } from '../../support/landing-page'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/dashboard'
import { fails, late, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Log in' })

const open = async (...answers: readonly Answer<LogInAnswer>[]) => {
  const link = late<void>()
  const app = renderApp('/login', {
    account: { logIn: scripted(...answers), requestActivationLink: scripted(link.answer) },
  })
  await screen.findByRole('heading', { name: 'Login' })
  const logIn = async () => {
    await fillIn(app.user, field('Email'), 'customer@portal.test')
    await fillIn(app.user, field('Password'), 'secret-word')
    await app.user.click(button())
  }
  return { ...app, link, logIn }
}

describe('log-in page', () => {
  test('[AUTH-02: heading, prompt, fields, shown password] [AUTH-03] [AUTH-05] has its heading, its prompt, two fields and two links', async () => {
    await open()
    expect(screen.getByText('Enter your email and password to login')).toBeInTheDocument()
    expect([field('Email').value, field('Password').value]).toEqual(['', ''])
    expect(keyboardOf(field('Email'))).toBe('email email')
    expect(document.title).toContain('Login')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })

  test('[AUTH-04] [FORM-04] [AUTH-07: error, stays] [FORM-03] the button is busy while the request runs; a failure is shown in full, and the form stays as typed', async () => {
    const answer = late<LogInAnswer>()
    const { logIn, at } = await open(answer.answer, never)
    expect(button()).toBeEnabled()
    await logIn()
    expect(button()).toBeDisabled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(button().querySelector('.spinner')).toBeInTheDocument()
    act(() => {
      answer.fails(rejected())
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Login failed!')
    expect(alert).toHaveTextContent('Invalid user name or password')
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(button().querySelector('.spinner')).not.toBeInTheDocument()
    expect([field('Email').value, field('Password').value]).toEqual(['customer@portal.test', 'secret-word'])
    expect(at()).toBe('/login')
  })

  test('[FORM-01] [FORM-03] [AUTH-08] a message is shown at its field from submit to submit, and the focus stays', async () => {
    const { user } = await open(never)
    const message = 'Please enter your email address'
    await user.click(field('Email'))
    await user.tab()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(message)
    expect(field('Password')).toBeValid()
    expect(field('Password')).toHaveFocus()
    await user.type(field('Email'), 'customer@portal.test')
    await user.tab()
    expect(field('Email')).toHaveAccessibleDescription(message)
    await user.click(button())
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    expect(field('Email')).toBeValid()
  })

  test('[AUTH-07: error] of an address that is not confirmed it sends the link again, with a countdown', async () => {
    const details = 'Your email address is not confirmed. You can not login.'
    const { user, link, logIn } = await open(fails(rejected({ message: 'Login failed!', details })))
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email address is not confirmed.')
    const resend = screen.getByRole('button', { name: 'Resend Email' })
    await user.click(resend)
    expect(resend).toHaveAttribute('aria-busy', 'true')
    link.succeeds(undefined)
    expect(await screen.findByRole('button', { name: /^Resend Email in \d+ s$/ })).toBeDisabled()
    const words = 'We have sent a new link to customer@portal.test. Open it, then log in here.'
    expect(screen.getByText(words)).toHaveAttribute('role', 'status')
    expect(field('Password')).toHaveValue('secret-word')
  })
})

describe('the log-in page, for what this device knows', () => {
  test('[AUTH-29] the stored address is filled in, but not into a field that the customer is at', async () => {
    const { user } = renderApp('/login', { email: 'stored@portal.test', account: { logIn: scripted(never) } })
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    expect(email).toHaveValue('')
    act(() => {
      email.focus()
    })
    await waitFor(() => {
      expect(button()).toBeEnabled()
    })
    await user.keyboard('typed@portal.test')
    await user.type(field('Password'), 'long enough')
    expect(email).toHaveValue('typed@portal.test')
  })

  test('[AUTH-29] a customer who gets to the field just after it was looked at finds the stored address in it', async () => {
    const found: string[] = []
    const { activeElement } = document
    const looks = jest.spyOn(document, 'activeElement', 'get').mockImplementation(() => {
      const isOfThePage = new Error().stack?.includes('known-email') === true
      if (isOfThePage)
        queueMicrotask(() => {
          found.push(field('Email').value)
        })
      return activeElement
    })
    renderApp('/login', { email: 'stored@portal.test' })
    expect(await screen.findByDisplayValue('stored@portal.test')).toBe(field('Email'))
    looks.mockRestore()
    expect(found[0]).toBe('stored@portal.test')
  })

  test('[AUTH-29] an address that is typed before the machine is there stays', async () => {
    const { user } = renderApp('/login', { email: 'ada@portal.test', account: { logIn: scripted(never) } })
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'other@portal.test' } })
    await user.type(field('Password'), 'long enough')
    expect([field('Email').value, field('Password').value]).toEqual(['other@portal.test', 'long enough'])
  })

  test.each([
    ['=customer@portal.test', ['/kept']],
    ['?customer@portal.test', []],
    [undefined, []],
  ])(
    '[KEEP-04] [AUTH-29] with the mark %p it has the stored address, and links to the offline policies: %j',
    async (mark, links) => {
      if (mark !== undefined) window.localStorage.setItem('kept', mark)
      renderApp('/login', { email: 'ada@portal.test' })
      expect(await screen.findByDisplayValue('ada@portal.test')).toBe(field('Email'))
      const found = screen.queryAllByRole('link', { name: 'Policies kept on this phone' })
      expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
    },
  )
})

describe('after the log-in', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const logIn = async () => {
    const app = renderApp('/login', {
      token: undefined,
      profile: [succeeds(aCustomer({ name: 'Amara' }))],
      account: { logIn: scripted(succeeds(loggedIn('fresh'))) },
      advanceTimers: jest.advanceTimersByTime,
    })
    await screen.findByRole('heading', { name: 'Login' })
    await app.user.type(field('Email'), 'customer@portal.test{Enter}')
    await pass(0)
    return app
  }
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  test('[AUTH-06: dashboard] [AUTH-22] the screen stays for two seconds, then the dashboard opens', async () => {
    const { at } = await logIn()
    await pass(1_900)
    expect(at()).toBe('/login')
    expect(button()).toBeDisabled()
    await pass(100)
    expect(await screen.findByRole('heading', { name: 'Hello Amara' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard')
  })

  test('[AUTH-22] another public page is checked again', async () => {
    const { user, at } = await logIn()
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(await landing()).toBeInTheDocument()
    expect(at()).toBe('/')
  })
})
