import { isLeft, isRight, right } from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  Enumeration,
  FiniteNumber,
  Instant,
  optional,
  Saved,
  tolerant,
  Text,
  Void,
  WireDate,
  WireId,
} from '../../src/contract/codecs'
import { Items, Page } from '../../src/contract/list'

describe('[WIRE-05] a value that may be missing', () => {
  const codec = optional(t.string)

  test('is missing as null and as an absent field', () => {
    expect(codec.decode(null)).toEqual(right(undefined))
    expect(codec.decode(undefined)).toEqual(right(undefined))
  })

  test('is read and written like its codec when it is there', () => {
    expect(codec.decode('')).toEqual(right(''))
    expect(isLeft(codec.decode(7))).toBe(true)
    expect(codec.encode('')).toBe('')
    const written = optional(new t.Type<number, string>('as text', t.number.is, t.number.validate, String))
    expect([written.encode(7), written.encode(undefined)]).toEqual(['7', undefined])
  })

  test('is recognised', () => {
    expect([undefined, 'text', 7, null].map(codec.is)).toEqual([true, true, false, false])
  })

  test('has the name of its codec, for messages', () => {
    expect([codec.name, tolerant(WireDate).name]).toEqual(['string | missing', 'date | missing'])
  })
})

describe('[WIRE-05] a number', () => {
  test('is one that JSON can represent', () => {
    const values = [0, -1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined]
    expect(values.map(FiniteNumber.is)).toEqual([true, true, false, false, false, false, false])
    expect(values.map((value) => isRight(FiniteNumber.decode(value)))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      false,
    ])
    expect(FiniteNumber.encode(7)).toBe(7)
  })

  test.each([
    ['5000', 5000],
    ['5000.50', 5000.5],
    ['-0.5', -0.5],
    [' 12 ', 12],
  ])('[WIRE-12] may come as text: %j', (text, number) => {
    expect(FiniteNumber.decode(text)).toEqual(right(number))
  })

  test.each(['', ' ', '1e3', '0x10', 'NaN', '5,000', '1.', '.5', 'much'])('[WIRE-12] %j is no number', (text) => {
    expect(isLeft(FiniteNumber.decode(text))).toBe(true)
  })
})

describe('[WIRE-05] a calendar date', () => {
  test.each([
    ['2025-06-16', '2025-06-16'],
    ['2025-06-16T23:30:00Z', '2025-06-16'],
  ])('%s is read as %s', (text, date) => {
    expect(WireDate.decode(text)).toEqual(right(date))
  })

  test.each(['16/06/2025', '12025-06-16', '2025-06-160', '2025-06-16 10:00', '2025-6-16', '', null, 20250616])(
    '%p is refused',
    (value) => {
      expect(isLeft(WireDate.decode(value))).toBe(true)
    },
  )
})

describe('[WIRE-12] a date or an instant before 1900', () => {
  const codecs = [optional(WireDate), tolerant(WireDate), optional(Instant), tolerant(Instant)]

  test.each(['0001-01-01T00:00:00', '0001-01-01', '1753-01-01T00:00:00Z', '1899-12-31T23:59:59.9999999+01:00'])(
    '%s means none',
    (text) => {
      for (const codec of codecs) expect(codec.decode(text)).toEqual(right(undefined))
    },
  )

  test.each(['1900-01-01', '1900-01-01T00:00:00', '9999-12-31'])('%s is later', (text) => {
    for (const codec of codecs)
      expect(codec.decode(text)).toMatchObject({ right: expect.stringContaining(text.slice(0, 10)) })
  })

  test('is a text like any other where no date is meant', () => {
    expect(tolerant(t.string).decode('0001-01-01')).toEqual(right('0001-01-01'))
  })
})

describe('[WIRE-05] a text of two to four characters', () => {
  test('has at least the least and at most the most of them', () => {
    const values = ['a', 'ab', 'abcd', 'abcde', 12, null]
    expect(values.map((value) => isRight(Text(2, 4).decode(value)))).toEqual([false, true, true, false, false, false])
    expect(values.map(Text(2, 4).is)).toEqual([false, true, true, false, false, false])
  })

  test('has two whole characters at least, however long each is', () => {
    expect(['🙂', '🙂🙂', '🙂🙂🙂'].map(Text(2, 4).is)).toEqual([false, true, false])
  })

  test('says its lengths, and a text that may be empty only the greater one', () => {
    expect([Text(2, 4).name, Text(1, 4).name, Text(0, 4).name]).toEqual([
      'text of 2 to 4 characters',
      'text of 1 to 4 characters',
      'text of at most 4 characters',
    ])
  })
})

test('[ABP-03] ids and members of enumerations are texts or numbers, and nothing else', () => {
  for (const codec of [WireId, Enumeration])
    expect(['a', 7, true, null].map((value) => isRight(codec.decode(value)))).toEqual([true, true, false, false])
})

test('an instant is a text, whatever its form', () => {
  expect(['2025-06-16', 7, null].map((value) => isRight(Instant.decode(value)))).toEqual([true, false, false])
})

describe('[WIRE-03] the result of a call that only confirms', () => {
  test('is written as null, and read as nothing whatever a server adds', () => {
    expect(Void.encode(undefined)).toBeNull()
    expect([null, undefined, { id: 7 }].map(Void.decode)).toEqual([
      right(undefined),
      right(undefined),
      right(undefined),
    ])
    expect([undefined, null].map(Void.is)).toEqual([true, false])
  })

  test('may be missing for a save, or name what was saved', () => {
    expect([Saved.decode(null), Saved.decode({ id: 7 }), Saved.decode({})]).toEqual([
      right(undefined),
      right({ id: 7 }),
      right({}),
    ])
  })
})

describe('[WIRE-03] a list', () => {
  const item = t.strict({ id: WireId }, 'row')

  test('that is complete may have a count, and one page of a list has one', () => {
    const items = [{ id: 1 }]
    expect(
      [{ items }, { items, totalCount: 1 }, { totalCount: 1 }].map((value) => isRight(Items(item).decode(value))),
    ).toEqual([true, true, false])
    expect(
      [{ items }, { items, totalCount: 1 }, { totalCount: 1 }].map((value) => isRight(Page(item).decode(value))),
    ).toEqual([false, true, false])
  })

  test('is named after its rows', () => {
    expect([Items(item).name, Page(item).name]).toEqual(['items of row', 'page of row'])
  })
})

/** By these names OpenAPI and the messages of the sandbox know the codecs that have no structure. */
test('the basic codecs have the names by which they are described', () => {
  expect([Enumeration, WireId, FiniteNumber, WireDate, Instant, Void].map(({ name }) => name)).toEqual([
    'enumeration',
    'id',
    'number',
    'date',
    'instant',
    'nothing',
  ])
})
