import { newerThan, oldestOf, oldestOfList } from '../../.ci/browsers/newer'
import { newerIn } from '../../.ci/browsers/scripts'

const list = ['Chrome >= 109', 'Edge >= 109', 'Firefox >= 115', 'Safari >= 15.4', 'iOS >= 15.4']
const oldest = oldestOf(list.join('\n'))
const newer = newerThan(oldest)
const found = (script: string) => newerIn(script, oldest, newer)

test.each([
  ['fetch("/", { signal: AbortSignal.timeout(30000) })', 'AbortSignal.timeout'],
  ['const both = AbortSignal["any"]([one, other])', 'AbortSignal.any'],
  ['const sorted = rows?.toSorted()', '.toSorted'],
  ['const groups = Object.groupBy(rows, byDay)', 'Object.groupBy'],
  ['const later = Promise.withResolvers()', 'Promise.withResolvers'],
  ['const canvas = new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['const parts = new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ['window.requestIdleCallback(run)', 'requestIdleCallback'],
  ['requestIdleCallback(run)', 'requestIdleCallback'],
  ['class Reader { static { start() } }', 'classes.static.initialization_blocks'],
  ['const price = text.match(/(?<=₦)\\d+/)', 'regular_expressions.lookbehind_assertion'],
  ['const letters = /[\\p{L}--[a-z]]/v', 'builtins.RegExp.unicodeSets'],
  ['const name = /(?i:lagos)/', 'regular_expressions.modifier'],
])('[TAP-19: scripts] %s has %s, which a browser of the list lacks', (script, name) => {
  expect(found(script)).toContain(name)
})

test.each([
  'const last = rows.findLast(isPaid) ?? rows.at(-1)',
  'const copy = structuredClone(row)',
  'if (Object.hasOwn(row, "id")) delete row.id',
  'const stop = AbortSignal.abort()',
  'signal.throwIfAborted()',
  'const isThere = typeof OffscreenCanvas === "function"',
  'const options = { OffscreenCanvas: true, timeout: 1 }.timeout',
  'class Row { static #count = 0; #id = 1; static has = (row) => #id in row }',
  'const name = /(?<first>\\p{L}+)(?=\\s)(?:x)/u.exec(text)?.groups ?? (text ||= "none")',
])('[TAP-19: scripts] every browser of the list has all of %s', (script) => {
  expect(found(script)).toEqual([])
})

test('[TAP-19: scripts] what is newer follows the list', () => {
  const timeout = 'AbortSignal.timeout(1)'
  expect(newerIn(timeout, oldestOf('Safari >= 16\nChrome >= 124'))).toEqual([])
  expect(newerIn(timeout, oldestOf('Safari >= 15.4\nChrome >= 124'))).toEqual(['AbortSignal.timeout'])
  expect(oldestOfList().map(([browser]) => browser)).toEqual(['chrome', 'edge', 'firefox', 'safari', 'safari_ios'])
})

test.each(['last 2 versions', 'Safari 15.4', 'Opera >= 95'])('a list with the line %s is not understood', (line) => {
  expect(() => oldestOf(`Chrome >= 109\n${line}`)).toThrow(line)
})
