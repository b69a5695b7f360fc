import fc from 'fast-check'
import { inRow, summaryOf } from '../../../src/service/cover/policy/summary'
import { covers } from '../../../src/service/shop/insurance/covers'

const byteLength = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2

test('[RUN-16: rows] a row shows a short text whole, and the beginning of a long one within 200 bytes of JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
      const shown = inRow(text)
      if (byteLength(text) <= 200) expect(shown).toBe(text)
      else {
        expect(text.startsWith(shown.slice(0, -1))).toBe(true)
        expect(shown.endsWith('…')).toBe(true)
        expect(byteLength(shown.slice(0, -1))).toBeLessThanOrEqual(200)
        expect(byteLength(shown.slice(0, -1))).toBeGreaterThan(193)
      }
    }),
  )
  for (const text of ['12 Allen Avenue, Ikeja, Lagos', 'a'.repeat(200), 'é'.repeat(100)]) expect(inRow(text)).toBe(text)
  expect(inRow('🏠'.repeat(51))).toBe(`${'🏠'.repeat(50)}…`)
})

describe('[RUN-16: rows] what a list shows of a policy', () => {
  const { example: home } = covers.homeQuote
  const { example: motor } = covers.vehicleQuote
  const { example: trip } = covers.travelQuote
  const [building] = home.building
  const [vehicle] = motor.vehicles
  if (building === undefined || vehicle === undefined) throw new Error('an example is empty')

  test.each([
    [401, 'Building', home, ['Address', '1 Example Street, Ikeja, Lagos'], false, true],
    [
      401,
      'Building',
      { ...home, building: [building, building] },
      ['Home 1 of 2: Address', '1 Example Street, Ikeja, Lagos'],
      false,
      false,
    ],
    [101, 'Comprehensive', motor, ['Plate', 'ABC-123DE'], false, true],
    [
      101,
      'Comprehensive',
      { ...motor, vehicles: [vehicle, vehicle] },
      ['Vehicle 1 of 2: Plate', 'ABC-123DE'],
      false,
      false,
    ],
    [301, 'Single', trip, ['Destination', 'United Kingdom'], true, false],
    [302, 'Annual', trip, ['Destination', 'United Kingdom'], false, true],
    [201, 'Silver', covers.healthQuote.example, ['Plan', 'Silver'], false, true],
    [501, 'Target', covers.savingsQuote.example, ['Sum assured', '₦500,000.00'], false, false],
  ] as const)('%d %s: one fact, whether the period was chosen, whether a form renews it', (...row) => {
    const [productId, productSubCode, details, fact, isChosen, hasForm] = row
    expect(summaryOf({ productId, productSubCode, details })).toEqual({ fact, isChosen, hasForm })
  })

  test('[RUN-16: rows] of an earlier version that stored nothing has no fact', () => {
    expect(summaryOf({ productId: 401, productSubCode: 'Building', details: { demo: true } })).toEqual({
      isChosen: false,
      hasForm: false,
    })
  })
})
