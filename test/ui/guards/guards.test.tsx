import { act, screen, within } from '@testing-library/react'
import type { Customer } from '../../../src/domain/customer/customer'
import { aCustomer, everyError, loggedIn, rejected } from '../../support/builders'
import { goBackTo, landing } from '../../support/landing-page'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import '../../support/screens/policies'
import '../../support/screens/settings'
import { fails, late, never, scripted, succeeds } from '../../support/scripted-ports'
import { aPolicy } from '../../support/shop-builders'

const login = () => screen.findByRole('heading', { name: 'Login' })
const hello = () => screen.findByRole('heading', { name: 'Hello First' })

/** Another tab of this browser logs in. */
const logInElsewhere = (token: string) => {
  window.localStorage.setItem('token', token)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
  })
}

/** Another tab of this browser logs out. */
const logOutElsewhere = () => {
  window.localStorage.clear()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

describe('public pages', () => {
  test.each(['/login', '/register'])(
    '[AUTH-22] %s redirects a logged-in customer to the landing page',
    async (path) => {
      const { at } = renderApp(path, { profile: [succeeds(aCustomer())] })
      expect(await landing()).toBeInTheDocument()
      expect(at()).toBe('/')
    },
  )

  test('Back to the address of the landing page while it loads opens it again', async () => {
    renderApp('/')
    await landing()
    await goBackTo('/')
    expect(await landing()).toBeInTheDocument()
  })

  test('[AUTH-22] the loading animation is shown while the profile is loading', async () => {
    renderApp('/login', { profile: [never] })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test.each([
    ['with a profile that has no email', { profile: [succeeds(aCustomer({ email: undefined }))] }],
    ['with a profile error', { profile: [fails(rejected())] }],
    ['in an outage', { profile: [fails(everyError.Outage)] }],
  ])('[AUTH-22] log-in opens %s', async (_, script) => {
    const { at } = renderApp('/login', script)
    expect(await login()).toBeInTheDocument()
    expect(at()).toBe('/login')
  })

  test('confirm-email and verify-email are open to everybody', async () => {
    renderApp('/register/confirmEmail', {
      profile: [succeeds(aCustomer({ email: 'stored@portal.test' }))],
      email: 'stored@portal.test',
    })
    expect(await screen.findByText('stored@portal.test')).toBeInTheDocument()
  })
})

describe('pages for customers', () => {
  // Every screen that needs a log-in is below one guard.
  test.each(['/dashboard', '/beneficiaries', '/verify-phone'])(
    '[AUTH-23: log-in] [SHELL-01] [SHELL-05] [PHONE-01] %s without a token redirects to log-in',
    async (path) => {
      const { at } = renderApp(path)
      expect(await login()).toBeInTheDocument()
      expect(at()).toBe('/login')
    },
  )

  test.each([
    ['a profile that has no email', succeeds(aCustomer({ email: undefined })), []],
    ['a profile error', fails(rejected({ message: 'The server says no.' })), ['The server says no.']],
    ['a profile that is not found', fails(everyError.NotFound), ['We could not find this.']],
  ])('[AUTH-23: log-in] with %s log-in opens, and says the reason', async (_, answer, reasons) => {
    const { at } = renderApp('/dashboard', { profile: [answer] })
    expect(await login()).toBeInTheDocument()
    expect(at()).toBe('/login')
    expect(
      within(screen.getByRole('main'))
        .queryAllByRole('status')
        .map((status) => status.textContent),
    ).toEqual(reasons)
  })

  test('[AUTH-23: loader] the loading animation is shown while the profile is loading', async () => {
    const answer = late<Customer>()
    const { at } = renderApp('/dashboard', { profile: [answer.answer] })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(at()).toBe('/dashboard')
    act(() => {
      answer.succeeds(aCustomer())
    })
    expect(await hello()).toBeInTheDocument()
  })

  test.each(['Try again', 'a device that is online again'])(
    '[RUN-03: portal] [AUTH-23: outage] without the server the token stays stored, the screen says so, and %s opens it',
    async (way) => {
      const { user, at } = renderApp('/dashboard', { profile: [fails(everyError.Offline), succeeds(aCustomer())] })
      expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot reach the server')
      expect(window.localStorage.getItem('token')).toBe('the-token')
      expect(at()).toBe('/dashboard')
      if (way === 'Try again') await user.click(screen.getByRole('button', { name: way }))
      else act(() => void window.dispatchEvent(new Event('online')))
      expect(await hello()).toBeInTheDocument()
    },
  )
})

describe('the end of a session', () => {
  test('[SESS-05] [TAP-18: end of a session] redirects to log-in, which says why, once, and the next log-in returns to where the customer was', async () => {
    jest.useFakeTimers()
    const app = renderApp('/dashboard/settings?from=here', {
      // Settings has the profile refreshed.
      profile: Array(4).fill(succeeds(aCustomer())),
      account: { logIn: scripted(succeeds(loggedIn('fresh'))) },
      advanceTimers: jest.advanceTimersByTime,
    })
    await screen.findByRole('heading', { name: 'Settings' })
    act(() => {
      app.store.refuseToken('the-token')
    })
    expect(await login()).toBeInTheDocument()
    expect(app.at()).toBe('/login')
    expect(app.notices).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please log in again.')
    await app.user.type(screen.getByLabelText('Email'), 'customer@portal.test{Enter}')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument()
    expect(app.at() + window.location.search).toBe('/dashboard/settings?from=here')
    jest.useRealTimers()
  })

  test('[SESS-06] [SESS-09] a log-out in another tab shows nothing of the customer, opens the landing page, and offline shows the way on', async () => {
    const line = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true)
    renderApp('/dashboard', { profile: [succeeds(aCustomer())] })
    await hello()
    logOutElsewhere()
    expect(await screen.findByText('You are logged out')).toBeInTheDocument()
    expect(await landing()).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(screen.queryByText(/You are offline/)).toBeNull()
    line.mockReturnValue(false)
    act(() => {
      window.dispatchEvent(new Event('offline'))
    })
    expect(screen.getByText('You are offline. The home page will open when you are back online.')).toBeInTheDocument()
    line.mockRestore()
  })

  test('[SESS-09] Back while the landing page loads after a log-out opens it again', async () => {
    renderApp('/dashboard', { profile: [succeeds(aCustomer())] })
    await hello()
    logOutElsewhere()
    await landing()
    await goBackTo('/dashboard/settings')
    expect(await landing()).toBeInTheDocument()
  })

  test('[SESS-10] a log-in of another customer in another tab leaves nothing of the previous one on the screen', async () => {
    const other = aCustomer({ name: 'Other', userName: 'other', email: 'other@portal.test' })
    const page = (policyNo: string) => succeeds({ rows: [aPolicy({ policyNo })], total: 1 })
    renderApp('/dashboard/policies', {
      profile: [succeeds(aCustomer()), succeeds(other)],
      features: { policies: { list: scripted(page('P-OF-FIRST'), page('P-OF-OTHER')) } },
    })
    await screen.findByRole('heading', { name: 'Policies' })
    expect(await screen.findByText('P-OF-FIRST')).toBeInTheDocument()
    logInElsewhere('of-the-other')
    expect(await screen.findByText('P-OF-OTHER')).toBeInTheDocument()
    expect(screen.queryByText('P-OF-FIRST')).not.toBeInTheDocument()
  })
})
