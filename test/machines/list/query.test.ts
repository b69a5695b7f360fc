import fc from 'fast-check'
import { TABLE_PAGE_SIZES } from '../../../src/domain/rules/constants'
import { isSameQuestion, lastPage, pageQueryOf, placeOf, questionOf } from '../../../src/machines/list/query'
import { rules } from './start-list'

const beginning = { page: 0, size: 10, sort: undefined, search: '' }

const questions = fc.record({
  page: fc.nat(9_999),
  size: fc.constantFrom(...TABLE_PAGE_SIZES),
  sort: fc.option(fc.record({ column: fc.constantFrom(...rules.sortable), descending: fc.boolean() }), {
    nil: undefined,
  }),
  search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
})

describe('the question of a list', () => {
  test('is read back from the place that it has in an address', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const back = questionOf(placeOf(question, rules), rules)
        expect(back).toEqual(question)
        expect(isSameQuestion(back, question)).toBe(true)
      }),
    )
  })

  test('[TABLE-05] leaves out of the address what goes without saying', () => {
    expect(placeOf(beginning, rules)).toEqual({})
    expect(pageQueryOf(beginning)).toEqual({ skip: 0, take: 10 })
  })

  test.each([
    [undefined, {}],
    [{ size: 25 }, {}],
    [{ size: 100 }, { size: 100 }],
    [{ sort: { column: 'password', descending: false } }, {}],
    [{ search: '  two words ' }, { search: 'two words' }],
    [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(256) }],
  ])('[TABLE-05] %j asks only what the table offers', (place, differences) => {
    expect(questionOf(place, rules)).toEqual({ ...beginning, ...differences })
  })

  test.each([
    [{ page: 1 }],
    [{ size: 20 }],
    [{ search: 'a' }],
    [{ sort: { column: 'name', descending: false } }],
  ])('differs by %j', (difference) => {
    expect(isSameQuestion({ ...beginning, ...difference }, beginning)).toBe(false)
  })

  test('differs by the direction of its order', () => {
    const up = { ...beginning, sort: { column: 'name', descending: false } }
    expect(isSameQuestion(up, { ...up, sort: { column: 'name', descending: true } })).toBe(false)
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
