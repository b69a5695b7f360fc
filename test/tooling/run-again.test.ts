import { withSecondRun, type TestResult } from '../../.ci/requirements/results'
import { filesToRunAgain } from '../../.ci/test/again'
import { toMidnightInLagos } from '../support/today-in-lagos'

const aResult = (file: string, title: string, passed: boolean): TestResult => ({ file, title, passed })
const failed = (...files: readonly string[]) => files.map((file) => aResult(file, 'a test', false))
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `test/domain/${String(index)}.test.ts`)

describe('what runs once more', () => {
  test('is each file with a failed test, once', () => {
    expect(
      filesToRunAgain([
        ...failed('test/ui/a.test.tsx', 'test/journeys/b.spec.ts'),
        aResult('test/ui/a.test.tsx', 'another', false),
      ]),
    ).toEqual(['test/ui/a.test.tsx', 'test/journeys/b.spec.ts'])
  })

  test('is at most five files: more do not fail by chance', () => {
    expect(filesToRunAgain(failed(...numbered(5)))).toHaveLength(5)
    expect(filesToRunAgain(failed(...numbered(6)))).toEqual([])
  })

  test('is nothing if the runner itself failed', () => {
    expect(filesToRunAgain(failed('test/domain/a.test.ts', 'test/journeys'))).toEqual([])
  })
})

test('the results of a second run take the place of the first ones of their files', () => {
  const [a, b] = ['test/domain/a.test.ts', 'test/domain/b.test.ts']
  const first = [aResult(a, 'one', false), aResult(a, 'two', true), aResult(b, 'three', true)]
  const again = [aResult(a, 'one', true), aResult(a, 'two', false)]
  expect(withSecondRun(first, again)).toEqual([aResult(b, 'three', true), ...again])
  expect(withSecondRun(first, [])).toEqual(first)
})

test.each([
  ['2026-11-28T22:59:00Z', 60_000],
  ['2026-11-28T23:00:00Z', 86_400_000],
  ['2026-11-28T12:00:00Z', 11 * 3_600_000],
])('the time to midnight in Lagos at %s, before which no run begins, is %d ms', (now, left) => {
  expect(toMidnightInLagos(Date.parse(now))).toBe(left)
})
