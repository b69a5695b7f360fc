import fc from 'fast-check'
import { makePieceParser } from '../../../src/service/wire/upload-parser'

const KIB = 1024

/** Parses a text in pieces of a size, and returns its value with the number of pieces that were read. */
const parse = (text: string, size = 64 * KIB) => {
  const parser = makePieceParser()
  const bytes = Buffer.from(text)
  let pieces = 0
  try {
    for (let at = 0; at < bytes.length; at += size) {
      pieces += 1
      parser.write(bytes.subarray(at, at + size))
    }
    return { value: parser.end(), pieces }
  } catch (refused) {
    return { refused, pieces }
  }
}

test('[RUN-02: bounded bodies] an upload in pieces of any size has the value that JSON.parse gives', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 3 }).filter((text) => !text.includes('\\u0000') && text !== '-0'),
      fc.integer({ min: 1, max: 50 }),
      (text, size) => {
        expect(parse(text, size)).toMatchObject({ value: JSON.parse(text) as unknown })
      },
    ),
  )
})

test('half a surrogate pair of an upload is replaced by U+FFFD, a pair is kept', () => {
  const text = String.raw`{"type":"¡\udc00","name":"\ud83d\udc9a \ud800"}`
  expect(parse(text)).toMatchObject({ value: { type: '¡\ufffd', name: '💚 \ufffd' } })
})

test('[RUN-02: bounded bodies] a document of nine megabytes is one text', () => {
  const data = 'A/+z'.repeat(3 * KIB * KIB)
  expect(parse(JSON.stringify({ type: 'NationalId', data }))).toMatchObject({ value: { type: 'NationalId', data } })
})

test.each([
  ['brackets', '['.repeat(11_000_000)],
  ['objects', '{"a":'.repeat(1_000_000)],
  ['keys', `{${Array.from({ length: 100_000 }, (_, index) => `"k${String(index)}":1`).join()}}`],
  ['empty lists', `[${'[],'.repeat(1_000_000)}[]]`],
  ['short texts', `["${'","'.repeat(1_000_000)}"]`],
])('[RUN-02: bounded bodies] megabytes of %s are refused with the first piece', (_, text) => {
  expect(parse(text)).toMatchObject({ refused: { details: 'The body has too many parts.' }, pieces: 1 })
})

test('a text with NUL is refused, however it is written', () => {
  for (const text of ['{"data":"a\\u0000b"}', '{"a\\u0000":1}'])
    expect(parse(text)).toMatchObject({ refused: { details: 'A text must not hold the NUL character.' } })
  expect(parse(String.raw`{"data":"\\u0000"}`)).toMatchObject({ value: { data: String.raw`\u0000` } })
})

test('no key of a body reaches a prototype', () => {
  const { value } = parse('{"__proto__":{"type":"Passport"}}')
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

test.each(['', '{', '{"a":1', '{"a":1}}', 'nothing', '"a'])('no JSON is refused: %s', (text) => {
  expect(parse(text)).toHaveProperty('refused')
})
