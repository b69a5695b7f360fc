import { screen } from '@testing-library/react'
import { aCustomer } from '../../support/builders'
import { renderApp } from '../../support/render-app'
import '../../support/screens/plain'
import { never, succeeds } from '../../support/scripted-ports'
import { brand } from '../../../src/ui/brand'

describe('an address that names no screen', () => {
  test.each(['/nowhere', '/register/other'])(
    '[PUB-08] [SHELL-08] %s has its own page with a link home',
    async (path) => {
      // It does not wait for the session.
      const { at } = renderApp(path, { profile: [never] })
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
      // A screen reader has the heading, which says the same.
      expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true')
      expect(at()).toBe(path)
      expect(document.title).toBe(`Page not found · ${brand.name}`)
    },
  )

  test('[PUB-08] below the dashboard it is shown as well', async () => {
    renderApp('/dashboard/nowhere', { profile: [succeeds(aCustomer())] })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  })
})
