import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { fromPredicate } from 'fp-ts/Option'
import {
  asTyped,
  minimumLength,
  optionOf,
  parseFields,
  readAs,
  required,
  satisfies,
  text,
} from '../../../src/domain/rules/rule'

describe('rules', () => {
  test('required rejects a text of spaces only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(required('missing')(text)).toBe(text.trim() === '' ? 'missing' : null)
      }),
    )
  })

  test('a minimum length counts the characters as typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 0, max: 20 }), (text, length) => {
        expect(minimumLength(length, 'short')(text)).toBe(text.length < length ? 'short' : null)
      }),
    )
  })

  test('a pattern rule returns its message', () => {
    expect(satisfies((text) => text === 'x', 'not x')('y')).toBe('not x')
    expect(satisfies((text) => text === 'x', 'not x')('x')).toBeNull()
  })
})

describe('a form parsed field by field', () => {
  const parse = parseFields({
    name: text(required('Please enter a name')),
    age: readAs(
      (typed) => fromPredicate((age: number) => Number.isInteger(age))(Number(typed)),
      'Please enter an age',
      required('No age'),
    ),
    colour: optionOf(['red', 'green'], 'Please choose a colour'),
  })

  test('returns the value of every field, texts trimmed', () => {
    expect(parse({ name: ' Ada ', age: '36', colour: 'red' })).toEqual(right({ name: 'Ada', age: 36, colour: 'red' }))
  })

  test('returns the message of the first rule that a field breaks', () => {
    const parsed = parseFields({ name: text(required('missing'), minimumLength(3, 'short')) })
    expect(parsed({ name: ' ' })).toEqual(left([{ field: 'name', message: 'missing' }]))
    expect(parsed({ name: 'ab' })).toEqual(left([{ field: 'name', message: 'short' }]))
  })

  test('returns an untrimmed text if its spaces count', () => {
    const parsed = parseFields({ password: asTyped(required('Please enter a password')) })
    expect(parsed({ password: ' se cret ' })).toEqual(right({ password: ' se cret ' }))
    expect(parsed({ password: '  ' })).toEqual(left([{ field: 'password', message: 'Please enter a password' }]))
  })

  test('returns the first message of every invalid field, in the order of the parsers', () => {
    expect(parse({ name: ' ', age: '', colour: 'blue' })).toEqual(
      left([
        { field: 'name', message: 'Please enter a name' },
        { field: 'age', message: 'No age' },
        { field: 'colour', message: 'Please choose a colour' },
      ]),
    )
    expect(parse({ name: 'Ada', age: 'x', colour: 'red' })).toEqual(
      left([{ field: 'age', message: 'Please enter an age' }]),
    )
  })
})
