import { emptyForms } from '../../../../src/domain/quote/products'
import { noAppliances, type Source } from '../../../../src/machines/quote/setup/context'
import { day } from '../../../support/builders'
import {
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
import { categories, quote } from '../of/quote'
import { answers, event, fails, passes, type Beginning, type BrowserWalk } from './moves'

const at = (name: string, category?: string, product?: string, source?: Source): Beginning => ({
  name,
  input: { userName: 'customer', ownName: '', category, product, replaces: undefined, source },
})

const product = String(aProduct().id)
const stateOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1)

export const quoteInBrowser: BrowserWalk = {
  walk: quote,
  starts: [
    at('at the categories'),
    at('at the products', '1'),
    ...Object.keys(fullForms).map((kind, index) => at(`at the ${kind} form`, String(index + 1), product)),
    at('at a renewal', '1', product, { by: 'renews', id: '9' }),
    at('at a product without a form', String(categories.length), product),
  ],
  moves: [
    answers('openShop', { categories, today: day('2025-06-16'), forms: emptyForms, appliances: noAppliances }),
    fails('openShop'),
    answers('loadProducts', [aProduct()]),
    fails('loadProducts'),
    answers('loadMakes', someMakes),
    fails('loadMakes'),
    event({ type: 'choose-make', form: fullForms.motor }, { in: 'Motor.Editing' }),
    answers('loadModels', someModels),
    fails('loadModels'),
    answers('loadBeneficiaries', noBeneficiaries, 'answers with none'),
    answers('loadBeneficiaries', oneBeneficiary, 'answers with one'),
    fails('loadBeneficiaries'),
    answers('loadDestinations', [], 'answers with none'),
    answers('loadDestinations', someDestinations, 'answers with some'),
    fails('loadDestinations'),
    answers('loadApplianceNames', someApplianceNames),
    fails('loadApplianceNames'),
    ...Object.entries(fullForms).map(([kind, form]) =>
      event(
        { type: 'request-quote', typed: { kind, form } },
        { name: `request-quote for ${kind}`, in: `${stateOf(kind)}.Editing` },
      ),
    ),
    answers('requestQuote', aQuote()),
    passes('redirect'),
  ],
}
