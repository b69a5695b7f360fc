import fc from 'fast-check'
import { pauseAfter } from '../../../../src/service/cover/payment/declined-cards'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const start = Date.parse('2026-03-02T09:00:00Z')
const at = (milliseconds: number) => new Date(start + milliseconds)

/** A customer who tries cards that are declined, at these times: when each was declined, and the rest found a pause. */
const declinedOf = (attempts: readonly number[]): readonly number[] => {
  const declined: number[] = []
  for (const attempt of attempts) {
    const newest = declined.slice(-10).reverse().map(at)
    if (pauseAfter(newest, at(attempt)) === undefined) declined.push(attempt)
  }
  return declined
}

test('[LIFE-13: pause] begins with the tenth declined card within an hour, and lasts an hour from that', () => {
  const ten = Array.from({ length: 10 }, (_, index) => at((9 - index) * 60 * SECOND))
  const tenth = 9 * 60 * SECOND
  expect(pauseAfter(ten, at(tenth))).toEqual(at(tenth + HOUR))
  expect(pauseAfter(ten, at(tenth + HOUR - 1))).toEqual(at(tenth + HOUR))
  expect(pauseAfter(ten, at(tenth + HOUR))).toBeUndefined()
  expect(pauseAfter(ten.slice(1), at(tenth))).toBeUndefined()
  expect(pauseAfter([], at(0))).toBeUndefined()
})

test('[LIFE-13: any sixty minutes] the hour is any one, whether or not it begins with the first card', () => {
  const nine = Array.from({ length: 9 }, (_, index) => HOUR - (9 - index) * SECOND)
  expect(declinedOf([0, ...nine, HOUR - 1])).toHaveLength(10)
  // An hour after the first one it counts no more, and the others do.
  expect(declinedOf([0, ...nine.slice(1), HOUR, HOUR + 1, HOUR + 2, HOUR + 3])).toEqual([
    0,
    ...nine.slice(1),
    HOUR,
    HOUR + 1,
  ])
})

test('[LIFE-13: any sixty minutes] no more than ten cards are declined in any sixty minutes, however they are tried', () => {
  const gaps = fc.array(fc.oneof(fc.nat(5 * SECOND), fc.nat(10 * 60 * SECOND), fc.nat(2 * HOUR)), { maxLength: 120 })
  fc.assert(
    fc.property(gaps, (list) => {
      let time = 0
      const declined = declinedOf(list.map((gap) => (time += gap)))
      for (const first of declined)
        expect(declined.filter((other) => other >= first && other < first + HOUR).length).toBeLessThanOrEqual(10)
      for (const [index, tenth] of declined.entries()) {
        const isTenth = index >= 9 && tenth - (declined[index - 9] ?? 0) < HOUR
        if (isTenth) expect(declined.filter((other) => other > tenth && other < tenth + HOUR)).toEqual([])
      }
    }),
  )
})
