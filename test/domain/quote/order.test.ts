import { orderRows } from '../../../src/domain/quote/order'
import { day } from '../../support/builders'

const today = day('2026-06-15')
const terms = { coverFrom: day('2026-07-01'), coverTo: day('2026-07-09'), validUntil: day('2026-07-01') }
const fact = (label: string) => ({ label, value: label.toLowerCase() })
const labels = (rows: ReturnType<typeof orderRows>) => [
  rows.leading.map(({ label }) => label),
  rows.others.map(({ label }) => label),
]

describe('[COVER-08] [LIFE-07: sums] what an order begins with', () => {
  test('is for whom and what it is, its days and its sums, wherever the server has them', () => {
    const details = [
      { ...fact('Sum assured'), isSum: true },
      fact('Who is covered'),
      fact('Plate'),
      fact('Colour'),
      { ...fact('Excess'), isSum: true },
      fact('Use'),
    ]
    expect(labels(orderRows({ details, ...terms }, today))).toEqual([
      ['Who is covered', 'Plate', 'Cover begins', 'Covered until', 'Sum assured', 'Excess'],
      ['Colour', 'Use'],
    ])
  })

  test('has no sums from a server that marks none, and nothing from one that says nothing', () => {
    expect(labels(orderRows({ details: ['A', 'B', 'C'].map(fact), ...terms }, today))).toEqual([
      ['A', 'B', 'Cover begins', 'Covered until'],
      ['C'],
    ])
    const none = { coverFrom: undefined, coverTo: undefined, validUntil: undefined }
    expect(orderRows({ details: [], ...none }, today)).toEqual({ leading: [], others: [] })
  })
})
