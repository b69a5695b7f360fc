import { screen, within } from '@testing-library/react'
import type { Destination } from '../../../../src/domain/quote/quote-product'
import type { Id } from '../../../../src/domain/values/id'
import { choose } from '../../../support/choose'
import { everyError } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import { fails, never, scripted, succeeds, type Scripted } from '../../../support/scripted-ports'
import { aCategory, someDestinations } from '../../../support/shop-builders'
import { openForm, openShop } from './open-shop'

const journey = {
  'Full name': 'First Last',
  'Passport number': 'A12345678',
  'Departure date': '2025-07-01',
  'Departure time': '09:30',
  'Arrival date': '2025-07-08',
  'Arrival time': '18:05',
}

describe('the travel form', () => {
  test('[TRAVEL-01] [FORM-03] empty, each field has its message, and the summary leads to it', async () => {
    const { expectMessages, dialog, field, user } = await openForm('travel')
    const messages = {
      'Full name': 'Please enter full name',
      Destination: 'Please select your destination',
      'Passport number': 'Please enter your passport number',
      'Departure date': 'Please enter a departure date',
      'Departure time': 'Please enter a departure time',
      'Arrival date': 'Please enter an arrival date',
      'Arrival time': 'Please enter an arrival time',
    }
    expect(field('Destination')).toHaveAttribute('placeholder', 'Type a part of its name')
    expect(keyboardOf(field('Passport number'))).toBe('characters')
    await expectMessages(messages)
    const summary = within(dialog.getByRole('alert'))
    expect(summary.getByText('7 answers need attention')).toBeInTheDocument()
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(Object.keys(messages))
    await user.click(summary.getByRole('link', { name: 'Passport number' }))
    expect(field('Passport number')).toHaveFocus()
  })

  test('[TRAVEL-01] [TRAVEL-02] [TRAVEL-03] chooses by country, rejects an arrival before departure, and sends the rest', async () => {
    const { type, field, user, submit, dialog, quotes, expectMessages } = await openForm('travel', {
      quotes: { quote: scripted(never) },
    })
    expect(dialog.getByRole('link', { name: 'Setup beneficiaries' })).toBeInTheDocument()
    await type({ ...journey, 'Arrival date': '2025-06-30' })
    await choose(user, field('Destination'), 'Kenya')
    expect(field('Arrival date')).toHaveAccessibleDescription('The date must be 1\u00a0July\u00a02025 or later.')
    await expectMessages({ 'Arrival date': 'Arrival cannot be before departure' })
    await user.clear(field('Arrival date'))
    await type({ 'Arrival date': '2025-07-08' })
    await user.click(submit())
    expect(quotes.quote.inputs).toEqual([
      {
        kind: 'travel',
        signature: 'First Last',
        productId: 101,
        destination: 'KE',
        arrivaldate: '2025-07-08T18:05:00',
        depaturedate: '2025-07-01T09:30:00',
        passportNo: 'A12345678',
      },
    ])
  })

  test('[COVER-05: within a year] names the arrival in Nigeria, and a departure in the past or after a year at its field', async () => {
    const { type, field, expectMessages, user } = await openForm('travel')
    expect(field('Arrival date')).toHaveAccessibleDescription('Back in Nigeria')
    await type({ ...journey, 'Departure date': '2025-06-15' })
    await choose(user, field('Destination'), 'Kenya')
    await expectMessages({ 'Departure date': 'Departure cannot be in the past' })
    await user.clear(field('Departure date'))
    await type({ 'Departure date': '2026-06-17' })
    await expectMessages({ 'Departure date': 'Departure must be within a year from today' })
  })

  test('destinations that fail to load are reported, and can be requested again; an empty list is reported', async () => {
    const open = (destinations: Scripted<Id, readonly Destination[]>) =>
      openShop('?category=1&product=101', {
        categories: [aCategory({ name: 'Travel Insurance' })],
        features: { quotes: { destinations } },
      })
    const failed = await open(scripted(fails(everyError.Outage), succeeds(someDestinations)))
    await failed.user.click(await failed.dialog.findByRole('button', { name: 'Try again' }))
    await failed.user.click(await failed.dialog.findByLabelText('Destination'))
    expect(await failed.dialog.findByRole('option', { name: 'Ghana' })).toBeInTheDocument()
    failed.unmount()
    await open(scripted(succeeds([])))
    expect(await screen.findByText('No destinations yet')).toBeInTheDocument()
    expect(
      screen.getByText('This product does not cover any country at the moment. Please choose another one.'),
    ).toBeInTheDocument()
  })
})
