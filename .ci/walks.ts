/**
 * `npm run walks`: walks every machine through its graph, prints how far, and writes docs/machines/coverage.md. `--check`
 * writes nothing and fails where the page is stale, and where something is not walked and has no reason, has a reason
 * and is walked, or breaks, and where a browser is not led to a state of a machine that it walks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { coverageOf, coveragePage, gaps, idle } from '../test/machines/walks/coverage'
import { walks, withoutWalk } from '../test/machines/walks/registry'
import { plans } from '../test/journeys/walks/plans'
import { everyMachine } from './charts/machines'
import { inRoot } from './paths'

const file = inRoot('docs', 'machines', 'coverage.md')
const tried = walks.map((walk) => ({ walk, coverage: coverageOf(walk) }))
const all = tried.map(({ coverage }) => coverage)
const machines = (await everyMachine()).map(({ machine }) => machine.id)
const without = Object.entries(withoutWalk).filter(([id]) => machines.includes(id))
const inBrowser = Object.fromEntries(
  plans.map(({ machine, states, reached }) => [machine, `${String(reached.size)} of ${String(states.length)}`]),
)
const text = coveragePage(all, Object.fromEntries(without), inBrowser)
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text
const missing = [
  ...plans.flatMap(({ machine, states, reached }) =>
    states.filter((state) => !reached.has(state)).map((state) => `no way in a browser: ${machine}, ${state}`),
  ),
  ...tried.flatMap(({ walk, coverage }) => [
    ...gaps(coverage).map((what) => `not walked: ${coverage.machine}, ${what}`),
    ...coverage.broke.map((event) => `breaks: ${coverage.machine}, ${event}`),
    ...idle(walk, coverage).map((what) => `a reason for what is walked: ${coverage.machine}, ${what}`),
  ]),
]

if (process.argv.includes('--check')) {
  const wrong = [...missing, ...(isFresh ? [] : ['stale: docs/machines/coverage.md', 'Run: npm run walks'])]
  console.log(wrong.length === 0 ? `${all.length} machines are walked` : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
} else {
  mkdirSync(inRoot('docs', 'machines'), { recursive: true })
  if (!isFresh) writeFileSync(file, text)
  console.table(
    all.map(({ machine, states, transitions, left }) => ({
      machine,
      states,
      transitions,
      left: left.length,
      inBrowser: inBrowser[machine] ?? '',
    })),
  )
  if (missing.length > 0) console.log(missing.join('\n'))
}
