import { AT_ONCE, makeRound } from '../../../src/service/platform/rounds'

type Faults = {
  readonly fails?: (id: number) => boolean
  readonly waits?: (id: number) => boolean
  readonly error?: Error
}
const never = () => false

/** Rounds over these ids, of which some fail and some wait; what was tried in each. */
const rounds = (
  ids: () => readonly number[],
  { fails = never, waits = never, error = new Error('broken') }: Faults = {},
) => {
  let tried: number[] = []
  const failed: (number | undefined)[] = []
  const round = makeRound({
    due: (after) =>
      Promise.resolve(
        ids()
          .filter((id) => id > after)
          .slice(0, AT_ONCE)
          .map((id) => ({ id })),
      ),
    carryOut: ({ id }) => {
      tried.push(id)
      return fails(id) ? Promise.reject(error) : Promise.resolve(!waits(id))
    },
    failed: (_, id) => failed.push(id),
  })
  const triedBy = (what: () => Promise<void>) => async (): Promise<readonly number[]> => {
    tried = []
    await what()
    return tried
  }
  return { next: triedBy(round.next), all: triedBy(round.all), failed }
}

test('one that fails stops no other, and is reported by its id', async () => {
  const { next, failed } = rounds(() => [1, 2, 3], { fails: (id) => id === 2 })
  expect(await next()).toEqual([1, 2, 3])
  expect(failed).toEqual([2])
})

test('one whose rows others have locked is not reported, and is tried again', async () => {
  const error = new Error('a statement failed', { cause: Object.assign(new Error('timeout'), { code: '55P03' }) })
  const { next, failed } = rounds(() => [1, 2, 3], { fails: (id) => id === 2, error })
  expect([await next(), await next()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(failed).toEqual([])
})

test.each([
  ['fails', { fails: (id: number) => id === 2 }],
  ['waits', { waits: (id: number) => id === 2 }],
])('one that %s is tried again after 1, 2, 4 … up to 64 rounds, and never given up', async (_, faults) => {
  const { next } = rounds(() => [1, 2, 3], faults)
  const tried: number[] = []
  for (let round = 1; round <= 300; round += 1) {
    const ids = await next()
    expect(ids.filter((id) => id !== 2)).toEqual([1, 3])
    if (ids.includes(2)) tried.push(round)
  }
  expect(tried).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 192, 256])
})

test('a round of all tries also those that rest', async () => {
  const { next, all } = rounds(() => [1, 2], { fails: (id) => id === 2 })
  for (let round = 1; round <= 9; round += 1) await next()
  expect([await next(), await all(), await next()]).toEqual([[1], [1, 2], [1, 2]])
})

test('one that succeeds again starts again from the beginning when it fails the next time', async () => {
  let isBroken = true
  const { next } = rounds(() => [2], { fails: () => isBroken })
  for (let round = 1; round <= 3; round += 1) await next()
  isBroken = false
  expect(await next()).toEqual([2])
  isBroken = true
  expect([await next(), await next(), await next()]).toEqual([[2], [2], []])
})

test('one that is no longer due is forgotten', async () => {
  let ids = [2]
  const { next } = rounds(() => ids, { fails: () => true })
  for (let round = 1; round <= 5; round += 1) await next()
  ids = []
  await next()
  ids = [2]
  expect(await next()).toEqual([2])
})

test('more that fail than are read at once stop none after them', async () => {
  const all = Array.from({ length: 2 * AT_ONCE + 1 }, (_, index) => index + 1)
  const { next } = rounds(() => all, { fails: (id) => id <= 2 * AT_ONCE })
  expect(await next()).toEqual(all)
  for (let round = 2; round <= 3; round += 1) expect((await next()).at(-1)).toBe(all.at(-1))
})

test('a round whose list cannot be read is reported without an id, and the next one goes on', async () => {
  let isAway = true
  const { next, failed } = rounds(() => {
    if (isAway) throw new Error('away')
    return [1]
  })
  expect([await next(), failed]).toEqual([[], [undefined]])
  isAway = false
  expect(await next()).toEqual([1])
})
