import { screen, within } from '@testing-library/react'
import { contactAddresses, plainContact } from '../../support/contact-addresses'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import '../../support/screens/email'
import { brand } from '../../../src/ui/brand'

test.each([
  ['/login', 'Login'],
  ['/register', 'Create an account'],
  ['/register/confirmEmail', 'Confirm your email'],
  ['/register/verifyEmail', 'Email activation'],
])(
  '[AUTH-01: brand, form panel, image panel] [SHELL-08] [HELP-01: log-in] %s shows logo, tagline and the ways to reach the brokerage beside an image panel, with its own title',
  async (path, name) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name })
    expect(document.title).toBe(`${name} · ${brand.name}`)
    const panel = screen.getByRole('complementary', { name: brand.name })
    expect(within(panel).getByText(brand.tagline)).toBeInTheDocument()
    const form = within(screen.getByRole('main'))
    expect(form.getByRole('link', { name: brand.name }).querySelector('svg')).toBeInTheDocument()
    expect(form.getByText(brand.tagline)).toBeInTheDocument()
    expect(contactAddresses(screen.getByRole('main'))).toEqual(plainContact)
  },
)
