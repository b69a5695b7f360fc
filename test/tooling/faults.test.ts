import { readFileSync } from 'node:fs'
import { filesBelow } from '../../.ci/files'
import { endpoints } from '../../src/contract/table'
import { neverMade } from '../faults/calls'
import { faultsPage, rowsOf } from '../faults/page'
import { faults } from '../faults/faults'
import { allRows, sampleRows, titleOf } from '../faults/rows'

const titles = allRows.map(({ name }) => titleOf(name))

const page = readFileSync('docs/faults.md', 'utf8')

test('docs/faults.md has each fault of every call on each of its screens', () => {
  expect([...rowsOf(page)].sort()).toEqual([...titles].sort())
})

test('docs/faults.md is written again as it was read', () => {
  expect(faultsPage([], page)).toBe(page)
})

test('a screen of which every fault was tried replaces what the page says of it', () => {
  const found = faults.map(({ name }) => ({
    call: 'getBanks' as const,
    screen: '/dashboard/kyc',
    fault: name,
    sees: 'No banks | today.',
    kept: '–',
    continuesBy: 'Try again',
  }))
  const changed = faultsPage(found, page)
  expect(changed).toContain('- getBanks at `/dashboard/kyc`\n')
  expect(changed).toContain('`duplicate ids` | … No banks \\| today. | – | Try again |')
  expect(faultsPage([], changed)).toBe(changed)
  expect([...rowsOf(changed)].sort()).toEqual([...titles].sort())
  expect(faultsPage(found.slice(1), page)).toBe(page)
})

test('no row comes twice', () => {
  expect(new Set(titles).size).toBe(titles.length)
})

test('a call is left out only if no adapter makes it', () => {
  const adapters = filesBelow('src/adapters/http')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(neverMade.filter((call) => new RegExp(`\\b${call}\\b`).test(adapters))).toEqual([])
  expect(neverMade.filter((call) => !(call in endpoints))).toEqual([])
})

test('the sample has each fault on several screens, each row once and as it is in the table', () => {
  const sample = sampleRows.map(({ name }) => titleOf(name))
  expect(titles).toEqual(expect.arrayContaining(sample))
  expect(new Set(sample).size).toBe(sample.length)
  for (const { name: fault } of faults)
    expect(sampleRows.filter(({ name }) => name.fault === fault).length).toBeGreaterThanOrEqual(4)
})
