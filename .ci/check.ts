/**
 * `npm run check`: types, lint, import rules, written pages and the tree, as many at once as there are cores. Says what
 * failed, and nothing else.
 */
import { availableParallelism } from 'node:os'
import { bin, inRoot } from './paths'
import { runNode, withTsx, type Outcome } from './process'
import { untidy } from './tree'

const tree = (): Promise<Outcome> => {
  const complaints = untidy()
  return Promise.resolve({ code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n'), seconds: 0 })
}

const cruise = ['--config', inRoot('.dependency-cruiser.cjs'), 'src']

/** The longest first: on two cores the others share one while the lint has the other. */
const checks: ReadonlyArray<readonly [string, () => Promise<Outcome>]> = [
  ['lint', () => runNode([bin('eslint', 'bin/eslint.js'), '--cache', '--cache-location', '.cache/eslint', '.'])],
  ['types', () => runNode([bin('typescript', 'bin/tsc'), '-p', '.'])],
  ['walks', () => runNode(withTsx('.ci/walks.ts', '--check'))],
  ['import rules', () => runNode([bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), ...cruise])],
  ['charts', () => runNode(withTsx('.ci/charts.ts', '--check'))],
  ['import graph', () => runNode(withTsx('.ci/imports.ts', '--check'))],
  ['openapi', () => runNode(withTsx('.ci/openapi.ts', '--check'))],
  ['tree', tree],
]

/** Runs every check; `true` when all of them hold. */
export const check = async (): Promise<boolean> => {
  const waiting = [...checks]
  let held = true
  const runner = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, start] = next
      const outcome = await start()
      console.log(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${outcome.seconds.toFixed(1)} s)`)
      if (outcome.code !== 0) console.log(outcome.output.trimEnd())
      held &&= outcome.code === 0
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runner))
  return held
}

if (process.argv[1]?.endsWith('check.ts') && !(await check())) process.exitCode = 1
