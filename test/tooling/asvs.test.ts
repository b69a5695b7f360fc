import { existsSync, readFileSync } from 'node:fs'
import released from './asvs-5.0.0.json'

/** The level of every requirement of OWASP ASVS 5.0.0, by number. */
const levels: ReadonlyMap<string, number> = new Map(Object.entries(released))

const security = readFileSync('docs/security.md', 'utf8')

const rows = [...security.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, number = '', level = '', verdict = '', why = '', proof = '']) => ({
    number,
    level: Number(level),
    verdict,
    why,
    proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
)

const numbersOf = (wanted: (row: (typeof rows)[number]) => boolean) => rows.filter(wanted).map(({ number }) => number)

const verdicts = ['met', 'not applicable', 'not met']

test('the release has 70 requirements of level 1, 183 of level 2 and 92 of level 3', () => {
  const count = (level: number) => [...levels.values()].filter((each) => each === level).length
  expect([1, 2, 3].map(count)).toEqual([70, 183, 92])
})

describe('docs/security.md', () => {
  test('takes each requirement of levels 1 and 2 once, in their order, and no other', () => {
    const taken = [...levels].filter(([, level]) => level < 3).map(([number]) => number)
    expect(rows.map(({ number }) => number)).toEqual(taken)
  })

  test('gives each the level of the release', () => {
    expect(numbersOf(({ number, level }) => level !== levels.get(number))).toEqual([])
  })

  test('gives each one of three verdicts, with words', () => {
    expect(numbersOf(({ verdict, why }) => !verdicts.includes(verdict) || !/\w{2}/.test(why))).toEqual([])
  })

  test('names a file for each that is met', () => {
    expect(numbersOf(({ verdict, proofs }) => verdict === 'met' && proofs.length === 0)).toEqual([])
  })

  test('names existing files', () => {
    expect(
      rows.flatMap(({ number, proofs }) => proofs.filter((file) => !existsSync(file)).map((file) => [number, file])),
    ).toEqual([])
  })

  test('says of each that is not met what ends that', () => {
    expect(numbersOf(({ verdict, why }) => verdict === 'not met' && !/\b(ends|comes with)\b/i.test(why))).toEqual([])
  })

  test('adds the rows up by level and verdict', () => {
    const counted = [1, 2].map((level) => {
      const ofLevel = rows.filter((row) => row.level === level)
      return [
        level,
        ...verdicts.map((verdict) => ofLevel.filter((row) => row.verdict === verdict).length),
        ofLevel.length,
      ]
    })
    const stated = [...security.matchAll(/^\| level (\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
      ([, ...numbers]) => numbers.map(Number),
    )
    expect(stated).toEqual(counted)
  })
})
