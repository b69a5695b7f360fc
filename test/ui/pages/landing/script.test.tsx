import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isKnown, welcomeBack } from '../../../../src/ui/pages/landing/known-customer'
import { closeMenuOnChoice } from '../../../../src/ui/pages/landing/phone-menu'
import { prefetchOnIntent } from '../../../../src/ui/pages/landing/prefetch'
import { articles, renderLanding } from '../../../../src/ui/pages/landing/render'

const storageWith = (token: string | null) => () => ({ getItem: (key: string) => (key === 'token' ? token : null) })

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = renderLanding()
})

const hrefs = () => [...document.querySelectorAll('a:not([hidden])')].map((link) => link.getAttribute('href'))
const hints = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

describe('a known customer', () => {
  it.each([
    ['a token', storageWith('abc'), true],
    ['an empty token', storageWith(''), false],
    ['no token', storageWith(null), false],
    [
      'no storage at all',
      () => {
        throw new Error('storage is switched off')
      },
      false,
    ],
  ])('is detected by the token: with %s', (_, storage, known) => {
    expect(isKnown(storage)).toBe(known)
  })

  it.each<readonly [string, string]>([
    ['/', renderLanding()],
    ...articles.map(({ path, html }) => [path, html] as const),
  ])('gets links to the dashboard and no others on %s', (_, html) => {
    document.body.innerHTML = html
    expect(hrefs()).not.toContain('/dashboard')
    const offered = hrefs().filter((href) => href === '/login' || href === '/register').length
    expect(offered).toBeGreaterThan(1)
    welcomeBack(document)
    expect(hrefs().filter((href) => href === '/dashboard').length).toBeGreaterThan(1)
    expect(document.querySelector('a[href="/login"], a[href="/register"]')).toBeNull()
  })
})

describe('a link to log-in or registration', () => {
  it('is prefetched, once, when the visitor points at or focuses it', () => {
    prefetchOnIntent(document)
    const [link] = screen.getAllByRole('link', { name: 'Create an account' })
    if (link === undefined) throw new Error('no link to register')
    fireEvent.pointerEnter(link)
    fireEvent.touchStart(link)
    expect(hints()).toEqual(['/register'])
    screen.getAllByRole('link', { name: 'Log in' })[0]?.focus()
    expect(hints()).toEqual(['/register', '/login'])
  })

  it('is not prefetched for other links', () => {
    prefetchOnIntent(document)
    screen.getByRole('link', { name: 'See products' }).focus()
    expect(hints()).toEqual([])
  })
})

it('the phone’s menu closes when something is chosen, by Escape, and when Back leads elsewhere', async () => {
  closeMenuOnChoice(document)
  const menu = document.querySelector('details')
  const summary = menu?.querySelector('summary')
  const link = menu?.querySelector('a')
  if (!menu || !summary || !link) throw new Error('no menu')
  await userEvent.click(summary)
  expect(menu.open).toBe(true)
  fireEvent.click(link)
  expect(menu.open).toBe(false)
  await userEvent.click(summary)
  link.focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
  await userEvent.click(summary)
  fireEvent.popState(window)
  expect(menu.open).toBe(false)
})
