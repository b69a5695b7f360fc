/** A product of the shop. `classCode` stands in the policy number; an id never changes. */
export type Product = {
  readonly id: number
  readonly categoryId: number
  readonly code: string
  readonly subCode: string
  readonly classCode: string
  readonly name: string
  readonly description: string
  /** Our own drawing, on its category's colour. */
  readonly imageUrl: string
}

type Row = readonly [
  id: number,
  categoryId: number,
  code: string,
  subCode: string,
  image: string,
  name: string,
  description: string,
]

const classCodes = ['M', 'H', 'T', 'P', 'S', 'E'] as const

const rows: readonly Row[] = [
  [
    101, 1, 'MTC', 'Comprehensive', 'motor-comprehensive', 'Comprehensive Motor',
    'Accident, fire, theft and flood, and the damage that you do to others.',
  ],
  [
    102, 1, 'MTP', 'ThirdParty', 'motor-third-party', 'Third Party Motor',
    'The damage that your car does to others: the cover that the law asks for.',
  ],
  [
    201, 2, 'HLS', 'Silver', 'health-silver', 'Silver Health Plan',
    'Out-patient and in-patient care at hospitals near you.',
  ],
  [
    202, 2, 'LTF', 'Silver', 'life-term', 'Term Life',
    'A sum for your family, should you die within the term.',
  ],
  [
    301, 3, 'TRS', 'Single', 'travel-single', 'Single Trip',
    'One journey, with medical expenses and luggage.',
  ],
  [
    302, 3, 'TRA', 'Annual', 'travel-annual', 'Annual Traveller',
    'Every journey of a year, up to ninety days each.',
  ],
  [
    401, 4, 'HMB', 'Building', 'home-owner', 'Home Owner',
    'The building and its contents, against fire, flood and burglary.',
  ],
  [
    402, 4, 'HMC', 'Contents', 'home-contents', 'Home Contents',
    'What a tenant owns, against fire, flood and burglary.',
  ],
  [
    501, 5, 'SVT', 'Target', 'savings-target', 'Target Savings',
    'A sum by a day that you choose, with life cover.',
  ],
  [
    502, 5, 'SVF', 'Flexible', 'savings-flexible', 'Flexible Savings',
    'Monthly savings with cover for illness and disability.',
  ],
  [
    601, 6, 'EDS', 'School', 'education-school', 'School Fees Plan',
    'Fees that go on, whatever happens to the parent.',
  ],
  [
    602, 6, 'EDU', 'University', 'education-university', 'University Plan',
    'Savings towards a degree, with life cover.',
  ],
]

export const products: readonly Product[] = rows.map(([id, categoryId, code, subCode, image, name, description]) => ({
  id,
  categoryId,
  code,
  subCode,
  classCode: classCodes[categoryId - 1] ?? 'X',
  name,
  description,
  imageUrl: `/catalogue/${image}.svg`,
}))

export const productById = (id: string | number): Product | undefined =>
  products.find((product) => String(product.id) === String(id))
