import { readdirSync, readFileSync } from 'node:fs'

/** The service's two clocks, and the browser's. */
const clocks = ['src/service/platform/clock/clock.ts', 'src/adapters/browser/clock.ts']

/** What reads the time of the machine: a date of nothing, the clock itself, and those of a database. */
const reads =
  /\bnew Date(?!\s*\()|\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b|\btimeOrigin\b|\bTemporal\.Now\b|\bcurrent_(?:timestamp|date|time)\b|\b(?:clock|statement|transaction)_timestamp\b|\bnow\(\)::/i

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '')

test.each([
  ['new Date()', true],
  ['new Date( )', true],
  ['new Date', true],
  ['Date.now()', true],
  ['items.map(Date.now)', true],
  ['sql`select current_date`', true],
  ['new Date(now.getTime())', false],
  ['Date.parse(text)', false],
  ['performance.now()', false],
])('%s reads a clock: %s', (text, expected) => {
  expect(reads.test(text)).toBe(expected)
})

test('[RUN-14: one file] no file but the clocks reads a clock, and the inspector, which customers do not get', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|sql)$/.test(file) && !file.startsWith('inspector/'))
    .map((file) => `src/${file}`)
  const found = files.filter((file) => reads.test(withoutComments(readFileSync(file, 'utf8'))))
  expect(found.toSorted()).toEqual(clocks.toSorted())
})
