import fc from 'fast-check'
import { isNone, toUndefined } from 'fp-ts/Option'
import { InvalidRequestError } from '../../../src/service/wire/errors'
import { endingEarly, pageOf, parseSorting, takeOf, wholeUnlessPaged } from '../../../src/service/wire/paging'

const rows = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `Row ${25 - index}` }))
const options = { text: ({ name }: { name: string }) => name, sortable: ['id', 'name'] as const }
const none = { SkipCount: undefined, MaxResultCount: undefined, Sorting: undefined, Filter: undefined }

test('a page has ten rows unless another size is requested', () => {
  expect(pageOf(rows, none, options)).toMatchObject({ totalCount: 25, items: rows.slice(0, 10) })
  expect(pageOf(rows, { ...none, SkipCount: 20, MaxResultCount: 100 }, options).items).toEqual(rows.slice(20))
})

test('a page after the end is empty and has the total', () => {
  expect(pageOf(rows, { ...none, SkipCount: 25 }, options)).toEqual({ totalCount: 25, items: [] })
})

test('a filter is case-insensitive, and the total is the number of matches', () => {
  expect(pageOf(rows, { ...none, Filter: ' ROW 25 ' }, options).totalCount).toBe(1)
  expect(pageOf(rows, { ...none, Filter: 'row 2' }, options).totalCount).toBe(7)
})

test('numbers within texts are sorted numerically', () => {
  const sorted = pageOf(rows, { ...none, Sorting: 'name desc', MaxResultCount: 2 }, options)
  expect(sorted.items.map(({ name }) => name)).toEqual(['Row 25', 'Row 24'])
})

test('a sorting is a field of the list with ASC or DESC, case-insensitive', () => {
  const fields = ['creationTime', 'quote.product.name']
  expect(toUndefined(parseSorting('CREATIONTIME desc', fields))).toEqual({ field: 'creationTime', descending: true })
  expect(toUndefined(parseSorting('quote.product.name', fields))).toEqual({
    field: 'quote.product.name',
    descending: false,
  })
  expect(
    ['password', 'creationTime sideways', 'creationTime; drop', 'creationTime DESC, id'].map((text) =>
      isNone(parseSorting(text, fields)),
    ),
  ).toEqual([true, true, true, true])
})

test('a field that is not on the list is rejected', () => {
  expect(() => pageOf(rows, { ...none, Sorting: 'password' }, options)).toThrow(InvalidRequestError)
})

const PAGE_BYTES = 256 * 1024

test('[RUN-16: pages] a page ends before its rows exceed 256 kB, at least one row long, and counts all rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.nat(), text: fc.nat(90_000).map((length) => 'ọ'.repeat(length)) }), {
        maxLength: 12,
      }),
      fc.nat(5_000),
      (items, totalCount) => {
        const page = endingEarly({ totalCount, items })
        const bytes = (length: number) => Buffer.byteLength(JSON.stringify(items.slice(0, length)))
        const { length } = page.items
        expect(page).toEqual({ totalCount, items: items.slice(0, length) })
        expect(length <= 1 || bytes(length) <= PAGE_BYTES + 2).toBe(true)
        expect(length).toBeGreaterThanOrEqual(Math.min(1, items.length))
        if (length < items.length) expect(bytes(length + 1)).toBeGreaterThan(PAGE_BYTES)
      },
    ),
  )
})

test('[RUN-16: pages] no more rows are read than a page holds, and a list without a page is one of a thousand', () => {
  expect(takeOf({ ...none, MaxResultCount: 1_000 })).toBe(1_000)
  expect(takeOf({ ...none, MaxResultCount: 1_000 }, 700) * 700).toBeGreaterThanOrEqual(PAGE_BYTES)
  expect(takeOf({ ...none, MaxResultCount: 1_000 }, 700)).toBeLessThan(400)
  expect(takeOf(none, 700)).toBe(10)
  expect(takeOf(wholeUnlessPaged(none))).toBe(1_000)
  expect(takeOf(wholeUnlessPaged({ ...none, MaxResultCount: 3 }))).toBe(3)
})
