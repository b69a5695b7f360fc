import { act } from '@testing-library/react'
import type { Beneficiaries } from '../../../../src/domain/beneficiary/beneficiary'
import { everyError, rejected } from '../../../support/builders'
import { fails, late, never, scripted, succeeds } from '../../../support/scripted-ports'
import { noBeneficiaries, oneBeneficiary } from '../../../support/shop-builders'
import { openForm } from './open-shop'

const words = 'You currently do not have any beneficiaries, please proceed to setup beneficiaries'

describe('the health form', () => {
  test('[HEALTH-01] [FORM-03] has one field with its message, and sends the name', async () => {
    const { type, submit, user, expectMessages, quotes, dialog } = await openForm('health', {
      quotes: { quote: scripted(never) },
    })
    expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    await expectMessages({ 'Full name': 'Please enter full name' })
    expect(quotes.quote.inputs).toEqual([])
    await type({ 'Full name': 'First Last' })
    await user.dblClick(submit())
    expect(quotes.quote.inputs).toEqual([
      { kind: 'health', signature: 'First Last', productId: 101, subCode: 'Silver' },
    ])
    expect(submit()).toHaveAttribute('aria-busy', 'true')
  })

  test('[BUY-04] [HEALTH-02] a link leads to the beneficiaries, and names the form to return to', async () => {
    const { dialog } = await openForm('health')
    expect(dialog.getByRole('link', { name: 'Setup beneficiaries' })).toHaveAttribute(
      'href',
      '/beneficiaries?category=1&product=101',
    )
  })

  test('[HEALTH-02] without a beneficiary it shows a message with a link, and nothing can be requested', async () => {
    const { dialog, submit, type, user, quotes } = await openForm('health', {
      beneficiaries: { list: scripted(succeeds(noBeneficiaries)) },
    })
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    expect(dialog.getByRole('link', { name: 'Setup beneficiaries' })).toHaveAttribute(
      'href',
      '/beneficiaries?category=1&product=101',
    )
    await type({ 'Full name': 'First Last{Enter}' })
    await user.click(submit())
    expect(quotes.quote.inputs).toEqual([])
  })

  test('[HEALTH-02] while they are loading nothing can be requested, and the page says so', async () => {
    const list = late<Beneficiaries>()
    const { dialog, submit } = await openForm('health', { beneficiaries: { list: scripted(list.answer) } })
    expect(dialog.getByText('A health quote needs a beneficiary. Checking yours…')).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    await act(async () => {
      list.succeeds(oneBeneficiary)
      await Promise.resolve()
    })
    expect(dialog.queryByText(/Looking for yours/)).not.toBeInTheDocument()
    expect(submit()).toBeEnabled()
  })

  test('[HEALTH-02] when they failed to load it shows why, and requests them again on demand', async () => {
    const { dialog, submit, user } = await openForm('health', {
      beneficiaries: { list: scripted(fails(everyError.Outage), succeeds(oneBeneficiary)) } as const,
    })
    expect(await dialog.findByText(/could not load yours\. An error occurred during operation/)).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Get Quote' })).toBeEnabled()
  })

  test("[QUOTE-03] a rejected quote leaves the form as typed and shows the server's message", async () => {
    const { dialog, field, type, user, submit } = await openForm('health', {
      quotes: { quote: scripted(fails(rejected({ message: 'No cover.' }))) },
    })
    await type({ 'Full name': 'First Last' })
    await user.click(submit())
    expect(await dialog.findByRole('alert')).toHaveTextContent('No cover.')
    expect(field('Full name')).toHaveValue('First Last')
  })
})
