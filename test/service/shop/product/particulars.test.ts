import type { BeneficiaryRow } from '../../../../src/service/beneficiary/repository'
import { coverOf, covers } from '../../../../src/service/shop/insurance/covers'
import { conditionsOf, particularsOf, platesOf } from '../../../../src/service/shop/quote/insured'
import { linesOf, numbered } from '../../../../src/service/shop/product/particulars'

const beneficiary = (surname: string, relationshipType: string, shareHundredths: number): BeneficiaryRow =>
  ({ otherNames: 'Ngozi', surname, relationshipType, shareHundredths }) as BeneficiaryRow

const beneficiaries = [beneficiary('Musa', 'SISTER', 3333), beneficiary('Bello', 'NEIGHBOUR', 6667)]
const tableOfBeneficiaries = {
  title: 'Beneficiaries',
  columns: ['Name', 'Relationship', 'Share'],
  rows: [
    ['Ngozi Musa', 'Sister', '33.33 %'],
    ['Ngozi Bello', 'NEIGHBOUR', '66.67 %'],
  ],
}

/** What a cover says itself, without the limits of its product. */
const sections = (productId: number, details: unknown, productSubCode = 'Silver', named = beneficiaries) =>
  coverOf(productId)?.particulars({ productId, productSubCode, details, beneficiaries: named }) ?? []

const car = {
  registrationNo: 'ABC-123DE',
  makeId: 1,
  modelId: 101,
  manuYear: '2019',
  colour: 'Blue',
  engineNo: 'E1',
  chassisNo: 'C1',
  isCommercial: false,
}

describe('what is covered', () => {
  test('of a vehicle is all that its papers say, and its use', () => {
    expect(sections(101, { vehicles: [car] })).toEqual([
      {
        title: 'Vehicle',
        lines: [
          ['Plate', 'ABC-123DE'],
          ['Make', 'Toyota'],
          ['Model', expect.stringMatching(/\w/)],
          ['Year', '2019'],
          ['Colour', 'Blue'],
          ['Engine number', 'E1'],
          ['Chassis number', 'C1'],
          ['Use', 'Private'],
        ],
      },
    ])
    expect(linesOf(sections(102, { vehicles: [{ registrationNo: 'A', isCommercial: true }] }))).toEqual([
      ['Plate', 'A'],
      ['Use', 'Commercial'],
    ])
  })

  test('of a vehicle has a model only with the make that it is of', () => {
    const labels = (vehicle: object) =>
      linesOf(sections(101, { vehicles: [{ registrationNo: 'A', ...vehicle }] })).map(([label]) => label)
    expect(labels({ makeId: 1 })).toEqual(['Plate', 'Make'])
    expect(labels({ modelId: 101 })).toEqual(['Plate'])
    expect(labels({ makeId: 1, modelId: 201 })).toEqual(['Plate', 'Make'])
    expect(labels({ makeId: 9999, modelId: 101 })).toEqual(['Plate'])
  })

  test('of a home is its address and sum, and each item with the sum of all', () => {
    const items = [
      { itemDesc: 'Television', itemValue: 0.1 },
      { itemDesc: 'Fridge', itemValue: 0.2 },
    ]
    const place = { location: '1 Street', city: 'Ikeja', state: 'Lagos' }
    expect(
      sections(401, { building: [{ ...place, description: 'A house', buildingValue: 50_000_000, items }] }),
    ).toEqual([
      {
        title: 'Home',
        lines: [
          ['Address', '1 Street, Ikeja, Lagos'],
          ['Description', 'A house'],
          ['Sum insured', '₦50,000,000.00', 'sum'],
          ['Appliances', '₦0.30', 'sum'],
        ],
      },
      {
        title: 'Items',
        columns: ['Item', 'Sum insured'],
        rows: [
          ['Television', '₦0.10'],
          ['Fridge', '₦0.20'],
        ],
      },
    ])
    const titles = sections(402, { building: [place, { ...place, items: items.slice(1) }, { ...place, items: [] }] })
    expect(titles.map(({ title }) => title)).toEqual(['Home 1 of 3', 'Home 2 of 3', 'Items 2 of 3', 'Home 3 of 3'])
  })

  test('of a journey is where it goes, with which passport, and the days of a single trip', () => {
    const journey = {
      destination: 'DE',
      passportNo: 'A1',
      depaturedate: '2026-12-01T09:00',
      arrivaldate: '2026-12-10T12:00',
    }
    const lines = [
      ['Destination', 'Germany'],
      ['Passport', 'A1'],
    ]
    expect(sections(301, journey, 'Single')).toEqual([{ title: 'Journey', lines: [...lines, ['Days', '10']] }])
    expect(sections(302, journey, 'Annual')).toEqual([{ title: 'Journey', lines }])
    for (const unknown of [
      { depaturedate: 'soon' },
      { arrivaldate: 'later' },
      { depaturedate: undefined, arrivaldate: undefined },
    ])
      expect(sections(301, { ...journey, ...unknown }, 'Single')).toEqual([{ title: 'Journey', lines }])
    expect(linesOf(sections(301, { destination: 'Atlantis', passportNo: '' }, 'Single'))).toEqual([
      ['Destination', 'Atlantis'],
    ])
  })

  test('of a health plan is the plan, and who is named', () => {
    expect(sections(201, {})).toEqual([{ title: 'Plan', lines: [['Plan', 'Silver']] }, tableOfBeneficiaries])
    expect(sections(202, {}, 'Gold', [])).toEqual([{ title: 'Plan', lines: [['Plan', 'Gold']] }])
  })

  test('of savings is each sum that was chosen, the term, and who is named', () => {
    const chosen = {
      sumAssured: 500_000,
      lifeCover: 100_000,
      criticalIllnessCover: 200_000,
      permanentDisability: 300_000,
    }
    expect(sections(501, { ...chosen, duration: 12, frequency: 'Monthly' })).toEqual([
      {
        title: 'Plan',
        lines: [
          ['Sum assured', '₦500,000.00', 'sum'],
          ['Life cover', '₦100,000.00', 'sum'],
          ['Critical illness cover', '₦200,000.00', 'sum'],
          ['Permanent disability cover', '₦300,000.00', 'sum'],
          ['Duration', '12 months'],
          ['Contributions', 'Monthly'],
        ],
      },
      tableOfBeneficiaries,
    ])
    expect(linesOf(sections(601, { sumAssured: 1, lifeCover: 0 }, 'School', []))).toEqual([
      ['Sum assured', '₦1.00', 'sum'],
    ])
    expect(sections(501, {})).toEqual([tableOfBeneficiaries])
    expect(sections(501, { duration: 'a year' })).toEqual([tableOfBeneficiaries])
  })

  test('is nothing for a product that is not sold', () => {
    const unknown = { productId: 999, productSubCode: '', details: { vehicles: [car] }, beneficiaries }
    expect(particularsOf(unknown)).toEqual([])
    expect(platesOf({ productId: 999, details: { vehicles: [car] } })).toEqual([])
  })
})

test('sections of several are numbered', () => {
  expect([numbered('Home', 0, 1), numbered('Home', 0, 2), numbered('Home', 1, 2)]).toEqual([
    'Home',
    'Home 1 of 2',
    'Home 2 of 2',
  ])
})

test('the plates are those of all vehicles, and of vehicles alone', () => {
  const details = { vehicles: [car, { registrationNo: 'KJA-456FG' }] }
  expect(platesOf({ productId: 101, details })).toEqual(['ABC-123DE', 'KJA-456FG'])
  expect(platesOf({ productId: 101, details: { demo: true } })).toEqual([])
  expect(platesOf({ productId: 301, details })).toEqual([])
})

test('[CERT-02] the conditions are those of the cover, and the general one', () => {
  for (const { categories, conditions } of Object.values(covers))
    for (const { id } of categories.flatMap(({ products }) => products))
      expect(conditionsOf(id)).toEqual([...conditions, expect.stringContaining('proposal')])
  expect(conditionsOf(999)).toEqual([expect.stringContaining('proposal')])
})

describe('the form that buys the same cover again', () => {
  const renewal = (call: keyof typeof covers, details: unknown, subCode = 'Silver') =>
    covers[call].renewal?.(subCode, details)

  test('of a vehicle has what was typed', () => {
    expect(renewal('vehicleQuote', { vehicles: [{ ...car, value: 5_000_000, model: undefined }] })).toEqual({
      ...car,
      makeId: '1',
      modelId: '101',
      value: '5000000',
    })
  })

  test('of a home has its items', () => {
    const place = { location: '1 Street', city: 'Ikeja', state: 'Lagos' }
    const building = { ...place, buildingValue: 50_000_000, items: [{ itemDesc: 'Television', itemValue: 0.5 }] }
    const form = { signature: 'Test Customer', ...place }
    expect(renewal('homeQuote', { signature: 'Test Customer', building: [building] })).toEqual({
      ...form,
      buildingValue: '50000000',
      items: [{ itemDesc: 'Television', itemValue: '0.5' }],
    })
    expect(renewal('homeQuote', { signature: 'Test Customer', building: [place] })).toEqual({ ...form, items: [] })
  })

  test('of a yearly journey and of a plan has who was covered', () => {
    const journey = { signature: 'Test Customer', destination: 'DE', passportNo: 'A-1 2' }
    expect(renewal('travelQuote', { ...journey, depaturedate: '' }, 'Annual')).toEqual(journey)
    expect(renewal('healthQuote', { signature: 'Test  Customer' })).toEqual({ signature: 'Test  Customer' })
  })

  test('is none for a single trip, for savings, for several at once, and for details that do not say it', () => {
    expect(renewal('travelQuote', { signature: 'T', destination: 'DE', passportNo: 'A1' }, 'Single')).toBeUndefined()
    expect(covers.savingsQuote.renewal).toBeUndefined()
    const building = { location: '1', city: 'I', state: 'L' }
    for (const count of [0, 2]) {
      expect(renewal('vehicleQuote', { vehicles: Array.from({ length: count }, () => car) })).toBeUndefined()
      expect(
        renewal('homeQuote', { signature: 'T', building: Array.from({ length: count }, () => building) }),
      ).toBeUndefined()
    }
    for (const call of ['vehicleQuote', 'homeQuote', 'travelQuote', 'healthQuote'] as const)
      expect(renewal(call, { demo: true }, 'Annual')).toBeUndefined()
  })
})
