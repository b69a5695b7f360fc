import fc, { type Arbitrary } from 'fast-check'
import { hostileText } from './hostile-values'
import { knownValues } from './known-values'

/** Percent-encodes a text; half a surrogate pair as the bytes that it would have. */
const encoded = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.charCodeAt(0)
      return character.length === 1 && code >= 0xd800 && code <= 0xdfff
        ? `%ED%${(0x80 + ((code >> 6) & 0x3f)).toString(16)}%${(0x80 + (code & 0x3f)).toString(16)}`
        : encodeURIComponent(character)
    })
    .join('')

/** Query strings with characters that are not encoded, or encoded wrongly. */
const oddParts = fc.constantFrom('%', '%zz', '%00', '%c0%80', '%ff', '+', '&', '=', '[]', '[a]=1', '%u0041', '?', ';')

const sortings = ['creationTime DESC', 'name', 'surname asc', 'policyNo desc desc', 'constructor', '__proto__ ASC', ' ']
const numbers = ['0', '1', '10', '999999999', '1000', '1001', '-1', '1e2', '1.5', ' 1', '007', '2147483648']
const ids = ['1', '2', '10001', '0', '-1', '9007199254740993', '999999999999999', 'abc', '1 or 1=1', 'x'.repeat(64)]

const valuesOf = (name: string): Arbitrary<unknown> => {
  if (/count$/i.test(name)) return fc.constantFrom(...numbers)
  if (name === 'Sorting') return fc.constantFrom(...sortings)
  return knownValues(name) ?? (/id$/i.test(name) ? fc.constantFrom(...ids) : hostileText)
}

const value = (name: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: valuesOf(name).map((one) => encoded(String(one))) },
    { weight: 3, arbitrary: hostileText.map((text) => encoded(text.slice(0, 600))) },
    { weight: 1, arbitrary: oddParts },
  )

const inSomeCase = (name: string): Arbitrary<string> =>
  fc.constantFrom(name, name, name, name.toLowerCase(), name.toUpperCase())

const pair = (name: string): Arbitrary<string> =>
  fc.tuple(inSomeCase(name), value(name)).map((parts) => parts.join('='))

const stranger: Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__=1', 'constructor=1', '__proto__[a]=1', 'toString=', 'a[b][c]=1', '=', '&', 'x'),
  oddParts,
  hostileText.map((text) => encoded(text.slice(0, 200))),
)

const good = (values: Readonly<Record<string, string>>): Arbitrary<string> =>
  fc.constant(new URLSearchParams(values).toString())

/** A query of a call: a good one, or its parameters, some of them twice or not at all, and strangers among them. */
export const queryText = (names: readonly string[], values: Readonly<Record<string, string>>): Arbitrary<string> => {
  const own = names.length === 0 ? stranger : fc.constantFrom(...names).chain(pair)
  const joined = (parts: Arbitrary<readonly string[]>) => parts.map((list) => list.join('&'))
  return fc.oneof(
    { weight: 3, arbitrary: good(values) },
    { weight: 2, arbitrary: joined(fc.tuple(...names.map(pair))) },
    { weight: 2, arbitrary: joined(fc.array(own, { maxLength: 5 })) },
    { weight: 1, arbitrary: joined(fc.array(fc.oneof(own, stranger), { maxLength: 6 })) },
  )
}
