/**
 * `npm run walks`: walks every machine through its graph, prints how far, and writes docs/machines/coverage.md. `--check`
 * writes nothing and fails where the page is stale, and where something is not walked and has no reason, has a reason
 * and is walked, or breaks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { coverageOf, coveragePage, gaps, idle } from '../test/machines/walks/coverage'
import { walks, withoutWalk } from '../test/machines/walks/registry'
import { everyMachine } from './charts/machines'
import { inRoot } from './paths'

const file = inRoot('docs', 'machines', 'coverage.md')
const tried = walks.map((walk) => ({ walk, coverage: coverageOf(walk) }))
const all = tried.map(({ coverage }) => coverage)
const machines = (await everyMachine()).map(({ machine }) => machine.id)
const without = Object.entries(withoutWalk).filter(([id]) => machines.includes(id))
const text = coveragePage(all, Object.fromEntries(without))
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text
const missing = tried.flatMap(({ walk, coverage }) => [
  ...gaps(coverage).map((what) => `not walked: ${coverage.machine}, ${what}`),
  ...coverage.broke.map((event) => `breaks: ${coverage.machine}, ${event}`),
  ...idle(walk, coverage).map((what) => `a reason for what is walked: ${coverage.machine}, ${what}`),
])

if (process.argv.includes('--check')) {
  const wrong = [...missing, ...(isFresh ? [] : ['stale: docs/machines/coverage.md', 'Run: npm run walks'])]
  console.log(wrong.length === 0 ? `${all.length} machines are walked` : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
} else {
  mkdirSync(inRoot('docs', 'machines'), { recursive: true })
  if (!isFresh) writeFileSync(file, text)
  console.table(all.map(({ machine, states, transitions, left }) => ({ machine, states, transitions, left: left.length })))
  if (missing.length > 0) console.log(missing.join('\n'))
}
