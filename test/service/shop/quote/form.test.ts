import { isLeft } from 'fp-ts/Either'
import { fromRows } from '../../../../src/domain/quote/appliances'
import { emptyForms, parseQuote, quoteKindOf } from '../../../../src/domain/quote/products'
import { id } from '../../../../src/domain/values/id'
import { toNaira, type Kobo } from '../../../../src/domain/values/money'
import type { QuoteChoices } from '../../../../src/domain/quote/quote-product'
import { coverCategories, covers } from '../../../../src/service/shop/insurance/covers'
import { makeById, modelsOf } from '../../../../src/service/shop/insurance/motor/vehicles'
import { formOf } from '../../../../src/service/shop/quote/insured'
import { day } from '../../../support/builders'
import { aCategory, someChoices } from '../../../support/shop-builders'

const { motor, health, travel, home, savings } = {
  motor: covers.vehicleQuote.example,
  health: covers.healthQuote.example,
  travel: covers.travelQuote.example,
  home: covers.homeQuote.example,
  savings: covers.savingsQuote.example,
}

/** What is asked for of each category, without the product. */
const asked: Readonly<Record<string, object>> = {
  'Motor Insurance': { ...motor, vehicles: motor.vehicles.map((vehicle) => ({ ...vehicle, value: 1_234_567.89 })) },
  'Health & Life Insurance': health,
  'Travel Insurance': { ...travel, depaturedate: '2026-06-01T09:00:00', arrivaldate: '2026-06-08T18:30:00' },
  'Home Insurance': {
    ...home,
    building: home.building.map((building) => ({
      ...building,
      items: [{ itemDesc: 'Television', itemValue: 80_000.5 }],
    })),
  },
  'Savings Insurance': savings,
  'Education Insurance': savings,
}

const choicesOf = (items: Parameters<typeof fromRows>[0]): QuoteChoices => ({
  ...someChoices,
  today: day('2026-01-01'),
  productCode: '',
  makes: [{ id: id(1), name: 'Toyota' }],
  models: modelsOf(makeById(1) ?? { id: 1, makeName: '', models: [] }).map(({ modelId, modelName }) => ({
    id: id(modelId),
    name: modelName,
  })),
  destinations: [{ code: 'GB', name: 'United Kingdom' }],
  appliances: fromRows(items),
})

/** Amounts as they travel, so that a request can be compared with what was asked for. */
const inNaira = (value: unknown): unknown => {
  if (typeof value === 'bigint') return toNaira(value as Kobo)
  if (Array.isArray(value)) return value.map(inNaira)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inNaira(part)]))
    : value
}

const products = coverCategories.flatMap(({ name, products: offered }) =>
  offered.map(({ id: productId, subCode }) => [name, productId, subCode] as const),
)

test.each(products)(
  '[LIFE-05: corrected] the form of a quote of %s, %d, asks for the same again when it is sent as it is',
  (name, productId, productSubCode) => {
    const { productId: _, ...details } = { productId, ...asked[name] }
    const form = formOf({ productId, productSubCode, details })
    const kind = quoteKindOf(aCategory({ name }))
    if (form === undefined || kind === undefined) throw new Error(`${name} has no form`)
    const { items = [], ...fields } = form
    const parsed = parseQuote(kind, { ...emptyForms[kind], ...fields }, choicesOf(Array.isArray(items) ? items : []))
    if (isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
    const { kind: _kind, productId: _product, ...request } = inNaira(parsed.right) as Record<string, unknown>
    const { vehicles, building, ...flat } = details as {
      readonly vehicles?: readonly object[]
      readonly building?: readonly object[]
    }
    // A form of the portal knows ids as texts, and the motor form signs with a constant.
    const {
      makeId: _make,
      modelId: _model,
      ...expected
    } = { ...(vehicles ? {} : flat), ...vehicles?.[0], ...building?.[0] } as Record<string, unknown>
    expect(request).toMatchObject(expected)
  },
)

test('[LIFE-05: corrected] a quote for several vehicles or homes has no form, and one whose details cannot be read none either', () => {
  const two = <A>(list: readonly A[]) => [...list, ...list]
  const details = [
    [101, { ...motor, vehicles: two(motor.vehicles) }],
    [401, { ...home, building: two(home.building) }],
    [101, {}],
    [201, {}],
    [301, {}],
    [401, {}],
    [501, {}],
    [999, health],
  ] as const
  for (const [productId, stored] of details)
    expect(formOf({ productId, productSubCode: 'Any', details: stored })).toBeUndefined()
})

test('[LIFE-05: corrected] a trip that another client asked for has its days and times in Lagos, and no time for a day alone', () => {
  const details = { ...travel, depaturedate: '2026-05-31T23:30:00Z', arrivaldate: '2026-06-08' }
  expect(formOf({ productId: 301, productSubCode: 'Single', details })).toEqual({
    signature: 'Test Customer',
    destination: 'GB',
    passportNo: 'A12345678',
    depaturedate: '2026-06-01',
    depaturetime: '00:30',
    arrivaldate: '2026-06-08',
  })
})
