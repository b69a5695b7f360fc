import {
  coverRows,
  daysLeft,
  endedLately,
  endsIn,
  endsSoon,
  isRunning,
  lastsUntil,
  orderCoverRows,
} from '../../../src/domain/quote/cover-period'
import { day } from '../../support/builders'

const today = day('2026-06-15')
const period = (from?: string, to?: string) => ({
  coverFrom: from === undefined ? undefined : day(from),
  coverTo: to === undefined ? undefined : day(to),
})
const lines = (rows: ReturnType<typeof coverRows>) =>
  rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

describe('[COVER-09] the period of a policy', () => {
  test.each([
    [period('2026-06-15', '2026-06-15'), ['Covered until: 15 June 2026']],
    [period('2026-06-16', '2027-06-15'), ['Cover begins: 16 June 2026', 'Covered until: 15 June 2027']],
    [period('2025-06-15', '2026-06-14'), ['Ended: 14 June 2026']],
    [period(undefined, '2026-06-14'), ['Ended: 14 June 2026']],
    [period('2026-06-16'), ['Cover begins: 16 June 2026']],
    [period('2026-06-15'), []],
    [period(), []],
  ])('%j is %j', (given, rows) => {
    expect(lines(coverRows(given, today))).toEqual(rows)
  })
})

test('[LIFE-06: renewed] a policy that is renewed says until when, in its details and at home', () => {
  const renewed = { ...period('2025-06-16', '2026-06-20'), renewedUntil: day('2027-06-20') }
  expect(lines(coverRows(renewed, today))).toEqual(['Covered until: 20 June 2026', 'Renewed until: 20 June 2027'])
  expect(lastsUntil(renewed)?.replaceAll('\u00a0', ' ')).toBe('Renewed until 20 June 2027')
  expect(lastsUntil(period('2025-06-16', '2026-06-20'))?.replaceAll('\u00a0', ' ')).toBe('until 20 June 2026')
  expect(lastsUntil(period())).toBeUndefined()
})

describe('[COVER-08] the period of an order', () => {
  test.each([
    [
      period('2026-06-15', '2027-06-14'),
      undefined,
      ['Cover: Begins when you have paid', 'Covered until: 14 June 2027'],
    ],
    [period('2026-06-14', '2027-06-13'), undefined, ['Cover: Begins when you have paid']],
    [period('2026-06-20', '2026-06-24'), undefined, ['Cover begins: 20 June 2026', 'Covered until: 24 June 2026']],
    [period('2026-06-20', '2026-06-24'), '2026-06-20', ['Cover begins: 20 June 2026', 'Covered until: 24 June 2026']],
    [period(), '2026-07-15', ['Cover: Begins when you have paid']],
    [period(), undefined, []],
  ])('%j of a quote that is valid until %s is %j', (given, validUntil, rows) => {
    expect(
      lines(orderCoverRows({ ...given, validUntil: validUntil === undefined ? undefined : day(validUntil) }, today)),
    ).toEqual(rows)
  })
})

describe('[HOME-05: cover that runs] cover', () => {
  test.each([
    [period('2026-06-15', '2026-07-15'), true, true],
    [period('2026-06-15', '2026-07-16'), true, false],
    [period('2026-06-01', '2026-06-15'), true, true],
    [period('2026-06-16', '2026-06-20'), false, false],
    [period('2026-06-01', '2026-06-14'), false, false],
    [period(), true, false],
  ])('%j runs: %p, and ends soon: %p', (given, runs, ends) => {
    expect([isRunning(given, today), endsSoon(given, today)]).toEqual([runs, ends])
  })
})

describe('[KEEP-03] [LIFE-01: endings] cover that ends', () => {
  test.each([
    ['2026-06-15', 'Ends today'],
    ['2026-06-16', 'Ends tomorrow'],
    ['2026-06-17', 'Ends in 2 days'],
    ['2026-07-15', 'Ends in 30 days'],
  ])('on %s: %s', (to, words) => {
    expect(endsIn(day(to), today)).toBe(words)
  })
})

describe('[LIFE-02: cover first] what is left of cover', () => {
  test.each([
    [period('2026-06-01', '2026-06-15'), { days: 0, of: 15, isSoon: true }],
    [period('2026-06-15', '2026-07-15'), { days: 30, of: 31, isSoon: true }],
    [period('2026-06-15', '2027-06-14'), { days: 364, of: 365, isSoon: false }],
    [period(undefined, '2026-12-15'), { days: 183, of: 365, isSoon: false }],
    [period('2026-06-16', '2026-06-20'), undefined],
    [period('2026-06-01', '2026-06-14'), undefined],
    [period('2026-06-01'), undefined],
  ])('%j is %j', (given, left) => {
    expect(daysLeft(given, today)).toEqual(left)
  })
})

test.each([
  ['2026-06-15', false],
  ['2026-06-14', true],
  ['2026-03-17', true],
  ['2026-03-16', false],
  [undefined, false],
])('[LIFE-02: had cover] cover until %s ended within ninety days: %p', (to, isLate) => {
  expect(endedLately(period('2026-01-01', to), today)).toBe(isLate)
})
