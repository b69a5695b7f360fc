import fc, { type Arbitrary } from 'fast-check'
import { anyCharacter } from '../arbitraries'

/**
 * JSON that no JavaScript value gives when it is written: `written('1e999')` stands for that text until
 * `jsonText` puts it there.
 */
const MARK = '\uE000'
const written = (json: string): string => MARK + json + MARK

const marked = new RegExp(`"${MARK}([^${MARK}]*)${MARK}"`, 'g')

/** A value as JSON text. A key `__proto__` is written like any other, half a surrogate pair as its escape. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll(marked, '$1')

export const hostileNumber = fc.constantFrom<unknown>(
  ...[0, -1, 0.1, 0.005, 1e-320, 100.001, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, -1e308],
  ...['-0', '1e999', '-1e999', '9223372036854775808', '0.10000000000000000555', `1${'0'.repeat(400)}`].map(written),
)

/** What a database or an encoder may stumble over. */
const unwritable = ['\0', 'a\0b', '\ud800', 'x\udc00y', '\udfff\ud800'] as const

const oddTexts = [
  '',
  ' ',
  '\t\n\r',
  '\ufeff',
  '\u202egnp.exe',
  '💚'.repeat(33),
  'Ọlá́'.normalize('NFD'),
  'İıſß',
  '\\u0000',
  "'; drop table customer; --",
  '%',
  '_%\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '-1',
  '1e3',
  '0x10',
  '٣',
  '9999999999999999999999',
  '2025-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59+14:00',
  '+275760-09-13',
  '2025-06-16T00:00',
  'x'.repeat(65),
  'x'.repeat(257),
  'x'.repeat(20_000),
] as const

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...unwritable) },
  fc.string({ unit: anyCharacter, maxLength: 80 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
)

/** Names that mean something to JavaScript. */
const oddKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\0')

export const fieldName: Arbitrary<string> = fc.oneof(oddKey, hostileText)

const nested = (depth: number, open: string, close: string): string => written(open.repeat(depth) + close.repeat(depth))
const deep = fc
  .integer({ min: 1, max: 9_000 })
  .chain((depth) => fc.constantFrom(nested(depth, '[', ']'), nested(depth, '{"a":', '0}').replace('0}', '1}')))

/** Any value of JSON, and some that only look like it. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileNumber },
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': null }) },
  deep,
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fieldName, fc.constantFrom<unknown>(1, 'x', null, {}), { maxKeys: 4, noNullPrototype: true }),
  fc.array(fc.constantFrom<unknown>(1, 'x', null, {}), { minLength: 50, maxLength: 400 }),
)
