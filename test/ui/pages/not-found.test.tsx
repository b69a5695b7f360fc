import { render, screen } from '@testing-library/react'
import { contactAddresses, plainContact } from '../../support/contact-addresses'
import { NotFoundPage } from '../../../src/ui/pages/not-found/not-found-page'

test('[PUB-08] [HELP-01: errors] an unknown address says so, leads home, and has the ways to reach the brokerage', () => {
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/^There is nothing at this address\./)).toHaveTextContent(
    'The link may be old, or part of it may be missing.',
  )
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(contactAddresses(document.body)).toEqual(plainContact)
})
