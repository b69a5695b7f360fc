import { screen, waitFor, within } from '@testing-library/react'
import { never, scripted, succeeds } from '../../../support/scripted-ports'
import { aCategory, aProduct } from '../../../support/shop-builders'
import { openForm } from './open-shop'

const open = (features = {}) => openForm('home', features, 'Generate Quote')
type Opened = Awaited<ReturnType<typeof open>>

const choices = ({ field }: Opened) =>
  within(field('Appliance'))
    .getAllByRole('option')
    .map((option) => option.textContent)

const add = async ({ user, field, dialog }: Opened, name: string, amount: string) => {
  await user.selectOptions(field('Appliance'), name)
  await user.clear(field('Amount'))
  await user.type(field('Amount'), amount)
  await user.click(dialog.getByRole('button', { name: /^Add/ }))
}

describe('the home form', () => {
  test('the browser can fill in the name and the address', async () => {
    const { field } = await open()
    const offered = ['Full name', 'State', 'City', 'Address'].map((label) => field(label).getAttribute('autocomplete'))
    expect(offered).toEqual(['name', 'address-level1', 'address-level2', 'address-line1'])
  })

  test('[HOMEQ-01] [FORM-03] empty, each field has its message', async () => {
    const { expectMessages, quotes } = await open()
    await expectMessages({
      'Full name': 'Please enter full name',
      State: 'Please enter the state',
      City: 'Please enter the city',
      Address: 'Please enter the address',
      'Building value': 'Please enter a valid building value Like 5,000,000',
      Description: 'Please enter the description',
    })
    expect(quotes.quote.inputs).toEqual([])
  })

  test('[HOMEQ-02] [HOMEQ-03] an added appliance is no longer offered, until it is removed', async () => {
    const app = await open()
    const { dialog, user, field } = app
    expect(choices(app)).toEqual(['Select an appliance', 'Television', 'Refrigerator', 'Laptop'])
    expect(dialog.getByRole('button', { name: 'Add Appliance' })).toBeInTheDocument()
    await add(app, 'Television', '100000.5')
    expect(within(dialog.getByRole('list', { name: 'Listed appliances' })).getAllByRole('listitem')).toHaveLength(1)
    expect(await dialog.findByRole('button', { name: 'Add More Appliciances' })).toHaveFocus()
    expect(choices(app)).toEqual(['Select an appliance', 'Refrigerator', 'Laptop'])
    expect(field('Appliance')).toHaveValue('')
    expect(field('Amount')).toHaveValue('')
    expect(dialog.getByText('Total ₦100,000.50 of ₦125,000.00')).toHaveAttribute('role', 'status')
    await user.click(dialog.getByRole('button', { name: 'Remove Television' }))
    expect(choices(app)).toEqual(['Select an appliance', 'Television', 'Refrigerator', 'Laptop'])
    expect(dialog.getByRole('button', { name: 'Add Appliance' })).toBeInTheDocument()
    expect(dialog.getByText('Appliances')).toHaveFocus()
  })

  test('[HOMEQ-04] what would exceed 125,000 is reported and not added; exactly 125,000 is', async () => {
    const app = await open()
    const { dialog, notices } = app
    expect(dialog.getByText("The items' total must not exceed ₦125,000")).toBeInTheDocument()
    await add(app, 'Television', '80000')
    await add(app, 'Laptop', '45000.01')
    const text = 'Adding this item will exceed the threshold of ₦125,000'
    expect(notices).toEqual([{ kind: 'error', text, lasts: 1_500, repeated: true }])
    expect(dialog.getByRole('alert')).toHaveTextContent(text)
    expect(dialog.queryByRole('button', { name: 'Remove Laptop' })).not.toBeInTheDocument()
    await add(app, 'Laptop', '45000')
    expect(dialog.getByText('Total ₦125,000.00 of ₦125,000.00')).toBeInTheDocument()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
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

  test('[HOMEQ-06] sends the building and its appliances, numbers exact, once', async () => {
    const app = await open({ quotes: { quote: scripted(never) } })
    const { type, user, submit, quotes, dialog } = app
    await type({
      'Full name': 'First Last',
      State: 'Lagos',
      City: 'Ikeja',
      Address: '1 Example Street',
      'Building value': '25000000',
      Description: 'A bungalow',
    })
    await add(app, 'Laptop', '125000')
    await user.dblClick(submit())
    expect(quotes.quote.inputs).toEqual([
      {
        kind: 'home',
        signature: 'First Last',
        productId: 101,
        description: 'A bungalow',
        buildingValue: 2_500_000_000n,
        city: 'Ikeja',
        location: '1 Example Street',
        state: 'Lagos',
        items: [{ itemDesc: 'Laptop', itemValue: 12_500_000n }],
      },
    ])
    expect(dialog.getByRole('button', { name: 'Remove Laptop' })).toBeDisabled()
  })

  test('an appliance that is typed but not added gets a note', async () => {
    const app = await open()
    const words = 'This appliance is not in the list yet.'
    expect(app.dialog.queryByText(words)).not.toBeInTheDocument()
    await app.user.type(app.field('Amount'), '5')
    expect(await app.dialog.findByText(words)).toBeInTheDocument()
    await add(app, 'Laptop', '5')
    expect(app.dialog.queryByText(words)).not.toBeInTheDocument()
  })

  test('[COVER-03] what is chosen but not added holds the quote back, and says so at the appliances and above the button', async () => {
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
    await user.selectOptions(field('Appliance'), 'Laptop')
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
    await user.type(field('Amount'), '0')
    await user.click(dialog.getByRole('button', { name: 'Add Appliance' }))
    expect(field('Amount')).toHaveAccessibleDescription('Please provide a valid value Like 50,000')
    expect(quotes.quote.inputs).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    expect(field('Appliance')).toHaveValue('')
    expect(field('Appliance')).toHaveFocus()
    expect(field('Amount')).toHaveValue('')
    expect(dialog.queryByText(words)).not.toBeInTheDocument()
    await user.click(submit())
    expect(quotes.quote.inputs).toMatchObject([{ items: [] }])
  })

  test('without names of appliances it shows a message', async () => {
    const { dialog } = await open({ quotes: { appliances: scripted(succeeds([])) } })
    expect(dialog.getByText('There are no appliances to choose from.')).toBeInTheDocument()
  })

  test('the draft is restored when the shop is closed and opened again', async () => {
    const homes = succeeds([aCategory({ name: 'Home Insurance' })])
    const app = await open({
      catalogue: {
        categories: scripted(homes, homes),
        products: scripted(succeeds([aProduct()]), succeeds([aProduct()])),
      },
      quotes: { appliances: scripted(succeeds(['Television', 'Laptop']), succeeds(['Television', 'Laptop'])) },
    })
    await app.type({ City: 'Ikeja' })
    await add(app, 'Television', '5')
    await app.type({ Amount: '12' })
    await app.user.click(app.dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: /^Buy Insurance/ }))
    await app.user.click(await screen.findByRole('button', { name: /Home Insurance/ }))
    await app.user.click(await screen.findByRole('button', { name: /^Get Quote for/ }))
    expect(await screen.findByLabelText('City')).toHaveValue('Ikeja')
    expect(screen.getByLabelText('Amount')).toHaveValue('12')
    expect(screen.getByText('Total ₦5.00 of ₦125,000.00')).toBeInTheDocument()
  })
})
