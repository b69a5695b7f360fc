import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '../../src/contract/table'
import { neverMade } from '../faults/calls'
import { rowsOf } from '../faults/page'
import { allRows, tenthOf, titleOf } from '../faults/rows'

const titles = allRows.map(({ name }) => titleOf(name))

test('docs/faults.md has each fault of every call on each of its screens', () => {
  expect([...rowsOf(readFileSync('docs/faults.md', 'utf8'))].sort()).toEqual([...titles].sort())
})

test('no row comes twice', () => {
  expect(new Set(titles).size).toBe(titles.length)
})

test('a call is left out only if no adapter makes it', () => {
  const folder = 'src/adapters/http'
  const adapters = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
  expect(neverMade.filter((call) => new RegExp(`\\b${call}\\b`).test(adapters))).toEqual([])
  expect(neverMade.filter((call) => !(call in endpoints))).toEqual([])
})

test('a seed chooses about a tenth, the same each time, and another seed another', () => {
  const chosen = (seed: string) => tenthOf(seed).map(({ name }) => titleOf(name))
  expect(chosen('1')).toEqual(chosen('1'))
  expect(chosen('1')).not.toEqual(chosen('2'))
  expect(chosen('1').length / titles.length).toBeGreaterThan(0.07)
  expect(chosen('1').length / titles.length).toBeLessThan(0.13)
})
