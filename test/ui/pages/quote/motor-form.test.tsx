import { act, waitFor } from '@testing-library/react'
import type { VehicleModel } from '../../../../src/domain/quote/quote-product'
import type { Quote } from '../../../../src/domain/quote/quote'
import { choose } from '../../../support/choose'
import { everyError, rejected } from '../../../support/builders'
import { keyboardOf } from '../../../support/keyboard'
import '../../../support/screens/checkout'
import { fails, late, never, scripted, succeeds } from '../../../support/scripted-ports'
import { aQuote, someModels } from '../../../support/shop-builders'
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

  test('[MOTOR-02: disabled at first, cleared] the model is disabled until there is a make, with an overlay while its models are loading, and cleared by another', async () => {
    const models = late<readonly VehicleModel[]>()
    const { user, field, dialog, submit } = await openMotor({
      features: { quotes: { vehicleModels: scripted(fails(everyError.Outage), models.answer, never) } as const },
    })
    expect(field('Model')).toBeDisabled()
    await choose(user, field('Make'), 'Toyota')
    expect(await dialog.findByText('An error occurred during operation')).toBeInTheDocument()
    expect(dialog.queryByText('Select a make first')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(dialog.getByText('Fetching Vehicle Models')).toBeInTheDocument()
    expect(dialog.queryByText('An error occurred during operation')).not.toBeInTheDocument()
    expect(submit()).toBeDisabled()
    act(() => {
      models.succeeds(someModels)
    })
    expect(await dialog.findByRole('option', { name: 'Corolla' })).toBeInTheDocument()
    expect(dialog.queryByText('Fetching Vehicle Models')).not.toBeInTheDocument()
    await user.selectOptions(field('Model'), 'Camry')
    await choose(user, field('Make'), 'Honda')
    expect(field('Model')).toBeDisabled()
    expect(field('Model')).toHaveValue('')
  })

  test('[QUOTE-03] [FORM-04] the button is busy while a quote is requested; a failure leaves the form as typed', async () => {
    const answer = late<Quote>()
    const { user, field, fill, submit, dialog } = await openMotor({
      features: { quotes: { quote: scripted(answer.answer) } },
    })
    await fill()
    await user.click(field('It is commercial'))
    await user.click(submit())
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled()
    answer.fails(rejected({ message: 'No cover.' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('No cover.')
    expect(field('Price of car')).toHaveValue('1,250,000.5')
    expect(field('Model')).toHaveDisplayValue('Camry')
    expect(field('It is commercial')).toBeChecked()
  })

  test('[QUOTE-02: stored] a quote empties a form that began with a draft', async () => {
    const { user, field, fill, submit, dialog } = await openMotor({
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
    expect(submit()).toBeDisabled()
  })
})
