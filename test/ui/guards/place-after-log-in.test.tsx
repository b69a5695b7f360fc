import { act, screen } from '@testing-library/react'
import { aCustomer, loggedIn } from '../../support/builders'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/dashboard'
import '../../support/screens/settings'
import { scripted, succeeds } from '../../support/scripted-ports'

const login = () => screen.findByRole('heading', { name: 'Login' })

describe('an address of the dashboard that was opened without a session', () => {
  const opened = async (path: string) => {
    const app = renderApp(path, {
      profile: Array(4).fill(succeeds(aCustomer())),
      token: undefined,
      account: { logIn: scripted(succeeds(loggedIn('fresh'))) },
      advanceTimers: jest.advanceTimersByTime,
    })
    await login()
    jest.useFakeTimers()
    return app
  }
  afterEach(() => {
    jest.useRealTimers()
  })
  const enter = async ({ user }: Awaited<ReturnType<typeof opened>>) => {
    await user.type(screen.getByLabelText('Email'), 'customer@portal.test')
    await user.type(screen.getByLabelText('Password'), 'Example-pass-1{Enter}')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
  }

  test('[ACC-06] is reached after log-in, with its query and its fragment', async () => {
    const app = await opened('/dashboard/settings?from=mail#password')
    expect([app.at(), window.location.search + window.location.hash]).toEqual(['/login', ''])
    await enter(app)
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument()
    expect(app.at() + window.location.search + window.location.hash).toBe('/dashboard/settings?from=mail#password')
    expect(window.sessionStorage.getItem('place')).toBeNull()
  })

  test('[ACC-06] is forgotten by a log-out, and by a session that was there without log-in', async () => {
    const first = await opened('/dashboard/settings')
    expect(window.sessionStorage.getItem('place')).toBe('/dashboard/settings')
    await first.store.clear()
    expect(window.sessionStorage.getItem('place')).toBeNull()
    first.unmount()
    window.sessionStorage.setItem('place', '/dashboard/settings')
    renderApp('/dashboard', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('heading', { name: 'Hello First' })).toBeInTheDocument()
    expect(window.sessionStorage.getItem('place')).toBeNull()
  })
})
