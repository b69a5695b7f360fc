import { endpoints } from '../../../src/contract/table'
import { withKnownNames } from '../../../src/service/wire/query-names'

test('parameter names are case-insensitive, and unknown ones are dropped', () => {
  const query = { skipcount: '10', MAXRESULTCOUNT: '5', sorting: 'name', other: 'x' }
  expect(withKnownNames(endpoints.getPolicies.query, query)).toEqual({
    SkipCount: '10',
    MaxResultCount: '5',
    Sorting: 'name',
  })
})

test('the first of several values is used, and an empty one counts as missing', () => {
  expect(withKnownNames(endpoints.getPolicies.query, { Filter: ['a', 'b'], Sorting: '' })).toEqual({ Filter: 'a' })
})

test('of a parameter in several spellings the first is used', () => {
  expect(withKnownNames(endpoints.getPolicies.query, { filter: 'a', Filter: 'b', FILTER: 'c' })).toEqual({
    Filter: 'a',
  })
})

test('a character that the database cannot store is removed', () => {
  expect(withKnownNames(endpoints.getPolicies.query, { filter: 'a\0b' })).toEqual({ Filter: 'ab' })
})

test.each(['\u3164', '\u200b\u2060', '\u202e'])(
  '[TAP-17: invisible characters] a search of which nothing can be seen (%j) is none, and of another what is seen counts',
  (unseen) => {
    expect(withKnownNames(endpoints.getPolicies.query, { Filter: unseen })).toEqual({})
    expect(withKnownNames(endpoints.getPolicies.query, { Filter: `m${unseen}otor` })).toEqual({ Filter: 'motor' })
  },
)

test('a call without a query has no parameter names', () => {
  expect(withKnownNames(endpoints.getKyc.query, { id: '1' })).toEqual({})
})
