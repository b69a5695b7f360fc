import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { applianceCap } from '../../../../domain/quote/appliances'
import { largestBuilding } from '../../../../domain/quote/home'
import { wholeNaira } from '../../../../domain/values/money'
import type { Cover, FormFields, QuoteBody, Section } from '../../product/cover'
import type { Line } from '../../line'
import { homePremium, homeViolations } from './rules'
import { amount, line, numbered, sum } from '../../product/particulars'
import { formFields } from '../../product/form-fields'
import { insuredKey } from '../../product/insured-key'

const Buildings = t.type({
  building: t.readonlyArray(
    t.intersection([
      t.type({ location: t.string, city: t.string, state: t.string }),
      t.partial({
        description: t.string,
        buildingValue: t.number,
        items: t.readonlyArray(t.type({ itemDesc: t.string, itemValue: t.number })),
      }),
    ]),
  ),
})

const Signed = t.intersection([Buildings, t.type({ signature: t.string })])

/** Amounts have two decimals at most, so that the rounded sum of their kobo is exact. */
const sumOf = (items: readonly { readonly itemValue: number }[]): number =>
  items.reduce((total, { itemValue }) => total + Math.round(itemValue * 100), 0) / 100

/** What the value of the building is: of a tenant's cover the most that the landlord can claim. */
const labelOfBuilding = (subCode: string): string =>
  subCode === 'Contents' ? 'Liability to the landlord' : 'Sum insured'

const sums = (subCode: string): readonly Line[] => [
  [labelOfBuilding(subCode), `The value of the building, up to ${wholeNaira(largestBuilding)}`],
  ['Appliances', `Up to ${wholeNaira(applianceCap)} together`],
]

const example: QuoteBody<'homeQuote'> = {
  signature: 'Test Customer',
  productId: 401,
  building: [
    {
      description: 'A house',
      buildingValue: 50_000_000,
      city: 'Ikeja',
      location: '1 Example Street',
      state: 'Lagos',
      items: [{ itemDesc: 'Television', itemValue: 100_000 }],
    },
  ],
}

/** The form of one building. */
const formOf = (details: unknown): FormFields | undefined => {
  const read = Signed.decode(details)
  if (isLeft(read)) return undefined
  const {
    signature,
    building: [building, ...others],
  } = read.right
  if (building === undefined || others.length > 0) return undefined
  const { items = [], ...fields } = building
  return {
    ...formFields({ signature, ...fields }),
    items: items.map(({ itemDesc, itemValue }) => ({ itemDesc, itemValue: String(itemValue) })),
  }
}

export const home: Cover<'homeQuote'> = {
  categories: [
    {
      id: 4,
      name: 'Home Insurance',
      description: 'Your building and everything in it, against fire, flood and theft.',
      image: 'home',
      backgroundColor: '#FFF3DC',
      classCode: 'P',
      products: [
        {
          id: 401,
          code: 'HMB',
          subCode: 'Building',
          image: 'home-owner',
          name: 'Home Owner',
          description: 'For the home that you own',
          includes: ['The building', 'The appliances that you list', 'Fire, flood, storm and burglary'],
          excludes: ['Wear and tear', 'A home that stands empty for more than 30 days'],
          sums: sums('Building'),
          excess: 'You pay the first ₦10,000 of each claim',
        },
        {
          id: 402,
          code: 'HMC',
          subCode: 'Contents',
          image: 'home-contents',
          name: 'Home Contents',
          description: 'For the home that you rent',
          includes: ['The appliances that you list', 'Fire, flood and burglary', 'Your liability to the landlord'],
          excludes: ['The building itself', 'Cash and jewellery'],
          sums: sums('Contents'),
          excess: 'You pay the first ₦5,000 of each claim',
        },
      ],
    },
  ],
  violations: homeViolations,
  premium: homePremium,
  /** A small building without appliances. */
  smallest: ({ id }) => ({
    ...example,
    productId: id,
    building: example.building.map((building) => ({ ...building, buildingValue: 2_500_000, items: [] })),
  }),
  particulars: ({ details, productSubCode }) => {
    const read = Buildings.decode(details)
    if (isLeft(read)) return []
    const { building: buildings } = read.right
    return buildings.flatMap(({ location, city, state, description, buildingValue, items = [] }, index): Section[] => [
      {
        title: numbered('Home', index, buildings.length),
        lines: [
          ...line('Address', `${location}, ${city}, ${state}`),
          ...line('Description', description),
          ...sum(labelOfBuilding(productSubCode), amount(buildingValue)),
          ...sum('Appliances', items.length === 0 ? undefined : amount(sumOf(items))),
        ],
      },
      ...(items.length === 0
        ? []
        : [
            {
              title: numbered('Items', index, buildings.length),
              columns: ['Item', 'Sum insured'],
              rows: items.map(({ itemDesc, itemValue }) => [itemDesc, amount(itemValue) ?? '']),
            },
          ]),
    ])
  },
  conditions: [
    'The sums above are the most that is paid. If they are less than the value, a claim is paid in proportion.',
    'The home must be locked when nobody is in, and must not stand empty for more than thirty days in a row.',
  ],
  subjects: (_, details) => {
    const read = Buildings.decode(details)
    return isLeft(read)
      ? []
      : read.right.building.map(({ location, city, state }, index) => ({
          key: insuredKey.address(location, city, state),
          name: `${location}, ${city}`,
          member: `building[${index}].location`,
        }))
  },
  form: formOf,
  renewal: (_, details) => formOf(details),
  example,
}
