import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Category, Product } from '../../../../src/domain/catalogue/catalogue'
import { choose } from '../../../support/choose'
import { aCustomer } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import { renderApp, type AppScript } from '../../../support/render-app'
import '../../../support/screens/shop'
import { scripted, succeeds } from '../../../support/scripted-ports'
import {
  aCategory,
  aProduct,
  oneBeneficiary,
  someApplianceNames,
  someDestinations,
  someMakes,
  someModels,
} from '../../../support/shop-builders'

type Script = {
  readonly categories?: readonly Category[]
  readonly products?: readonly Product[]
  readonly features?: AppScript['features']
}

/** The portal at an address of the shop. */
export const openShop = async (search: string, script: Script = {}) => {
  const { categories = [aCategory()], products = [aProduct()], features } = script
  const app = renderApp(`/dashboard${search}`, {
    profile: [succeeds(aCustomer())],
    features: {
      ...features,
      catalogue: {
        categories: scripted(succeeds(categories)),
        products: scripted(succeeds(products)),
        ...features?.catalogue,
      },
      quotes: {
        vehicleMakes: scripted(succeeds(someMakes)),
        vehicleModels: scripted(succeeds(someModels), succeeds(someModels)),
        destinations: scripted(succeeds(someDestinations)),
        appliances: scripted(succeeds(someApplianceNames)),
        ...features?.quotes,
      },
      beneficiaries: { list: scripted(succeeds(oneBeneficiary)), ...features?.beneficiaries },
      policies: { list: scripted(succeeds({ rows: [], total: 0 })), ...features?.policies },
      mandates: { list: scripted(succeeds({ rows: [], total: 0 })), ...features?.mandates },
    },
  })
  const dialog = await screen.findByRole('dialog')
  return { ...app, dialog: within(dialog) }
}

export const openMotor = async (script: Script = {}) => {
  const app = await openShop('?category=1&product=101', script)
  await screen.findByText('step 1/4')
  const field = (label: string) => app.dialog.getByLabelText(label)
  const submit = () => app.dialog.getByRole('button', { name: 'Get Quote' })
  /** A valid form; the models must have loaded. */
  const fill = async () => {
    await choose(app.user, field('Make'), 'Toyota')
    await app.dialog.findByRole('option', { name: 'Camry' })
    const texts = {
      'Registration number': 'ABC-123DE',
      Colour: 'Blue',
      'Year of manufacture': '2009',
      'Engine number': 'E-1',
      'Chassis number': 'C-1',
      'Price of car': '1250000.5',
      'Body type': 'Saloon',
    }
    for (const [label, text] of Object.entries(texts)) await fillIn(app.user, field(label), text)
    await app.user.selectOptions(field('Model'), 'Camry')
  }
  return { ...app, field, submit, fill }
}

const categoryOf: Readonly<Record<string, string>> = {
  health: 'Health & Life Insurance',
  travel: 'Travel Insurance',
  home: 'Home Insurance',
  savings: 'Savings Insurance',
  education: 'Education Insurance',
}

/** The portal at one of the other forms. */
export const openForm = async (kind: string, features: AppScript['features'] = {}, submitText = 'Get Quote') => {
  const app = await openShop('?category=1&product=101', {
    categories: [aCategory({ name: categoryOf[kind] ?? '' })],
    features,
  })
  const submit = () => app.dialog.getByRole('button', { name: submitText })
  await app.user.clear(await app.dialog.findByLabelText('Full name'))
  const field = (label: string) => app.dialog.getByLabelText(label)
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) {
      const control = field(label)
      // A time is set at once, as by its picker.
      if (control instanceof HTMLInputElement && control.type === 'time')
        fireEvent.change(control, { target: { value: text } })
      else await fillIn(app.user, control, text)
    }
  }
  /** Every label has that description after a submit. */
  const expectMessages = async (messages: Readonly<Record<string, string>>) => {
    await app.user.click(submit())
    for (const [label, message] of Object.entries(messages))
      await waitFor(() => {
        expect(field(label)).toHaveAccessibleDescription(message)
      })
  }
  return { ...app, submit, field, type, expectMessages }
}
