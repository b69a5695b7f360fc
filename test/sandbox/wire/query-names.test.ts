import { endpoints } from '../../../src/contract/table'
import { withKnownNames } from '../../../src/sandbox/wire/query-names'

test('names of a query match without regard to case, unknown ones are dropped', () => {
  const query = { skipcount: '10', MAXRESULTCOUNT: '5', sorting: 'name', other: 'x' }
  expect(withKnownNames(endpoints.getPolicies.query, query)).toEqual({
    SkipCount: '10',
    MaxResultCount: '5',
    Sorting: 'name',
  })
})

test('of several values the first counts, and an empty one is none', () => {
  expect(withKnownNames(endpoints.getPolicies.query, { Filter: ['a', 'b'], Sorting: '' })).toEqual({ Filter: 'a' })
})

test('a character that the database cannot keep is left out', () => {
  expect(withKnownNames(endpoints.getPolicies.query, { filter: 'a\0b' })).toEqual({ Filter: 'ab' })
})

test('a call without a query knows no names', () => {
  expect(withKnownNames(endpoints.getKyc.query, { id: '1' })).toEqual({})
})
