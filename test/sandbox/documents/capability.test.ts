import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { none, some } from 'fp-ts/Option'
import { makeCapabilities } from '../../../src/sandbox/documents/capability'

const start = Date.UTC(2026, 10, 21, 12)
const key = randomBytes(32)
const at = (milliseconds: number, signingKey: Uint8Array = key) =>
  makeCapabilities(signingKey, () => new Date(start + milliseconds))
const file = { kind: 'certificate', id: 42 } as const
const issued = at(0).issue(file)

test('a capability opens the file that it was issued for', () => {
  const files = fc.record({
    kind: fc.constantFrom('certificate' as const, 'document' as const),
    id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  })
  fc.assert(
    fc.property(files, (one) => {
      expect(at(0).verify(at(0).issue(one))).toEqual(some(one))
    }),
  )
})

test('it is valid for exactly fifteen minutes', () => {
  expect(at(15 * 60_000 - 1_000).verify(issued)).toEqual(some(file))
  expect(at(15 * 60_000).verify(issued)).toEqual(none)
  expect(at(86_400_000).verify(issued)).toEqual(none)
})

test('changing any character makes it invalid', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  fc.assert(
    fc.property(fc.nat(issued.length - 1), fc.constantFrom(...alphabet.split('')), (place, character) => {
      fc.pre(issued[place] !== character)
      expect(at(0).verify(issued.slice(0, place) + character + issued.slice(place + 1))).toEqual(none)
    }),
    { numRuns: 2_000 },
  )
})

test('another file, kind or expiry with the same signature is rejected', () => {
  const [letter, id, ends, signature] = issued.split('.')
  for (const forged of [
    `d.${id}.${ends}.${signature}`,
    `${letter}.43.${ends}.${signature}`,
    `${letter}.042.${ends}.${signature}`,
    `${letter}.${id}.zzzzzzzzz.${signature}`,
    `${letter}.${id}.${ends}.`,
    `${issued}=`,
    `${issued}.${signature}`,
    '',
  ])
    expect(at(0).verify(forged)).toEqual(none)
})

test('one that was signed with another key is rejected', () => {
  expect(at(0, randomBytes(32)).verify(issued)).toEqual(none)
})

test('it is one path segment, short enough for the router', () => {
  const longest = at(0).issue({ kind: 'document', id: 999_999_999_999_999 })
  expect(longest).toMatch(/^[\w.-]+$/)
  expect(longest.length).toBeLessThan(100)
})
