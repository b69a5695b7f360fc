import {
  codeHashOf,
  confirmationEnds,
  lockedUntil,
  MAXIMUM_FAILURES,
  isAttemptAllowed,
  newLinkCode,
  newReferralCode,
  resetEnds,
  userNameCandidates,
} from '../../../src/service/account/rules'
import { lookupKeyOf } from '../../../src/service/platform/database/lookup-keys'

test('the fifth attempt is verified and the sixth is not', () => {
  expect(MAXIMUM_FAILURES).toBe(5)
  expect([1, 4, 5, 6].map(isAttemptAllowed)).toEqual([true, true, true, false])
})

test('a lock lasts 300 seconds', () => {
  expect(lockedUntil(new Date(0))).toEqual(new Date(300_000))
})

test('an activation link is valid for 24 hours', () => {
  expect(confirmationEnds(new Date(0))).toEqual(new Date('1970-01-02T00:00:00Z'))
})

test('[ACC-02] a reset link is valid for an hour', () => {
  expect(resetEnds(new Date(0))).toEqual(new Date('1970-01-01T01:00:00Z'))
})

test('an account is found case-insensitively and trimmed', () => {
  expect(lookupKeyOf('  Ada@Mail.TEST ')).toBe('ada@mail.test')
})

test('a taken user name gets 1, 2, … and then random numbers', () => {
  const candidates = userNameCandidates('ada')
  expect(candidates.slice(0, 6)).toEqual(['ada', 'ada1', 'ada2', 'ada3', 'ada4', 'ada5'])
  expect(candidates).toHaveLength(11)
  expect(candidates.slice(6).every((candidate) => /^ada\d{4,6}$/.test(candidate))).toBe(true)
})

test('codes have 192 bits, as hexadecimal digits that are equally likely, and are unique', () => {
  const codes = Array.from({ length: 50 }, newLinkCode)
  expect(codes.every((code) => /^[0-9a-f]{48}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(50)
})

test('the database keeps a hash of a code, which is the same for the same code only', () => {
  const [one, other] = [newLinkCode(), newLinkCode()]
  expect(codeHashOf(one)).toMatch(/^[0-9a-f]{64}$/)
  expect(codeHashOf(one)).toBe(codeHashOf(one))
  expect(codeHashOf(one)).not.toBe(codeHashOf(other))
})

test('a referral code has eight characters that cannot be confused', () => {
  expect(Array.from({ length: 50 }, newReferralCode).every((code) => /^[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true)
})
