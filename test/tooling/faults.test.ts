import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '../../src/contract/table'
import { neverMade } from '../faults/calls'
import { rowsOf } from '../faults/page'
import { faults } from '../faults/faults'
import { allRows, sampleRows, titleOf } from '../faults/rows'

const titles = allRows.map(({ name }) => titleOf(name))

test('docs/faults.md has each fault of every call on each of its screens', () => {
  expect([...rowsOf(readFileSync('docs/faults.md', 'utf8'))].sort()).toEqual([...titles].sort())
})

test('no row comes twice', () => {
  expect(new Set(titles).size).toBe(titles.length)
})

test('a call is left out only if no adapter makes it', () => {
  const folder = 'src/adapters/http'
  const adapters = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
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
