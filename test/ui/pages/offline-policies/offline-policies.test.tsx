import { act, screen, within } from '@testing-library/react'
import { aCustomer, everyError } from '../../../support/builders'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { movedClock } from '../../../support/fixed-clock'
import { offlineRow as row, owner } from '../../../support/offline-policy'
import { landing } from '../../../support/landing-page'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/account'
import '../../../support/screens/kept'
import '../../../support/screens/plain'
import '../../../support/screens/policies'
import { fails, scripted, succeeds } from '../../../support/scripted-ports'
import { memoryOfflinePolicies } from '../../../support/scripted-surroundings'
import { aPolicy } from '../../../support/shop-builders'

// jsdom has no addresses of files in memory.
const revoked: string[] = []
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: () => 'blob:certificate',
    revokeObjectURL: (address: string) => revoked.push(address),
  })
})

/** Opens an address on a device that keeps one policy; `mark` says whose it is. */
const open = (script: AppScript, mark = `=${owner}`, policies = memoryOfflinePolicies([row])) => {
  window.localStorage.setItem('kept', mark)
  const app = renderApp('/dashboard/policies', {
    ...script,
    features: { offlinePolicies: policies, ...script.features },
  })
  return { ...app, policies }
}
const title = () => screen.findByRole('heading', { name: 'Kept on this phone' })
const unreachable = () => screen.findByRole('heading', { level: 1, name: 'We cannot reach the server' })

describe('without the server', () => {
  test('[KEEP-01] [KEEP-04] [AUTH-23: outage] the offline policies are below the message that it cannot be reached', async () => {
    open({ profile: [fails(everyError.Offline)] })
    expect(await title()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/no connection/)
    for (const text of ['Comprehensive', 'P-9', 'Active', '15 June 2026', 'ABC-123DE'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument()
    expect(
      within(screen.getByRole('region', { name: 'Kept on this phone' })).getByText('As of 16 June 2025, 12:05'),
    ).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'How to claim' })).toBeInTheDocument()
    expect(screen.getByText(/^Anyone who can unlock this phone/)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Certificate' })).toHaveAttribute('href', 'blob:certificate')
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'certificate-P-9.pdf')
    // The certificate is the first thing of a policy, and the log-out the last of the screen.
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Comprehensive', 'How to claim'])
    const [first] = within(screen.getByRole('region', { name: 'Kept on this phone' })).getAllByRole('link')
    expect(first).toHaveTextContent('Certificate')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(['Try again', 'Remove', 'Log out'])
  })

  test('[LIFE-01: kept policies, the day] they say the state of the cover on the day, whatever it was when it was kept', async () => {
    const { clock, passSeconds } = movedClock('2026-06-15T22:59:30Z')
    open({ profile: [fails(everyError.Offline)], features: { clock } })
    await title()
    expect(screen.getByText('Ends today')).toHaveClass('warning')
    act(() => {
      passSeconds(60)
    })
    expect(screen.getByText(/^Ended 15\sJune\s2026$/)).toHaveClass('danger')
    expect(screen.getByText('Ended', { selector: 'dt' })).toBeInTheDocument()
  })

  test('[HELP-01: offline] the ways to reach the brokerage are there when nothing is kept, too', async () => {
    renderApp('/dashboard/policies', { profile: [fails(everyError.Offline)] })
    await unreachable()
    expect(contactAddresses(document.body)).toEqual(plainContact)
  })

  test('[KEEP-01] a log-out there leaves nothing', async () => {
    const { user, at } = open({ profile: [fails(everyError.Offline)] })
    await title()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await user.click(screen.getByRole('button', { name: 'Log out and erase' }))
    expect(await landing()).toBeInTheDocument()
    expect([at(), window.localStorage.length]).toEqual(['/', 0])
  })

  test('[KEEP-01] a policy can be removed', async () => {
    const { user, policies } = open({ profile: [fails(everyError.Outage)] })
    await title()
    await user.click(screen.getByRole('button', { name: 'Remove Comprehensive' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Nothing is kept on this phone any more.')
    expect(policies.log).toContain(`removed 9 of ${owner}`)
    expect(revoked).toContain('blob:certificate')
  })

  test('[KEEP-01] after the end of the session it is shown while the server is away, then log-in opens', async () => {
    let there = false
    const { user, at } = open({ features: { isServerThere: () => there } })
    expect(await unreachable()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred during operation')
    expect(await title()).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
    there = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(at()).toBe('/login')
  })

  test('[KEEP-01] nothing is shown before it is known who has logged in', async () => {
    const { policies } = open({ profile: [fails(everyError.Offline)] }, `?${owner}`)
    expect(await unreachable()).toBeInTheDocument()
    expect([screen.queryByRole('button', { name: 'Log out' }), policies.log]).toEqual([null, []])
  })

  test('[KEEP-01] a list that does not load is followed by what the customer keeps', async () => {
    open({
      profile: [succeeds(aCustomer({ email: owner }))],
      features: { policies: { list: scripted(fails(everyError.Offline)) } },
    })
    expect(await title()).toBeInTheDocument()
    expect(screen.getByText('Failed to load policies. Please try again.')).toBeInTheDocument()
  })
})

describe('at a policy', () => {
  const openDetails = async (policies = memoryOfflinePolicies([])) => {
    const app = renderApp('/dashboard/policies?policy=9', {
      profile: [succeeds(aCustomer({ email: owner }))],
      features: {
        offlinePolicies: policies,
        policies: {
          list: scripted(succeeds({ rows: [], total: 0 })),
          byId: scripted(succeeds(aPolicy()), succeeds(aPolicy()), succeeds(aPolicy())),
        },
      },
    })
    const policy = within(await screen.findByRole('dialog', { name: 'Policy Details' }))
    const details = within(await policy.findByRole('region', { name: 'Without a network' }))
    return { ...app, policy, details, policies }
  }

  test('[KEEP-01] it is kept with one press, with a note about who can see it, and removed with another', async () => {
    const { user, policy, details } = await openDetails()
    expect(details.getByText(/Anyone who can unlock this phone can see what is kept/)).toBeInTheDocument()
    expect(details.queryByText(/Safari/)).not.toBeInTheDocument()
    await user.click(policy.getByRole('button', { name: 'Keep on this phone' }))
    expect(await details.findByText(/^Kept on this phone, as of /)).toHaveAttribute('role', 'status')
    await user.click(policy.getByRole('button', { name: 'Remove' }))
    expect(await policy.findByRole('button', { name: 'Keep on this phone' })).toBeInTheDocument()
  })

  test('[KEEP-01] with a mouse the device is called a computer', async () => {
    const matchMedia = (query: string) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList
    jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia)
    const { user, policy, details } = await openDetails()
    expect(details.getByText(/Anyone who can unlock this computer can see what is kept/)).toBeInTheDocument()
    await user.click(policy.getByRole('button', { name: 'Keep on this computer' }))
    expect(await details.findByText(/^Kept on this computer, as of /)).toBeInTheDocument()
  })

  test('[KEEP-01] Safari outside of the home screen says that it may delete it; a failure is said too', async () => {
    const policies = memoryOfflinePolicies([], 'full')
    policies.state.canBeEvicted = true
    const { user, policy, details } = await openDetails(policies)
    expect(details.getByText(/Safari may delete it after seven days/)).toBeInTheDocument()
    await user.click(policy.getByRole('button', { name: 'Keep on this phone' }))
    expect(await details.findByRole('alert')).toHaveTextContent(
      'There is not enough space on this device. Free some and try again.',
    )
  })
})
