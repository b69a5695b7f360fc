import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  emptyForms,
  quoteKinds,
  quoteProducts,
  type QuoteForms,
  type QuoteKind,
} from '../../../../src/domain/quote/products'
import { noAppliances, requestedKind, type QuoteContext } from '../../../../src/machines/quote/setup/context'
import { quoteMachine } from '../../../../src/machines/quote/machine'
import { day } from '../../../support/builders'
import {
  aCategory,
  anAppliance,
  aProduct,
  aQuote,
  fullForms,
  noBeneficiaries,
  oneBeneficiary,
  someApplianceNames,
  someDestinations,
  someMakes,
  someModels,
} from '../../../support/shop-builders'
import { id, idText } from '../../../../src/domain/values/id'
import { answering, type Walk } from '../walk'

/** One of each kind, and one that has no form. */
const names = [...quoteKinds.map((kind) => quoteProducts[kind].category), 'Pet Insurance']
export const categories = names.map((name, index) => aCategory({ id: id(index + 1), name }))
const product = idText(aProduct().id)

const places = [
  { category: undefined, product: undefined, replaces: undefined },
  ...categories.flatMap((category) =>
    [undefined, product].map((one) => ({ category: idText(category.id), product: one, replaces: undefined })),
  ),
]

const typed = (forms: QuoteForms) => Object.entries(forms).map(([kind, form]: [string, object]) => ({ kind, form }))

/** The data of the requested category; the data of the others has no effect while it is requested. */
const known: Partial<Readonly<Record<QuoteKind, (context: QuoteContext) => readonly unknown[]>>> = {
  motor: ({ makes, models, forms }) => [makes.length, models.length, forms.motor.makeId],
  travel: ({ destinations }) => [destinations.length],
  home: ({ applianceNames, appliances }) => [applianceNames.length, appliances.items.length],
}

/** A page only sends what was typed into its own form. */
const isOfAnotherForm = ({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const sent: unknown = event['typed']
  return (
    typeof sent === 'object' && sent !== null && Reflect.get(sent, 'kind') !== requestedKind(context as QuoteContext)
  )
}

const input = { userName: 'customer', ownName: '', ...places[0], source: undefined }

export const quote: Walk = {
  machine: quoteMachine,
  starts: [undefined, { by: 'renews', id: '9' }, { by: 'corrects', id: '77' }].map((source) => ({
    input: { ...input, source },
  })),
  inputs: places.map((place) => ({ ...input, ...place })),
  events: [
    { type: 'minute-began', today: day('2025-06-16'), time: '12:00' },

    ...places.map((place) => ({ type: 'address-changed', ...place })),
    { type: 'choose-category', category: id(1) },
    { type: 'choose-product', product: aProduct().id },
    { type: 'choose-make', form: fullForms.motor },
    ...typed(fullForms).flatMap((full) => [
      { type: 'fill-in', typed: full },
      { type: 'request-quote', typed: full },
    ]),
    ...typed(emptyForms).map((empty) => ({ type: 'request-quote', typed: empty })),
    { type: 'fill-in-appliance', appliance: anAppliance() },
    { type: 'add-appliance', appliance: anAppliance() },
    { type: 'add-appliance', appliance: anAppliance({ itemDesc: '' }) },
    { type: 'add-appliance', appliance: anAppliance({ itemDesc: 'Laptop', itemValue: '999999999' }) },
    { type: 'remove-appliance', itemDesc: anAppliance().itemDesc },
    { type: 'try-again' },
    { type: 'go-back' },
    { type: 'close-shop' },
  ],
  answers: {
    openShop: answering(
      ...[undefined, '77'].map((replaces) => ({
        categories,
        today: day('2025-06-16'),
        forms: emptyForms,
        appliances: noAppliances,
        replaces,
      })),
    ),
    loadProducts: answering([aProduct()]),
    loadMakes: answering(someMakes),
    loadModels: answering(someModels),
    loadDestinations: answering(someDestinations, []),
    loadApplianceNames: answering(someApplianceNames),
    loadBeneficiaries: answering(oneBeneficiary, noBeneficiaries),
    requestQuote: answering(aQuote()),
  },
  writes: ['requestQuote'],
  key: (context: QuoteContext) => {
    const { requested, source, productsOf, moved } = context
    const kind = requestedKind(context)
    return [requested, source, productsOf === requested.category, moved !== undefined, kind && known[kind]?.(context)]
  },
  never: isOfAnotherForm,
}
