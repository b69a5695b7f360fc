import { act, render, screen } from '@testing-library/react'
import { noFacts } from '../../../../src/domain/catalogue/catalogue'
import { kobo } from '../../../../src/domain/values/money'
import { WhatYouGet } from '../../../../src/ui/pages/quote/what-you-get'

test('[COVER-01] what a product covers opens above its form, and stands beside it where there is room', () => {
  const width = Object.assign(new EventTarget(), { matches: false, media: '' })
  jest.spyOn(window, 'matchMedia').mockReturnValue(width as unknown as MediaQueryList)
  const facts = { ...noFacts, includes: ['Fire'], fromPrice: kobo(1_500_050n) }
  const { container, unmount } = render(<WhatYouGet facts={facts} />)
  const summary = screen.getByText('What you get').closest('summary')
  expect(summary).toHaveTextContent('from ₦15,000.50')
  expect(container.querySelector('details')).not.toHaveAttribute('open')
  act(() => {
    width.matches = true
    width.dispatchEvent(new Event('change'))
  })
  expect(container.querySelector('details')).not.toBeInTheDocument()
  expect(screen.getByText('Fire')).toBeVisible()
  unmount()
})
