import { act, screen, waitFor } from '@testing-library/react'
import type { VehicleModel } from '../../../../src/domain/quote/quote-product'
import type { Quote } from '../../../../src/domain/quote/quote'
import { choose } from '../../../support/choose'
import { everyError, rejected } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import '../../../support/screens/checkout'
import { fails, late, never, scripted, succeeds } from '../../../support/scripted-ports'
import { aClientQuote, aMotorForm, aQuote, someModels } from '../../../support/shop-builders'
import { openMotor } from './open-shop'

describe('the motor form', () => {
  test('[MOTOR-01] has its label, ten fields and the hint of the body type', async () => {
    const { field, dialog } = await openMotor()
    expect(dialog.getByText('step 1/4')).toBeInTheDocument()
    const labels = [
      'Registration number',
      'Colour',
      'Year of manufacture',
      'Engine number',
      'Chassis number',
      'Price of car',
      'Body type',
    ]
    labels.forEach((label) => {
      expect(field(label)).toHaveValue('')
    })
    expect(labels.map((label) => keyboardOf(field(label)))).toEqual([
      'characters',
      '',
      'numeric',
      'characters',
      'characters',
      'decimal',
      '',
    ])
    expect(field('Body type')).toHaveAccessibleDescription('Eg : Saloon')
    expect(field('Make')).toHaveRole('combobox')
    expect(field('Make')).toHaveAttribute('placeholder', 'Type a part of its name')
    expect(field('Model')).toHaveRole('combobox')
    expect(field('Model')).toHaveDisplayValue('Select a make first')
    expect(field('It is commercial')).not.toBeChecked()
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('[MOTOR-02: disabled at first] the model is disabled until there is a make, with an overlay while its models are loading', async () => {
    const models = late<readonly VehicleModel[]>()
    const { user, field, dialog, submit } = await openMotor({
      features: { quotes: { vehicleModels: scripted(models.answer) } },
    })
    await user.click(field('Make'))
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Toyota', 'Honda']),
    )
    expect(field('Model')).toBeDisabled()
    await choose(user, field('Make'), 'Toyota')
    expect(dialog.getByText('Fetching Vehicle Models')).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    act(() => {
      models.succeeds(someModels)
    })
    expect(await dialog.findByRole('option', { name: 'Corolla' })).toBeInTheDocument()
    expect(dialog.queryByText('Fetching Vehicle Models')).not.toBeInTheDocument()
    expect(field('Model')).toBeEnabled()
  })

  test('[MOTOR-02: cleared] another make clears the model', async () => {
    const { user, field, fill } = await openMotor({
      features: { quotes: { vehicleModels: scripted(succeeds(someModels), never) } },
    })
    await fill()
    expect(field('Model')).toHaveDisplayValue('Camry')
    await choose(user, field('Make'), 'Honda')
    expect(field('Model')).toBeDisabled()
    expect(field('Model')).toHaveValue('')
    expect(field('Colour')).toHaveValue('Blue')
  })

  test('models that fail to load are reported, and requested again on demand', async () => {
    const { user, field, dialog } = await openMotor({
      features: {
        quotes: { vehicleModels: scripted(fails(everyError.Outage), succeeds(someModels)) } as const,
      },
    })
    await choose(user, field('Make'), 'Toyota')
    expect(await dialog.findByText('An error occurred during operation')).toBeInTheDocument()
    expect(dialog.queryByText('Select a make first')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('option', { name: 'Corolla' })).toBeInTheDocument()
    expect(dialog.queryByText('An error occurred during operation')).not.toBeInTheDocument()
  })

  test('[MOTOR-03] [FORM-03] empty, each field has its message', async () => {
    const { user, field, submit, quotes } = await openMotor()
    await user.click(submit())
    const messages = {
      'Registration number': 'Please enter the registration number',
      Make: 'Please select the vehicle make',
      Model: 'Please select the vehicle model',
      Colour: 'Please enter the colour',
      'Year of manufacture': 'Please enter a valid year of manufacture. eg : 2009',
      'Engine number': 'Please enter the engine number',
      'Chassis number': 'Please enter the chassis number',
      'Price of car': 'Please enter the price of the car Like 5,000,000',
      'Body type': 'Please enter the body type Eg : Saloon',
    }
    for (const [label, message] of Object.entries(messages)) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    }
    expect(quotes.quote.inputs).toEqual([])
  })

  test.each([
    ['its message', [], 'No cover.', ''],
    [
      'its violation at the field alone',
      [{ message: 'This car is too old.', fields: ['vehicles[0].manuYear'] }],
      '1 answer needs attention',
      'This car is too old.',
    ],
  ])(
    "[QUOTE-03] [FORM-05] a rejected quote leaves the form as typed and shows the server's words: %s",
    async (_, violations, beside, atField) => {
      const { user, field, fill, submit, dialog } = await openMotor({
        features: { quotes: { quote: scripted(fails(rejected({ message: 'No cover.', violations }))) } },
      })
      await fill()
      await user.click(field('It is commercial'))
      await user.click(submit())
      expect(await dialog.findByRole('alert')).toHaveTextContent(beside)
      expect(field('Year of manufacture')).toHaveAccessibleDescription(atField)
      expect(field('Price of car')).toHaveValue('1,250,000.5')
      expect(field('Model')).toHaveDisplayValue('Camry')
      expect(field('It is commercial')).toBeChecked()
    },
  )

  test('[MOTOR-04] [FORM-04] sends the typed values, once, and is busy meanwhile', async () => {
    const { user, fill, submit, quotes, dialog } = await openMotor({
      features: { quotes: { quote: scripted(never) } },
    })
    await fill()
    await user.dblClick(submit())
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    const { makeId, modelId, value, ...texts } = aMotorForm()
    expect([makeId, modelId, value]).toEqual(['5', '52', '1250000.50'])
    expect(quotes.quote.inputs).toEqual([
      { ...texts, kind: 'motor', signature: 'MOTOR', productId: 101, makeId: 5, modelId: 52, value: 125_000_050n },
    ])
  })
})

describe('a quote', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('[QUOTE-02: stored, toast, checkout] empties the form, is stored with a toast, and 1 s later checkout opens with it', async () => {
    const answer = late<Quote>()
    const { user, field, fill, submit, notices, quoteStore, at } = await openMotor({
      advanceTimers: jest.advanceTimersByTime,
      features: {
        quotes: { quote: scripted(answer.answer) },
        payment: { widgetToken: scripted(never) },
      },
    })
    const pass = (milliseconds: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(milliseconds)
      })
    await fill()
    await user.click(submit())
    answer.succeeds(aQuote())
    await pass(0)
    expect(notices).toEqual([{ kind: 'success', text: 'Quote was successfully generated', lasts: 1_500 }])
    expect(field('Registration number')).toHaveValue('')
    expect(submit()).toBeDisabled()
    expect(quoteStore.quote()).toEqual(aClientQuote())
    await pass(900)
    expect(at()).toBe('/dashboard')
    await pass(100)
    expect(await screen.findByRole('heading', { name: 'Confirm Order Details (# 77)' })).toBeInTheDocument()
    expect(at()).toBe('/dashboard/checkout')
  })

  test('[QUOTE-02: stored] empties a form that began with a draft, too', async () => {
    const { user, field, fill, submit, dialog } = await openMotor({
      advanceTimers: jest.advanceTimersByTime,
      features: { quotes: { quote: scripted(succeeds(aQuote())) } },
    })
    await fill()
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await user.click(await dialog.findByRole('button', { name: 'Get Quote for Comprehensive' }))
    expect(await dialog.findByLabelText('Colour')).toHaveValue('Blue')
    await dialog.findByRole('option', { name: 'Camry' })
    await user.click(submit())
    await waitFor(() => {
      expect(field('Colour')).toHaveValue('')
    })
  })
})
