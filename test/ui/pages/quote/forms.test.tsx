import { act, screen, within } from '@testing-library/react'
import type { Beneficiaries } from '../../../../src/domain/beneficiary/beneficiary'
import { everyError } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import { fails, late, scripted, succeeds } from '../../../support/scripted-ports'
import { aCategory, noBeneficiaries, oneBeneficiary, someDestinations } from '../../../support/shop-builders'
import { openForm, openShop } from './open-shop'

describe('the health form', () => {
  test('[HEALTH-01] [FORM-03] has one field with its message', async () => {
    const { expectMessages, dialog } = await openForm('health')
    expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    await expectMessages({ 'Full name': 'Please enter full name' })
  })

  test('[HEALTH-02] while the beneficiaries are loading, and without any, nothing can be requested, and the page says why', async () => {
    const list = late<Beneficiaries>()
    const { dialog, submit } = await openForm('health', { beneficiaries: { list: scripted(list.answer) } })
    expect(dialog.getByText('A health quote needs a beneficiary. Checking yours…')).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    await act(async () => {
      list.succeeds(noBeneficiaries)
      await Promise.resolve()
    })
    const words = 'You currently do not have any beneficiaries, please proceed to setup beneficiaries'
    expect(dialog.getByText(words)).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    expect(dialog.getByRole('link', { name: 'Setup beneficiaries' })).toHaveAttribute(
      'href',
      '/beneficiaries?category=1&product=101',
    )
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
})

test.each(['savings', 'education'])(
  '[SAVE-01] [FORM-03] the %s form offers 3 to 12 months; empty, each field has its message',
  async (kind) => {
    const { field, expectMessages } = await openForm(kind)
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
  },
)

describe('the travel form', () => {
  test('[TRAVEL-01] [FORM-03] empty, each field has its message, and the summary leads to it', async () => {
    const { expectMessages, type, dialog, field, user } = await openForm('travel')
    expect(field('Destination')).toHaveAttribute('placeholder', 'Type a part of its name')
    expect(field('Arrival date')).toHaveAccessibleDescription('Back in Nigeria')
    expect(keyboardOf(field('Passport number'))).toBe('characters')
    await type({ 'Departure date': '2025-07-01', 'Arrival date': '2025-06-30' })
    await user.click(field('Passport number'))
    expect(field('Arrival date')).toHaveAccessibleDescription(/^The date must be 1\sJuly\s2025 or later\./)
    for (const label of ['Departure date', 'Arrival date']) await user.clear(field(label))
    const messages = {
      'Full name': 'Please enter full name',
      Destination: 'Please select your destination',
      'Passport number': 'Please enter your passport number',
      'Departure date': 'Please enter a departure date',
      'Departure time': 'Please enter a departure time',
      'Arrival date': 'Please enter an arrival date',
      'Arrival time': 'Please enter an arrival time',
    }
    await expectMessages(messages)
    const summary = within(dialog.getByRole('alert'))
    expect(summary.getByText('7 answers need attention')).toBeInTheDocument()
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(Object.keys(messages))
    await user.click(summary.getByRole('link', { name: 'Passport number' }))
    expect(field('Passport number')).toHaveFocus()
  })

  test('[KYC-19] a destination is found by a familiar name', async () => {
    const destinations = [...someDestinations, { code: 'AE', name: 'United Arab Emirates' }]
    const { field, user, dialog } = await openForm('travel', {
      quotes: { destinations: scripted(succeeds(destinations)) },
    })
    await user.type(field('Destination'), 'dubai')
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United Arab Emirates'])
  })

  test('an empty list of destinations is reported', async () => {
    await openShop('?category=1&product=101', {
      categories: [aCategory({ name: 'Travel Insurance' })],
      features: { quotes: { destinations: scripted(succeeds([])) } },
    })
    expect(await screen.findByText('No destinations yet')).toBeInTheDocument()
    expect(
      screen.getByText('This product does not cover any country at the moment. Please choose another one.'),
    ).toBeInTheDocument()
  })
})
