import { day } from '../support/builders'
import { tableIn, tableOfYear, withTable } from '../support/year/table'
import type { YearDay } from '../support/year/year'

const aDay = (number: number, date: string, differences: Partial<YearDay> = {}): YearDay => ({
  day: number,
  date: day(date),
  did: [],
  home: ['Single Trip: Ends in 9 days until 3\u00a0January\u00a02028'],
  sent: [],
  checks: ['Single Trip: ✓ Valid today'],
  ...differences,
})

const days = [
  aDay(0, '2027-12-25', { did: ['buys'] }),
  aDay(1, '2027-12-26', { home: ['Single Trip: Ends in 8 days until 3\u00a0January\u00a02028'] }),
  aDay(2, '2027-12-27', { sent: [{ channel: 'SMS', subject: 'Receipt', text: 'Paid.' }] }),
  aDay(3, '2027-12-28', { home: ['a | b', 'c'], checks: ['Single Trip: ✗ Not valid today'] }),
]

const table = [
  '| day | the customer | home says | sent | check page |',
  '|---|---|---|---|---|',
  '| 0: 25 December | buys | Single Trip: Ends in 9 days until 3 January of the next year |  | Single Trip: ✓ Valid today |',
  '| 2: 27 December |  |  | SMS: Receipt |  |',
  '| 3: 28 December |  | a \\| b<br>c |  | Single Trip: ✗ Not valid today |',
].join('\n')

test('a year has a row for each day on which something is done, sent or said otherwise, but for how many days are left', () => {
  expect(tableOfYear(days)).toBe(table)
})

test('the table of a year takes the place of the one in a page', () => {
  const page = `# A page\n\n${tableOfYear([])}\n\n## More\n`
  expect(withTable(page, table)).toBe(`# A page\n\n${table}\n\n## More\n`)
  expect(tableIn(withTable(page, table))).toBe(table)
  expect(() => tableIn('# A page')).toThrow('no table')
})
