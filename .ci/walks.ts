/**
 * `npm run walks`: walks every machine through its graph, prints how far, and writes docs/machines/coverage.md, and the
 * ways that the journeys go in a browser. `--check` writes nothing and fails where they are stale, and where something is not walked and has no reason, has a reason
 * and is walked, or breaks, and where a browser is not led to a state of a machine that it walks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { coverageOf, coveragePage, gaps, idle } from '../test/machines/walks/coverage'
import { walks, withoutWalk } from '../test/machines/walks/registry'
import { plansFile } from '../test/machines/walks/browser/plan'
import { plans } from '../test/machines/walks/browser/plans'
import { everyMachine } from './charts/machines'
import { inRoot } from './paths'

type Made = { readonly path: string; readonly text: string }

const isFresh = ({ path, text }: Made): boolean =>
  existsSync(inRoot(path)) && readFileSync(inRoot(path), 'utf8') === text

const tried = walks.map((walk) => ({ walk, coverage: coverageOf(walk) }))
const all = tried.map(({ coverage }) => coverage)
const machines = (await everyMachine()).map(({ machine }) => machine.id)
const without = Object.entries(withoutWalk).filter(([id]) => machines.includes(id))
const inBrowser = Object.fromEntries(
  plans.map(({ machine, states, reached }) => [machine, `${String(reached)} of ${String(states)}`]),
)
const stale = [
  { path: 'docs/machines/coverage.md', text: coveragePage(all, Object.fromEntries(without), inBrowser) },
  { path: plansFile, text: `${JSON.stringify(plans, null, 2)}\n` },
].filter((made) => !isFresh(made))
const missing = [
  ...plans.filter(({ states, reached }) => reached < states).map(({ machine }) => `no way in a browser: ${machine}`),
  ...tried.flatMap(({ walk, coverage }) => [
    ...gaps(coverage).map((what) => `not walked: ${coverage.machine}, ${what}`),
    ...coverage.broke.map((event) => `breaks: ${coverage.machine}, ${event}`),
    ...idle(walk, coverage).map((what) => `a reason for what is walked: ${coverage.machine}, ${what}`),
  ]),
]

if (process.argv.includes('--check')) {
  const wrong = [...missing, ...stale.map(({ path }) => `stale: ${path}. Run: npm run walks`)]
  console.log(wrong.length === 0 ? `${all.length} machines are walked` : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
} else {
  mkdirSync(inRoot('docs', 'machines'), { recursive: true })
  for (const { path, text } of stale) writeFileSync(inRoot(path), text)
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
