import { act, screen, waitFor, within } from '@testing-library/react'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { aCustomer, day } from '../../support/builders'
import { contactAddresses, plainContact } from '../../support/contact-addresses'
import { landing } from '../../support/landing-page'
import { renderApp } from '../../support/render-app'
import '../../support/screens/beneficiaries'
import '../../support/screens/checkout'
import '../../support/screens/kyc'
import '../../support/screens/mandates'
import '../../support/screens/plain'
import '../../support/screens/policies'
import '../../support/screens/rewards'
import '../../support/screens/settings'
import { never, scripted, succeeds } from '../../support/scripted-ports'
import type { FeatureScript } from '../../support/script-features'
import { brand } from '../../../src/ui/brand'

/** The lists of the screens that a test passes through never finish loading. */
const features: FeatureScript = { policies: { list: scripted(never) }, mandates: { list: scripted(never) } }

const open = async (path = '/dashboard', differences: Parameters<typeof aCustomer>[0] = {}) => {
  const app = renderApp(path, { profile: [succeeds(aCustomer(differences))], features })
  await screen.findByRole('banner')
  return app
}

const header = () => within(screen.getByRole('banner'))
const openMenu = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(header().getByRole('button', { name: /profile menu/i }))
  return within(screen.getByRole('menu'))
}

describe('dashboard', () => {
  test('[TAP-13: words] says whose date counts where the clock is wrong, at the next navigation too', async () => {
    const device: { day?: CalendarDate } = {}
    const { user } = renderApp('/dashboard', { profile: [succeeds(aCustomer())], features, wrongDay: () => device.day })
    await screen.findByRole('banner')
    expect(screen.queryByText(/^Your phone says/)).not.toBeInTheDocument()
    device.day = day('2020-03-01')
    await user.click(header().getByRole('link', { name: 'Notifications' }))
    expect(await screen.findByText(/^Your phone says 1\sMarch\s2020\. We use today’s date\.$/)).toBeInTheDocument()
  })

  test('[SHELL-01] the logo in the header links to the dashboard', async () => {
    const { user, at } = await open('/dashboard/notifications')
    await user.click(header().getByRole('link', { name: brand.name }))
    await screen.findByRole('heading', { name: /Hello/ })
    expect(at()).toBe('/dashboard')
  })

  test('[SHELL-02] the bell links to the notifications, with its dot', async () => {
    const { user, at } = await open()
    const bell = header().getByRole('link', { name: 'Notifications' })
    expect(bell).toHaveAttribute('href', '/dashboard/notifications')
    expect(bell.querySelector('.dot')).toBeInTheDocument()
    await user.click(bell)
    await screen.findByRole('heading', { name: 'Notifications' })
    expect(at()).toBe('/dashboard/notifications')
  })

  test('[SHELL-03: settings] the profile menu offers Settings', async () => {
    const app = await open()
    await app.user.click((await openMenu(app)).getByRole('menuitem', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings' })
    expect(app.at()).toBe('/dashboard/settings')
  })

  test('[SHELL-03: log-out] [SESS-04] [SESS-09] Logout clears all storage, notifies the server and opens /', async () => {
    const app = await open()
    window.localStorage.setItem('email', 'stored@portal.test')
    window.sessionStorage.setItem('place', '/dashboard/settings')
    await app.user.click((await openMenu(app)).getByRole('menuitem', { name: 'Logout' }))
    expect(await landing()).toBeInTheDocument()
    expect(app.at()).toBe('/')
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
    expect(app.session.logOut.inputs).toHaveLength(1)
  })

  test.each([
    ['/dashboard/home', /^Hello/, 'Home'],
    ['/dashboard/kyc', 'Customer Information', 'Customer Information'],
    ['/dashboard/beneficiaries', 'Your beneficiaries', 'Your beneficiaries'],
    ['/beneficiaries', 'Your beneficiaries', 'Your beneficiaries'],
    ['/dashboard/checkout', /^Confirm Order Details/, 'Confirm Order Details'],
    ['/dashboard/payment', 'Payment', 'Payment'],
    ['/dashboard/settings', 'Settings', 'Settings'],
  ])('[SHELL-05] [SHELL-08] %s is a separate screen with its own title', async (path, name, title) => {
    const { at } = await open(path)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    expect(at()).toBe(path)
    expect(document.title).toBe(`${title} · ${brand.name}`)
  })

  test.each(['Chat', 'Notifications'])('[SHELL-05] [SHELL-06] %s shows only its name', async (name) => {
    await open(`/dashboard/${name.toLowerCase()}`)
    await screen.findByRole('heading', { level: 1, name })
    expect(document.title).toBe(`${name} · ${brand.name}`)
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^${name}$`))
  })

  test('[SHELL-07] the header has the four main links, and marks the current one', async () => {
    await open('/dashboard/policies')
    const links = within(header().getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Home', '/dashboard/home', null],
      ['Rewards', '/dashboard/rewards', null],
      ['Policies', '/dashboard/policies', 'page'],
      ['Mandates', '/dashboard/mandates', null],
    ])
  })

  test('[SHELL-04: links, closing] the menu button opens the same four links, each with an icon; a button and a link close the menu', async () => {
    const { user, at } = await open()
    const button = header().getByRole('button', { name: 'Open menu' })
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    await user.click(button)
    const menu = within(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('navigation', { name: 'Main' }))
    const links = menu.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard/home'],
      ['Rewards', '/dashboard/rewards'],
      ['Policies', '/dashboard/policies'],
      ['Mandates', '/dashboard/mandates'],
    ])
    links.forEach((link) => {
      expect(link.querySelector('svg')).toBeInTheDocument()
    })
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    await user.click(menu.getByRole('link', { name: 'Rewards' }))
    await screen.findByRole('heading', { name: 'Rewards' })
    expect(at()).toBe('/dashboard/rewards')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('[HELP-01: slide-in menu] the ways to reach the brokerage are a group of their own below the four links', async () => {
    const { user } = await open()
    await user.click(header().getByRole('button', { name: 'Open menu' }))
    const [menu, help] = screen.getByRole('dialog', { name: 'Menu' }).querySelectorAll('nav, section')
    expect([menu, help].map((part) => part?.querySelectorAll('a').length)).toEqual([4, 3])
    const group = screen.getByRole('region', { name: 'Help' })
    expect(group).toBe(help)
    expect(contactAddresses(group)).toEqual(plainContact)
    expect(within(group).getByRole('link', { name: `WhatsApp ${brand.whatsApp}` })).toHaveAttribute('target', '_blank')
  })

  test('[HELP-01: profile menu] Help is below Settings and Logout, and opens one sheet with the three; Escape returns to the menu’s button', async () => {
    const app = await open()
    const menu = await openMenu(app)
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Settings', 'Logout', 'Help'])
    await app.user.click(menu.getByRole('menuitem', { name: 'Help' }))
    const sheet = screen.getByRole('dialog', { name: 'Get help' })
    expect(contactAddresses(sheet)).toEqual(plainContact)
    for (const name of [`Telephone ${brand.telephone}`, `WhatsApp ${brand.whatsApp}`, `Email ${brand.email}`])
      expect(within(sheet).getByRole('link', { name }).querySelector('svg')).toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(header().getByRole('button', { name: /profile menu/i })).toHaveFocus()
  })

  const opened = [
    ['button', 'Open menu', 'dialog', undefined],
    ['button', /^Profile menu/, 'menu', undefined],
    ['button', /^Profile menu/, 'dialog', 'Logout'],
    ['button', /^Profile menu/, 'dialog', 'Help'],
  ] as const
  test.each(opened)('Back closes what the %s %s has opened, a %s', async (role, name, over, item) => {
    const { user, at } = await open('/dashboard/notifications')
    await user.click(header().getByRole('link', { name: 'Rewards' }))
    await screen.findByRole('heading', { name: 'Rewards' })
    // An offline policy, before whose erasure a log-out asks.
    window.localStorage.setItem('kept', '=its owner')
    await user.click(header().getByRole(role, { name }))
    if (item) await user.click(screen.getByRole('menuitem', { name: item }))
    expect(screen.getByRole(over)).toBeInTheDocument()
    act(() => {
      window.history.back()
    })
    await waitFor(() => {
      expect(screen.queryByRole(over)).not.toBeInTheDocument()
    })
    expect(at()).toBe('/dashboard/notifications')
    const heading = await screen.findByRole('heading', { name: 'Notifications' })
    if (over !== 'dialog' || !item) await waitFor(() => expect(heading).toHaveFocus())
  })

  test('[SHELL-05] [SHELL-08] navigation moves the focus to the heading of the screen, and changes address and title', async () => {
    const { user, at } = await open('/dashboard/notifications')
    await screen.findByRole('heading', { name: 'Notifications' })
    const main = within(header().getByRole('navigation', { name: 'Main' }))
    for (const name of ['Rewards', 'Policies', 'Mandates', 'Home']) {
      await user.click(main.getByRole('link', { name }))
      const heading = await screen.findByRole('heading', { level: 1, name: name === 'Home' ? /^Hello/ : name })
      await waitFor(() => {
        expect(heading).toHaveFocus()
      })
      expect([at(), document.title]).toEqual([`/dashboard/${name.toLowerCase()}`, `${name} · ${brand.name}`])
    }
  })
})
