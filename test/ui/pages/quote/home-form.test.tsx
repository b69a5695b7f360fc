import { waitFor, within } from '@testing-library/react'
import { never, scripted, succeeds } from '../../../support/scripted-ports'
import { openForm } from './open-shop'

const open = (features = {}) => openForm('home', features, 'Generate Quote')
type Opened = Awaited<ReturnType<typeof open>>

const choices = ({ field }: Opened) =>
  within(field('Appliance'))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the home form', () => {
  test('[HOMEQ-01] [FORM-03] is filled in by the browser as far as it can; empty, each field has its message', async () => {
    const { field, expectMessages } = await open()
    const offered = ['Full name', 'State', 'City', 'Address'].map((label) => field(label).getAttribute('autocomplete'))
    expect(offered).toEqual(['name', 'address-level1', 'address-level2', 'address-line1'])
    await expectMessages({
      'Full name': 'Please enter full name',
      State: 'Please enter the state',
      City: 'Please enter the city',
      Address: 'Please enter the address',
      'Building value': 'Please enter a valid building value Like 5,000,000',
      Description: 'Please enter the description',
    })
  })

  test('[HOMEQ-02] [HOMEQ-03] [HOMEQ-04] an added appliance is no longer offered until it is removed, and one above the limit is refused', async () => {
    const app = await open()
    const { dialog, user, field } = app
    const add = async (name: string, amount: string) => {
      await user.selectOptions(field('Appliance'), name)
      await user.clear(field('Amount'))
      await user.type(field('Amount'), amount)
      await user.click(dialog.getByRole('button', { name: /^Add/ }))
    }
    expect(dialog.getByText("The items' total must not exceed ₦125,000")).toBeInTheDocument()
    expect(choices(app)).toEqual(['Select an appliance', 'Television', 'Refrigerator', 'Laptop'])
    expect(dialog.getByRole('button', { name: 'Add Appliance' })).toBeInTheDocument()
    await add('Television', '100000.5')
    expect(within(dialog.getByRole('list', { name: 'Listed appliances' })).getAllByRole('listitem')).toHaveLength(1)
    expect(await dialog.findByRole('button', { name: 'Add More Appliciances' })).toHaveFocus()
    expect(choices(app)).toEqual(['Select an appliance', 'Refrigerator', 'Laptop'])
    expect(field('Appliance')).toHaveValue('')
    expect(field('Amount')).toHaveValue('')
    expect(dialog.getByText('Total ₦100,000.50 of ₦125,000.00')).toHaveAttribute('role', 'status')
    await add('Laptop', '45000')
    expect(dialog.getByRole('alert')).toHaveTextContent('Adding this item will exceed the threshold of ₦125,000')
    await user.click(dialog.getByRole('button', { name: 'Remove Television' }))
    expect(choices(app)).toEqual(['Select an appliance', 'Television', 'Refrigerator', 'Laptop'])
    expect(dialog.getByRole('button', { name: 'Add Appliance' })).toBeInTheDocument()
    expect(dialog.getByText('Appliances')).toHaveFocus()
  })

  test('[HOMEQ-05] an appliance without a name or a value has its messages; Enter adds, and requests no quote', async () => {
    const { dialog, field, user } = await open()
    await user.type(field('Amount'), '{Enter}')
    await waitFor(() => {
      expect(field('Appliance')).toHaveAccessibleDescription('Please provide an item name')
    })
    expect(field('Amount')).toHaveAccessibleDescription('Please provide a valid value Like 50,000')
    expect(dialog.queryByText('Please enter the state')).not.toBeInTheDocument()
  })

  test('[COVER-03] what is chosen but not added gets a note, holds the quote back, and says so at the appliances and above the button', async () => {
    const app = await open({ quotes: { quote: scripted(never) } })
    const { type, user, field, submit, dialog, quotes } = app
    await type({
      'Full name': 'First Last',
      State: 'Lagos',
      City: 'Ikeja',
      Address: '1 Example Street',
      'Building value': '25000000',
      Description: 'A bungalow',
    })
    const note = () => dialog.queryByText('This appliance is not in the list yet.')
    expect(note()).not.toBeInTheDocument()
    await user.selectOptions(field('Appliance'), 'Laptop')
    await waitFor(() => expect(note()).toBeInTheDocument())
    await user.click(submit())
    const group = dialog.getByRole('group', { name: 'Appliances' })
    const words = 'Add it to the list first, or clear it'
    await waitFor(() => {
      expect(group).toHaveAccessibleDescription(words)
    })
    const summary = within(dialog.getByRole('alert'))
    expect(summary.getByText('1 answer needs attention')).toBeInTheDocument()
    await user.click(summary.getByRole('link', { name: 'Appliances' }))
    expect(field('Amount')).toHaveFocus()
    expect(quotes.quote.inputs).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    expect(field('Appliance')).toHaveValue('')
    expect(field('Appliance')).toHaveFocus()
    expect(dialog.queryByText(words)).not.toBeInTheDocument()
    await user.click(submit())
    expect(quotes.quote.inputs).toMatchObject([{ items: [] }])
  })

  test('without names of appliances it shows a message', async () => {
    const { dialog } = await open({ quotes: { appliances: scripted(succeeds([])) } })
    expect(dialog.getByText('There are no appliances to choose from.')).toBeInTheDocument()
  })
})
