import { screen, waitFor, within } from '@testing-library/react'
import { aBeneficiary, listed } from '../../../support/beneficiary-builders'
import { succeeds } from '../../../support/scripted-ports'
import { openBeneficiaries as open } from './open-beneficiaries'

const one = succeeds(listed(aBeneficiary()))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the way back to the quote form', () => {
  test('leads to the shop address that the customer came from, also after a form was opened', async () => {
    const { user } = await open('/beneficiaries?category=3&product=30', [one])
    await user.click(screen.getByRole('link', { name: 'Add New Beneficiary' }))
    const form = await dialog('Add New Beneficiary')
    expect(window.location.search).toBe('?category=3&product=30&add=yes')
    await user.click(await form.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await user.click(screen.getByRole('link', { name: 'Back to your quote' }))
    expect(window.location.pathname + window.location.search).toBe('/dashboard?category=3&product=30')
  })

  test('is not offered to a customer who came from elsewhere', async () => {
    await open('/dashboard/beneficiaries', [one])
    expect(screen.queryByRole('link', { name: 'Back to your quote' })).not.toBeInTheDocument()
  })
})
