import { act, screen, waitFor } from '@testing-library/react'
import type { Customer } from '../../../../src/domain/customer/customer'
import { aCustomer } from '../../../support/builders'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { landing } from '../../../support/landing-page'
import { offlineRow as row, owner } from '../../../support/offline-policy'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/account'
import '../../../support/screens/kept'
import '../../../support/screens/plain'
import '../../../support/screens/policies'
import { late, succeeds } from '../../../support/scripted-ports'
import { memoryOfflinePolicies } from '../../../support/scripted-surroundings'

// jsdom has no addresses of files in memory.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:certificate', revokeObjectURL: () => undefined })
})

describe('[KEEP-04] /kept', () => {
  const openOfflinePolicies = (script: AppScript = {}, mark = `=${owner}`, policies = memoryOfflinePolicies([row])) => {
    window.localStorage.setItem('kept', mark)
    return { ...renderApp('/kept', { ...script, features: { offlinePolicies: policies } }), policies }
  }
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Kept on this phone' })
  const policyName = () => screen.findByRole('heading', { level: 2, name: 'Comprehensive' })

  test('shows the offline policies without a session, the certificate first, and leads to log-in', async () => {
    const { user, at, session } = openOfflinePolicies()
    expect(await heading()).toBeInTheDocument()
    expect(await policyName()).toBeInTheDocument()
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.slice(1, 3)).toEqual(['Certificate', 'Download'])
    expect(screen.getByText(/^Anyone who can unlock this phone/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(session.currentCustomer.inputs).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Login' })
    expect(at()).toBe('/login')
  })

  test('[HELP-01: offline] has the ways to reach the brokerage, and fills in nothing without a session', async () => {
    const { unmount } = openOfflinePolicies()
    await policyName()
    expect(contactAddresses(document.body)).toEqual([...plainContact, ...plainContact])
    unmount()
    openOfflinePolicies({ profile: [succeeds(aCustomer({ email: owner }))] })
    await policyName()
    expect(contactAddresses(screen.getByRole('region', { name: 'How to claim' }))).toEqual([
      plainContact[0],
      expect.stringMatching(/\?text=Claim%2C%20policy%20P-9$/),
      expect.stringMatching(/\?subject=Claim%2C%20policy%20P-9$/),
    ])
  })

  test('shows nothing until it is known who has logged in, then to the owner alone', async () => {
    const profile = late<Customer>()
    const { policies } = openOfflinePolicies({ profile: [profile.answer] }, `?${owner}`)
    await act(() => Promise.resolve())
    expect([screen.queryByRole('heading', { level: 1 }), policies.log]).toEqual([null, []])
    profile.succeeds(aCustomer({ email: owner }))
    expect(await policyName()).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All policies' })).toHaveAttribute('href', '/dashboard/policies')
  })

  test('shows nothing to another customer', async () => {
    const profile = late<Customer>()
    const { policies } = openOfflinePolicies({ profile: [profile.answer] }, `?${owner}`)
    await act(() => Promise.resolve())
    policies.state.rows = []
    profile.succeeds(aCustomer({ email: 'two@portal.test' }))
    expect(await screen.findByText('There is nothing to show without a log-in.')).toBeInTheDocument()
    expect(policies.log).toEqual(['read undefined'])
  })

  test('shows nothing any more once another tab has logged out', async () => {
    openOfflinePolicies()
    await policyName()
    act(() => {
      window.localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeInTheDocument()
    expect(screen.queryByText('Comprehensive')).not.toBeInTheDocument()
  })
})

describe('[KEEP-04] a log-out', () => {
  const openHome = async () => {
    window.localStorage.setItem('kept', `=${owner}`)
    const app = renderApp('/dashboard/chat', { profile: [succeeds(aCustomer({ email: owner }))] })
    await app.user.click(await screen.findByRole('button', { name: /profile menu/i }))
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    return app
  }
  const question = () => screen.queryByRole('dialog', { name: 'Log out?' })

  test('asks where something is kept, and says what would go; Stay stays, and Log out and erase goes on', async () => {
    const { user, at } = await openHome()
    expect(question()).toHaveTextContent('The policies that you keep for use without a network')
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect([question(), at(), window.localStorage.getItem('kept')]).toEqual([null, '/dashboard/chat', `=${owner}`])
    expect(screen.getByRole('button', { name: /profile menu/i })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /profile menu/i }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await user.click(screen.getByRole('button', { name: 'Log out and erase' }))
    expect(await landing()).toBeInTheDocument()
    expect(window.localStorage.length).toBe(0)
  })

  test('[TAP-15] keeps asking when Logout was pressed twice, and Escape is an answer soon after', async () => {
    const { user } = await openHome()
    await user.keyboard('{Escape}')
    expect(question()).toBeInTheDocument()
    await waitFor(async () => {
      await user.keyboard('{Escape}')
      expect(question()).not.toBeInTheDocument()
    })
  })
})
