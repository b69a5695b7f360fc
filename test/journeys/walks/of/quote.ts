import type { Page } from '@playwright/test'
import { left, right } from 'fp-ts/Either'
import { emptyForms, type QuoteForms } from '../../../../src/domain/quote/forms'
import { noAppliances } from '../../../../src/machines/quote/context'
import { day, everyError } from '../../../support/builders'
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
import { categories, quote } from '../../../machines/walks/of/quote'
import { addBeneficiary } from '../../support/beneficiaries'
import { products, requestQuote } from '../../support/products'
import { fillMotorForm, getQuoteButton, motorFormPath } from '../../support/shop'
import { open, pass, type Beginning, type BrowserWalk, type Move, type World } from '../move'

const start = (category: string | undefined, product: string | undefined, path: string): Beginning => ({
  input: { userName: 'customer', category, product },
  arrange: ({ become }) => become(),
  open: open(path),
})

const answers = (actor: string, output: unknown): Move => ({ actor, output: right(output) })

/** A read that nobody answers, twice. */
const fails = (actor: string, path: string): Move => ({
  actor,
  output: left(everyError.Outage),
  arrange: ({ fault }) => fault(path, '503', 2),
})

/** The sandbox sells nothing of that kind: its answer is changed on the way. */
const changed = (path: RegExp, change: (result: unknown) => unknown) => ({ page }: World) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { result: unknown }
    await route.fulfill({ response, json: { ...envelope, result: change(envelope.result) } })
  })

const submits: Readonly<Record<keyof QuoteForms, (page: Page) => Promise<void>>> = Object.fromEntries([
  [
    'motor',
    async (page: Page) => {
      await fillMotorForm(page)
      await getQuoteButton(page).click()
    },
  ],
  ...products.map((product) => [
    product.name,
    async (page: Page) => {
      await product.fill(page)
      await requestQuote(page, product).click()
    },
  ]),
])

const paths: Readonly<Record<string, string>> = {
  motor: motorFormPath,
  ...Object.fromEntries(products.map(({ name, path }) => [name, path])),
}

export const quoteInBrowser: BrowserWalk = {
  walk: quote,
  starts: [
    start(undefined, undefined, '/dashboard?category='),
    start('1', undefined, '/dashboard?category=1'),
    ...Object.keys(fullForms).map((kind, index) => start(String(index + 1), String(aProduct().id), paths[kind] ?? '')),
    start('7', String(aProduct().id), '/dashboard?category=7&product=701'),
  ],
  moves: [
    answers('openShop', { categories, today: day('2025-06-16'), forms: emptyForms, appliances: noAppliances }),
    fails('openShop', 'Category/GetAllCategories'),
    answers('loadProducts', [aProduct()]),
    fails('loadProducts', 'Product/GetAll'),
    answers('loadMakes', someMakes),
    fails('loadMakes', 'Insurance/GetVehicleMakes'),
    {
      event: { type: 'choose-make', form: fullForms.motor },
      in: 'Motor.Editing',
      act: ({ page }) => page.getByLabel('Make').selectOption({ label: 'Toyota' }),
    },
    answers('loadModels', someModels),
    fails('loadModels', 'Insurance/GetVehicleModel'),
    { ...answers('loadBeneficiaries', noBeneficiaries) },
    {
      ...answers('loadBeneficiaries', oneBeneficiary),
      arrange: ({ customer }) => addBeneficiary(customer()),
    },
    fails('loadBeneficiaries', 'Beneficiary/GetAll'),
    answers('loadDestinations', someDestinations),
    { ...answers('loadDestinations', []), arrange: changed(/GetTravelCountries/i, () => []) },
    fails('loadDestinations', 'Insurance/GetTravelCountries'),
    answers('loadApplianceNames', someApplianceNames),
    fails('loadApplianceNames', 'Applicance/GetAll'),
    ...Object.entries(fullForms).map(([kind, form]): Move => ({
      event: { type: 'request-quote', typed: { kind, form } },
      in: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}.Editing`,
      act: ({ page }) => submits[kind as keyof QuoteForms](page),
    })),
    answers('requestQuote', aQuote()),
    { delay: 'redirect', act: pass(1_000) },
  ],
}
