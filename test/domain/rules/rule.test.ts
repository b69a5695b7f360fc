import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { minimumLength, oneOf, required, satisfies, validate } from '../../../src/domain/rules/rule'

describe('rules', () => {
  test('required wants something besides spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(required('missing')(text)).toBe(text.trim() === '' ? 'missing' : null)
      }),
    )
  })

  test('a minimum length counts characters as they are typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 0, max: 20 }), (text, length) => {
        expect(minimumLength(length, 'short')(text)).toBe(text.length < length ? 'short' : null)
      }),
    )
  })

  test('a test and a list of options give their message', () => {
    expect(satisfies((text) => text === 'x', 'not x')('y')).toBe('not x')
    expect(satisfies((text) => text === 'x', 'not x')('x')).toBeNull()
    expect(oneOf(['a', 'b'], 'choose')('c')).toBe('choose')
    expect(oneOf(['a', 'b'], 'choose')('b')).toBeNull()
  })

  const check = validate<'first' | 'second'>({
    first: [required('first missing'), minimumLength(3, 'first short')],
    second: [required('second missing')],
  })

  test('each failing field gives the message of its first broken rule, in the order of the rules', () => {
    expect(check({ second: '', first: 'ab' })).toEqual(
      left([
        { field: 'first', message: 'first short' },
        { field: 'second', message: 'second missing' },
      ]),
    )
    expect(check({ first: ' ', second: 'x' })).toEqual(left([{ field: 'first', message: 'first missing' }]))
  })

  test('a valid form comes back as it was typed, with the fields that have no rule', () => {
    const form = { first: 'abc ', second: ' x', other: '' }
    expect(check(form)).toEqual(right(form))
  })
})
