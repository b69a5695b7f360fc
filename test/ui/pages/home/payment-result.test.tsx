import { screen, within } from '@testing-library/react'
import { id } from '../../../../src/domain/values/id'
import { day, everyError } from '../../../support/builders'
import { fails } from '../../../support/scripted-ports'
import { aPolicy } from '../../../support/shop-builders'
import { openHome } from './open-home'

describe('the result of a payment at home', () => {
  const bought = aPolicy()
  const paid = { quoteId: id(77), quoteNo: 'Q-0077' }

  test('[PAY-12] after a payment the result is shown until it is dismissed', async () => {
    const { user } = await openHome('Approved', [], { policies: [bought], paid })
    const result = within((await screen.findByRole('heading', { name: 'You are covered' })).parentElement!)
    expect(screen.getByRole('heading', { name: 'You are covered' }).parentElement).toHaveRole('status')
    expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Comprehensive',
      '16\u00a0June\u00a02025 – 15\u00a0June\u00a02026',
      'P-9',
      'PAY-1',
    ])
    expect(result.getByRole('link', { name: 'Open certificate' })).toHaveAttribute(
      'href',
      'https://files.portal.test/certificate',
    )
    for (const [name, part] of [
      ['Receipt', 'payment'],
      ['How to claim', 'claim'],
    ] as const)
      expect(result.getByRole('link', { name })).toHaveAttribute('href', `/dashboard/policies?policy=9#${part}`)
    await user.click(result.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('heading', { name: 'You are covered' })).not.toBeInTheDocument()
  })

  test('[PAY-12] of cover that begins later it says from when', async () => {
    await openHome('Approved', [], { policies: [{ ...bought, coverFrom: day('2025-07-01') }], paid })
    expect(await screen.findByRole('heading', { name: /^You are covered from 1\sJuly\s2025$/ })).toBeInTheDocument()
  })

  test('[PAY-12] until the policy exists the payment is being confirmed', async () => {
    await openHome('Approved', [], { paid })
    expect(await screen.findByRole('heading', { name: /We are confirming your payment/ })).toBeInTheDocument()
    expect(screen.getByText('Your policy appears here in a moment.').parentElement).toHaveRole('status')
  })

  test('[PAY-12] when the policies cannot be read it warns against paying twice', async () => {
    await openHome('Approved', [], { listsPolicies: fails(everyError.Outage), paid })
    expect(await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' })).toBeInTheDocument()
    const words = 'Do not pay again. Your policy appears here as soon as the company has recorded the payment.'
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled()
  })
})
