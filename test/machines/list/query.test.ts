import fc from 'fast-check'
import { TABLE_PAGE_SIZES } from '../../../src/domain/rules/constants'
import {
  isSameQuery,
  isTooLongToSearch,
  lastPage,
  pageQueryOf,
  listPlaceOf,
  queryOf,
  searchText,
} from '../../../src/machines/list/query'
import { typedTexts } from '../../support/arbitraries'
import { rules } from './start-list'

const beginning = { page: 0, size: 10, sort: undefined, search: '' }

const queries = fc.record({
  page: fc.nat(9_999),
  size: fc.constantFrom(...TABLE_PAGE_SIZES),
  sort: fc.option(fc.record({ column: fc.constantFrom(...rules.sortable), descending: fc.boolean() }), {
    nil: undefined,
  }),
  search: typedTexts.map(searchText),
})

describe('the query of a list', () => {
  test('is parsed back from its part of the address', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const back = queryOf(listPlaceOf(query, rules), rules)
        expect(back).toEqual(query)
        expect(isSameQuery(back, query)).toBe(true)
      }),
    )
  })

  test('[TAP-17: invisible characters] searches for what can be seen of a text', () => {
    expect(searchText('\u202e HB/M \u200b')).toBe('HB/M')
    expect(searchText('\u200b\u2060')).toBe('')
    expect(isTooLongToSearch('\u200b'.repeat(1_000))).toBe(false)
  })

  test('[TAP-17: invisible characters] of any text that is typed, the same is searched for from its address', () => {
    fc.assert(
      fc.property(typedTexts, (typed) => {
        expect(queryOf({ search: typed }, rules).search).toBe(searchText(typed))
        expect(searchText(searchText(typed))).toBe(searchText(typed))
      }),
    )
  })

  test('[TABLE-05: ten at first] omits defaults from the address', () => {
    expect(listPlaceOf(beginning, rules)).toEqual({})
    expect(pageQueryOf(beginning)).toEqual({ skip: 0, take: 10 })
  })

  test.each([
    [{}, {}],
    [{ size: 25 }, {}],
    [{ size: 100 }, { size: 100 }],
    [{ sort: { column: 'password', descending: false } }, {}],
    [{ search: '  two words ' }, { search: 'two words' }],
    [{ search: 'x'.repeat(256) }, { search: 'x'.repeat(256) }],
    [{ search: 'x'.repeat(257) }, {}],
  ])('[TABLE-05: sizes] %j requests only what the table offers', (place, differences) => {
    expect(queryOf(place, rules)).toEqual({ ...beginning, ...differences })
  })

  test.each([[{ page: 1 }], [{ size: 20 }], [{ search: 'a' }], [{ sort: { column: 'name', descending: false } }]])(
    'differs by %j',
    (difference) => {
      expect(isSameQuery({ ...beginning, ...difference }, beginning)).toBe(false)
    },
  )

  test('differs if the direction of the order differs', () => {
    const up = { ...beginning, sort: { column: 'name', descending: false } }
    expect(isSameQuery(up, { ...up, sort: { column: 'name', descending: true } })).toBe(false)
  })

  test.each([
    [0, 10, 0],
    [10, 10, 0],
    [11, 10, 1],
    [100, 20, 4],
  ])('the last page of %i rows by %i is %i', (total, size, page) => {
    expect(lastPage(total, size)).toBe(page)
  })
})
