import { render, screen } from '@testing-library/react'
import { NotFoundPage } from '../../../src/ui/pages/not-found/not-found-page'

test('[PUB-08] an unknown address says so, and leads home', () => {
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/^There is nothing at this address\./)).toHaveTextContent(
    'The link may be old, or part of it may be missing.',
  )
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
