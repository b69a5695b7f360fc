import * as argon2 from '@node-rs/argon2'
import { hashPassword, passwordFits } from '../../../src/service/account/passwords'
import type { PasswordHashing } from '../../../src/service/platform/config/password-hashing'

jest.mock('@node-rs/argon2', () => {
  const real: typeof argon2 = jest.requireActual('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

const password = 'Correct-horse-1'
const verify = jest.mocked(argon2.verify)

/** The prefix of a hash with algorithm, version and cost. */
const costOf = (hash: unknown): string => /^\$\w+\$v=\d+\$[\w=,]+\$/.exec(String(hash))?.[0] ?? ''

/** The costs of the hashes that passwords were verified against since the last call. */
const work = (): readonly string[] => {
  const costs = verify.mock.calls.map(([hash]) => costOf(hash))
  verify.mockClear()
  return costs
}

const hashings: readonly (readonly [PasswordHashing, string])[] = [
  ['argon2id', '$argon2id$v=19$m=19456,t=2,p=1$'],
  ['cheap', '$argon2id$v=19$m=8,t=1,p=1$'],
]

test.each(hashings)('the hash of hashing `%s` starts with %s', async (hashing, cost) => {
  expect(costOf(await hashPassword(password, hashing))).toBe(cost)
})

test('the full cost is the default', async () => {
  expect(costOf(await hashPassword(password))).toBe('$argon2id$v=19$m=19456,t=2,p=1$')
})

describe.each(hashings)('with hashing `%s`', (hashing, cost) => {
  test('an unknown name costs the same work as a wrong password, and never matches', async () => {
    const hash = await hashPassword(password, hashing)
    work()
    expect(await passwordFits(hash, 'Wrong-horse-1', hashing)).toBe(false)
    const wrong = work()
    expect(await passwordFits(undefined, 'Wrong-horse-1', hashing)).toBe(false)
    expect(work()).toEqual(wrong)
    expect(wrong).toEqual([cost])
  })
})

test('[RUN-02: hashing queue] of a thousand passwords at once those beyond the queue are refused, and the next one has its turn', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, () => hashPassword(password, 'cheap')))
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  expect(refusals.length).toBeGreaterThan(800)
  expect(refusals.length).toBeLessThan(1_000)
  expect(new Set(refusals)).toContainEqual(expect.objectContaining({ name: 'TooManyError', retryAfter: 2 }))
  expect(costOf(await hashPassword(password, 'cheap'))).toBe('$argon2id$v=19$m=8,t=1,p=1$')
})

describe('a password that keyboards write in several ways', () => {
  const [composed, decomposed] = ['Caf\u00e9-horse-1', 'Cafe\u0301-horse-1'] as const

  test.each([
    [composed, decomposed],
    [decomposed, composed],
    ['ﬁne-horse-11', 'fine-horse-11'],
  ])('[SIGN-07: NFKC] is the same: %j and %j', async (set, typed) => {
    const hash = await hashPassword(set, 'cheap')
    expect(await passwordFits(hash, typed, 'cheap')).toBe(true)
    expect(await passwordFits(hash, set, 'cheap')).toBe(true)
    expect(await passwordFits(hash, `${typed}x`, 'cheap')).toBe(false)
  })

  test('[SIGN-07: as typed] fits as it was typed where an earlier release hashed that, after the same work as without an account', async () => {
    const earlier = await argon2.hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    expect(await passwordFits(earlier, decomposed, 'cheap')).toBe(true)
    verify.mockClear()
    expect(await passwordFits(earlier, `${decomposed}x`, 'cheap')).toBe(false)
    const known = work()
    expect(await passwordFits(undefined, `${decomposed}x`, 'cheap')).toBe(false)
    expect(work()).toEqual(known)
    expect(known).toHaveLength(2)
  })
})
