import { applianceMessages, buildingMessages, fullNameMessage, quoteMessages } from '../../../../domain/quote/messages'
import { APPLIANCE_TOTAL_CAP_NAIRA } from '../../../../domain/rules/constants'
import { largestBuilding } from '../../../../domain/quote/home'
import type { Kobo } from '../../../../domain/values/money'
import { hasLetterOrDigit } from '../../../../domain/values/visible-text'
import type { Product } from '../../product/product'
import { violation, type Violation } from '../../../wire/errors'
import { nameViolation } from '../../../wire/name-violation'
import { amountOf, atLeast, rounded, shareOf, sumOf, sumViolation } from '../../product/amounts'
import { homeRates, type HomeRate } from './rates'

const HOME_CATEGORY = 4

export type HomeItem = { readonly itemDesc: string; readonly itemValue: number }
export type Building = {
  readonly description: string
  readonly buildingValue: number
  readonly city: string
  readonly location: string
  readonly state: string
  readonly items: readonly HomeItem[]
}
type HomeRequest = { readonly signature: string; readonly building: readonly Building[] }

const CAP = BigInt(APPLIANCE_TOTAL_CAP_NAIRA) * 100n

const texts = ['state', 'city', 'description'] as const

const itemValueOf = ({ itemValue }: HomeItem): bigint => amountOf(itemValue) ?? 0n
const itemsTotal = (items: readonly HomeItem[]): bigint => items.reduce((total, item) => total + itemValueOf(item), 0n)

/** The index of the item with which the running total exceeds the cap; −1 if none does. */
export const firstAboveCap = (items: readonly HomeItem[]): number => {
  let total = 0n
  return items.findIndex((item) => (total += itemValueOf(item)) > CAP)
}

const ofItem = (item: HomeItem, member: string): readonly (Violation | null)[] => [
  item.itemDesc.trim() === '' ? violation(`${member}.itemDesc`, applianceMessages.itemDesc) : null,
  itemValueOf(item) > 0n ? null : violation(`${member}.itemValue`, quoteMessages.invalidNumber),
]

const ofBuilding = (building: Building, index: number): readonly (Violation | null)[] => {
  const member = (field: string) => `building[${index}].${field}`
  return [
    hasLetterOrDigit(building.location) ? null : violation(member('location'), buildingMessages.location),
    ...texts.map((field) => (building[field].trim() === '' ? violation(member(field), buildingMessages[field]) : null)),
    sumViolation(member('buildingValue'), building.buildingValue, {
      missing: buildingMessages.buildingValue,
      largest: largestBuilding,
    }),
    ...building.items.flatMap((item, place) => ofItem(item, member(`items[${place}]`))),
  ]
}

/** The cap applies to the whole quote: two buildings do not double it. */
const aboveCap = (building: readonly Building[]): Violation | null => {
  const places = building.flatMap(({ items }, index) =>
    items.map((item, place) => ({ item, member: `building[${index}].items[${place}].itemValue` })),
  )
  const member = places[firstAboveCap(places.map(({ item }) => item))]?.member
  return member === undefined ? null : violation(member, applianceMessages.threshold)
}

/** The violations of a request for home cover. */
export const homeViolations = (
  product: Product | undefined,
  { signature, building }: HomeRequest,
): readonly (Violation | null)[] => [
  product?.categoryId === HOME_CATEGORY ? null : violation('productId', 'Please choose a home product.'),
  nameViolation('signature', signature, fullNameMessage),
  building.length >= 1 ? null : violation('building', 'Please name at least one building.'),
  ...building.flatMap(ofBuilding),
  aboveCap(building),
]

/** The annual premium of a valid request. */
export const homePremium = (product: Product, { building }: HomeRequest): Kobo => {
  const rates = (homeRates as Readonly<Record<string, HomeRate>>)[product.code]
  if (rates === undefined) throw new Error(`there is no rate for ${product.code}`)
  const parts = building.flatMap(({ buildingValue, items }) => [
    shareOf(amountOf(buildingValue) ?? 0n, rates.building),
    shareOf(itemsTotal(items), rates.items),
  ])
  return rounded(atLeast(rates.least, sumOf(parts)))
}
