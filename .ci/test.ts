/**
 * `npm test`: static checks, unit tests, the API on PGlite and the journeys. `npm run test:postgres`: the API on
 * PostgreSQL. Both decide in `.ci/run`. `npm run test:rest`: the restarts, the same in other environments (a stock ABP
 * server's answers, the other walks and widths in a browser, Node 24), the pictures of the gallery, the recipes of
 * docs/recipes.md, and what OpenAPI tools make of docs/openapi.json. `npm run test:unit`, `test:contract`, `test:e2e` and `test:abp` run one layer.
 * Reports are written to .test/. What failed in at most five files runs once more, alone; what passes then is named as
 * flaky. The last lines are a summary with the failed and the flaky tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findPostgres } from '../test/bench/postgres'
import { whyOtherChromium, whyWithoutRoboto } from './gallery/same-machine'
import { hasNode24 } from './node-24'
import { inRoot, resultsDir } from './paths'
import type { TestResult } from './requirements/results'
import { failuresOf } from './test/again'
import { runStep, type Outcome } from './test/run-step'
import { layers, type Need, type Step } from './test/steps'

const layer = process.argv[2] ?? 'main'
const steps = layers[layer]
if (steps === undefined) throw new Error(`no such layer: ${layer}; one of ${Object.keys(layers).join(', ')}`)
if (layer === 'main') rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })

const needed = new Set(steps.flatMap(({ needs = [] }) => needs))
const postgres = needed.has('PostgreSQL') ? await findPostgres() : undefined
if (postgres !== undefined) process.env['TEST_DATABASE_URL'] = postgres.url
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void postgres?.stop().finally(() => process.exit(1)))

/** Why this machine does not have it, for each need. */
const whyLeftOut: Readonly<Record<Need, string | undefined>> = {
  PostgreSQL:
    postgres === undefined
      ? 'PostgreSQL: name a server by TEST_DATABASE_URL, or install the package postgresql'
      : undefined,
  nginx: spawnSync('nginx', ['-v']).error === undefined ? undefined : 'nginx: install the package nginx-light',
  PgBouncer:
    spawnSync('pgbouncer', ['--version']).error === undefined ? undefined : 'PgBouncer: install the package pgbouncer',
  'Node 24': hasNode24 ? undefined : 'Node 24: its package requires Linux on x64',
  Roboto: whyWithoutRoboto(),
  'the Chromium of the gallery': whyOtherChromium(),
}
const missing = ({ needs = [] }: Step): ReadonlyArray<string> => needs.flatMap((need) => whyLeftOut[need] ?? [])
if (needed.size > 0) {
  console.log(
    `This needs ${[...needed].join(', ')}, a Chromium, and the npm registry for tools that are installed on demand.`,
  )
  for (const reason of new Set(steps.flatMap(missing)))
    console.log(`Missing, so that its steps are left out: ${reason}`)
}

const runnable = steps.filter((step) => missing(step).length === 0)
const skipped = steps.filter((step) => missing(step).length > 0)
const outcomes: Array<Outcome> = []
for (const step of runnable) outcomes.push(await runStep(step))
await postgres?.stop()

console.log('')
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)`)
}
const placed = (name: string, results: ReadonlyArray<TestResult>) =>
  results.map(({ file, title, reason = '' }) => ({ place: `${name}: ${file}: ${title}`, reason }))
const failures = outcomes.flatMap(({ name, tests }) => placed(name, failuresOf(tests)))
const flaky = outcomes.flatMap((outcome) => placed(outcome.name, outcome.flaky))
const broken = outcomes.filter(({ passed }) => !passed)
for (const { place, reason } of [...failures, ...flaky]) console.log(`\n${place}\n${reason}`)
// .ci/run repeats these lines at its end.
const names = [
  ...broken.filter(({ tests }) => failuresOf(tests).length === 0).map(({ name }) => `failed ${name}`),
  ...failures.map(({ place }) => `failed ${place}`),
  ...flaky.map(({ place, reason }) => `flaky ${place}: ${reason.split('\n')[0] ?? ''}`),
  ...(layer === 'postgres' ? skipped.map(({ name }) => `failed ${name}: it did not run`) : []),
]
writeFileSync(inRoot('.test', `names-${layer}.txt`), names.map((line) => `${line}\n`).join(''))
console.log(['', ...names].join('\n'))
const notTested = [
  ...skipped.map((step) => `${step.name} (${missing(step).join('; ')})`),
  ...(layer === 'main'
    ? [
        'PostgreSQL (npm run test:postgres)',
        'what npm run test:rest repeats: ABP, restarts, the other journeys, Node 24',
      ]
    : []),
]
const named = (passed: boolean): string =>
  outcomes.flatMap((outcome) => (outcome.passed === passed ? [outcome.name] : [])).join(', ') || 'nothing'
console.log(
  [
    `Passed: ${named(true)}.`,
    ...(broken.length > 0 ? [`Failed: ${named(false)}.`] : []),
    ...(notTested.length > 0 ? [`Not tested: ${notTested.join('; ')}.`] : []),
  ].join(' '),
)
const isFailure = names.some((line) => line.startsWith('failed '))
const count = outcomes.flatMap(({ tests }) => tests).length - failures.length
console.log(`${String(count)} passed, ${String(Math.max(failures.length, broken.length, isFailure ? 1 : 0))} failed`)
if (isFailure) process.exitCode = 1
