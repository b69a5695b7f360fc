import { render, screen, within } from '@testing-library/react'
import { brand } from '../../../src/ui/brand'
import { contactAddresses, plainContact } from '../../support/contact-addresses'
import { WrongConfiguration } from '../../../src/ui/pages/wrong-configuration/wrong-configuration'

test('[HELP-01: errors] a portal that is set up wrongly says so, which line to quote, and how to reach the brokerage', () => {
  render(<WrongConfiguration error="ruleSet: not a rule set" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The portal is not available right now')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It is not set up correctly, so it cannot send or load anything. Anything you saved is safe.' +
      `Please try again in a few minutes. If it still does not work, write to ${brand.email} and quote this line:` +
      '/config.json: ruleSet: not a rule set',
  )
  const inText = within(screen.getByRole('alert')).getByRole('link', { name: brand.email })
  expect(inText).toHaveAttribute('href', `mailto:${brand.email}`)
  expect(contactAddresses(document.body).slice(1)).toEqual(plainContact)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(document.title).toBe(`Not available · ${brand.name}`)
})
