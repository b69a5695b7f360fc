import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { none, some } from 'fp-ts/Option'
import { makeCapabilities } from '../../../../src/service/platform/files/capability'

const start = Date.UTC(2026, 10, 21, 12)
const key = randomBytes(32)
const at = (milliseconds: number, signingKey: Uint8Array = key) =>
  makeCapabilities(signingKey, () => new Date(start + milliseconds))
const grant = { file: { kind: 'certificate', id: 42 }, session: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d' } as const
const issued = at(0).issue(grant)

test('a capability opens the file that it was issued for, to the session that it was issued to', () => {
  const files = fc.record({
    kind: fc.constantFrom('certificate' as const, 'document' as const, 'receipt' as const, 'statement' as const),
    id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  })
  fc.assert(
    fc.property(fc.record({ file: files, session: fc.uuid() }), (one) => {
      expect(at(0).verify(at(0).issue(one))).toEqual(some(one))
    }),
  )
})

test('it is valid for exactly fifteen minutes', () => {
  expect(at(15 * 60_000 - 1_000).verify(issued)).toEqual(some(grant))
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

test('another file, kind, expiry or session with the same signature is rejected', () => {
  const [letter, id, ends, session, signature] = issued.split('.')
  for (const forged of [
    `d.${id}.${ends}.${session}.${signature}`,
    `r.${id}.${ends}.${session}.${signature}`,
    `${letter}.43.${ends}.${session}.${signature}`,
    `${letter}.042.${ends}.${session}.${signature}`,
    `${letter}.${id}.zzzzzzzzz.${session}.${signature}`,
    `${letter}.${id}.${ends}.${'A'.repeat(22)}.${signature}`,
    `${letter}.${id}.${ends}.${signature}`,
    `${letter}.${id}.${ends}.${session}.`,
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
  const longest = at(0).issue({ file: { kind: 'document', id: 999_999_999_999_999 }, session: grant.session })
  expect(longest).toMatch(/^[\w.-]+$/)
  expect(longest.length).toBeLessThan(100)
})
