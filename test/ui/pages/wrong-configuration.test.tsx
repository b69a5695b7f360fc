import { render, screen } from '@testing-library/react'
import { brand } from '../../../src/ui/brand'
import { WrongConfiguration } from '../../../src/ui/pages/wrong-configuration/wrong-configuration'

test('a portal that is set up wrongly says so, and which line to quote', () => {
  render(<WrongConfiguration error="ruleSet: not a rule set" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The portal is not available right now')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It is not set up correctly, so it cannot send or load anything. Anything you saved is safe.' +
      `Please try again in a few minutes. If it still does not work, write to ${brand.email} and quote this line:` +
      '/config.json: ruleSet: not a rule set',
  )
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(document.title).toBe(`Not available · ${brand.name}`)
})
