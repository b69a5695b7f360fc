import { isRight, right } from 'fp-ts/Either'
import { IdText, PagedQuery } from '../../src/contract/query'

const accepts = (query: Readonly<Record<string, unknown>>) => isRight(PagedQuery.decode(query))

describe('[WIRE-05] the paging of a list', () => {
  test('is text in the address and numbers in the server, and every part may be missing', () => {
    const query = { SkipCount: 20, MaxResultCount: 10, Sorting: 'name ASC', Filter: 'car' }
    const inAddress = { ...query, SkipCount: '20', MaxResultCount: '10' }
    expect(PagedQuery.encode(query)).toEqual(inAddress)
    expect(PagedQuery.decode(inAddress)).toEqual(right(query))
    expect(PagedQuery.decode({})).toEqual(right({}))
  })

  test.each([
    ['SkipCount', ['0', '999999999'], ['-1', '1000000000', '1.5', '1e3', ' 1', '1 ', '']],
    ['MaxResultCount', ['1', '1000'], ['0', '1001', 'ten']],
    ['Sorting', ['', 'x'.repeat(64)], ['x'.repeat(65), 7]],
    ['Filter', ['', 'x'.repeat(256)], ['x'.repeat(257), 7]],
  ])('%s is refused outside its limits', (name, inside, outside) => {
    expect(inside.map((value) => accepts({ [name]: value }))).toEqual(inside.map(() => true))
    expect(outside.map((value) => accepts({ [name]: value }))).toEqual(outside.map(() => false))
  })

  test('whole numbers and texts are recognised before they are written', () => {
    const nothing = { SkipCount: undefined, MaxResultCount: undefined, Sorting: undefined, Filter: undefined }
    const parts = [{ SkipCount: 1 }, { SkipCount: 1.5 }, { Filter: 'car' }, { Filter: 7 }]
    expect(parts.map((part) => PagedQuery.is({ ...nothing, ...part }))).toEqual([true, false, true, false])
  })
})

describe('[WIRE-05] an id in a query', () => {
  test('is sent as text, whatever the server sent', () => {
    expect([IdText.encode(7), IdText.encode('a-7')]).toEqual(['7', 'a-7'])
    expect([7, 'a-7', null, true].map(IdText.is)).toEqual([true, true, false, false])
  })

  test('has at least one character and at most 64', () => {
    expect(['1', 'x'.repeat(64), '', 'x'.repeat(65), 7].map((value) => isRight(IdText.decode(value)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
