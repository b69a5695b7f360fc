import { within } from '@testing-library/react'
import type { Quote } from '../../../../src/domain/quote/quote'
import type { QuoteRequest } from '../../../../src/domain/quote/products'
import { rejected } from '../../../support/builders'
import { fails, never, scripted } from '../../../support/scripted-ports'
import { openForm } from './open-shop'

const amounts = {
  'Full name': 'First Last',
  'Sum assured': '1000000',
  'Critical illness cover': '500000.25',
  'Life cover': '250000',
  'Permanent disability': '0',
}

describe.each(['savings', 'education'])('the %s form', (kind) => {
  test('[SAVE-01] [FORM-03] offers 3 to 12 months; empty, each field has its message', async () => {
    const { field, expectMessages, quotes } = await openForm(kind)
    expect(field('Duration')).toHaveDisplayValue('Select a duration')
    const months = within(field('Duration')).getAllByRole('option').slice(1)
    expect(months.map(({ textContent }) => textContent)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => `${String(count)} months`),
    )
    await expectMessages({
      'Full name': 'Please enter full name',
      Duration: 'Please select a duration for savings',
      'Sum assured': 'Please enter a sum assured amount Like 5,000,000',
      'Critical illness cover': 'Please enter a critical illness cover amount Like 5,000,000',
      'Life cover': 'Please enter a life cover amount Like 5,000,000',
      'Permanent disability': 'Please enter an permanent disablility amount Like 5,000,000',
    })
    expect(quotes.quote.inputs).toEqual([])
  })

  test('[SAVE-02] [QUOTE-01] [QUOTE-03] sends exact numbers, and stays as typed when it is rejected', async () => {
    const { type, field, user, submit, dialog, quotes } = await openForm(kind, {
      quotes: { quote: scripted<QuoteRequest, Quote>(fails(rejected({ message: 'Not now.' })), never) },
    })
    await type(amounts)
    expect(field('Sum assured')).toHaveValue('1,000,000')
    await user.selectOptions(field('Duration'), '12 months')
    await user.click(submit())
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.')
    expect(field('Critical illness cover')).toHaveValue('500,000.25')
    await user.click(submit())
    const request = {
      kind: 'savings',
      signature: 'First Last',
      productId: 101,
      duration: 12,
      sumAssured: 100_000_000n,
      criticalIllnessCover: 50_000_025n,
      lifeCover: 25_000_000n,
      permanentDisability: 0n,
      frequency: 'Monthly',
    }
    expect(quotes.quote.inputs).toEqual([request, request])
  })
})
