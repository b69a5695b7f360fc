/**
 * `npm test`: static checks, unit tests, the API on PGlite and the journeys. `npm run test:rest`: the same in other
 * environments (PostgreSQL, a stock ABP server's answers, the other walks and widths in a browser, Node 24), the recipes
 * of docs/recipes.md, and what OpenAPI tools make of docs/openapi.json. `npm run test:unit`, `test:contract`, `test:e2e`
 * and `test:abp` run one layer. Reports are written to .test/. The last lines are a summary with the failed tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { check } from './check'
import { hasNode24, node24 } from './node-24'
import { bin, inRoot, resultsDir, sandboxServer } from './paths'
import { run, runNode, withTsx } from './process'
import { readReport, type TestResult } from './requirements/results'

type Step = {
  readonly name: string
  /** The name of the report in .test/, without the extension. */
  readonly report?: string
  readonly run: () => Promise<boolean>
  /** Why this machine cannot run the step; a skipped step does not fail. */
  readonly skipped?: string
}

/** Steps that run in parallel. */
type Stage = ReadonlyArray<Step>

const node = async (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runNode(args, { env, output: 'show' })).code === 0

const jestCommand = (report: string, projects: ReadonlyArray<string>): ReadonlyArray<string> => [
  bin('jest', 'bin/jest.js'),
  '--json',
  `--outputFile=${inRoot('.test', `${report}.json`)}`,
  '--selectProjects',
  ...projects,
]

const jest = (report: string, projects: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  node(jestCommand(report, projects), env)

const unitProjects = ['domain', 'machines', 'sandbox', 'ui', 'tooling']

/** A time zone other than that of Lagos, because dates must not depend on the machine's time zone. */
const distantTimeZone = { TZ: 'America/Anchorage' }

/** The tests of the API without those in these folders. */
const contractWithout = (...folders: ReadonlyArray<string>): ReadonlyArray<string> => [
  'contract',
  '--testPathIgnorePatterns',
  ...folders.map((folder) => `test/contract/${folder}/`),
]

const contract = (report: string, without: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  jest(report, contractWithout(...without), { SANDBOX_ENTRY: sandboxServer, ...env })

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''

const build: Step = { name: 'build', run: () => node(withTsx('.ci/build.ts')) }

const staticChecks: Step = { name: 'static checks', run: check }

const unit: Step = {
  name: 'units, machines and screens',
  report: 'unit',
  run: () => jest('unit', unitProjects, distantTimeZone),
}

/** On PGlite, with those that stop and start servers of their own and those of its folder, or without these longer ones. */
const onPglite = (...without: ReadonlyArray<string>): Step => ({
  name: 'API on PGlite',
  report: 'contract',
  run: () => contract('contract', ['postgres', 'nginx', ...without], { TEST_DATABASE_URL: '' }),
})

const onPostgres: Step = {
  name: 'API on PostgreSQL',
  report: 'contract-postgres',
  run: () => contract('contract-postgres', ['pglite', 'nginx']),
  ...(databaseUrl === '' ? { skipped: 'TEST_DATABASE_URL is not set' } : {}),
}

/** Two processes on PostgreSQL that are restarted behind nginx. */
const behindNginx: Step = {
  name: 'restarts behind nginx',
  report: 'nginx',
  run: () =>
    jest('nginx', ['contract', '--testPathPatterns', 'test/contract/nginx/'], { SANDBOX_ENTRY: sandboxServer }),
  ...(databaseUrl === '' ? { skipped: 'TEST_DATABASE_URL is not set' } : {}),
  ...(spawnSync('nginx', ['-v']).error === undefined ? {} : { skipped: 'nginx is not installed' }),
}

/** The journeys in a browser: the ways of the statements (`main`), the others (`rest`), or all. */
const journeys = (part: 'main' | 'rest' | 'all' | 'abp'): Step => ({
  name: { main: 'journeys', all: 'journeys', rest: 'other journeys', abp: 'journeys behind ABP' }[part],
  report: { main: 'journeys', all: 'journeys', rest: 'journeys-rest', abp: 'journeys-abp' }[part],
  run: async () => {
    const browser = await ensureBrowser('shell')
    console.log(`journeys in ${browser}`)
    return node([bin('@playwright/test', 'cli.js'), 'test', '-c', 'test/journeys/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      TEST_DATABASE_URL: '',
      JOURNEYS: part,
      ...(part === 'abp' ? { STAND_IN: 'abp' } : {}),
    })
  },
})

/** A tenth of the table of faults, another one each time. */
const faults: Step = { name: 'a tenth of the faults', report: 'faults', run: () => node(withTsx('.ci/faults.ts', 'tenth')) }

/** The ports and the main journeys with an API that answers as a stock ABP server does. */
const portsBehindAbp: Step = {
  name: 'ports behind ABP',
  report: 'contract-abp',
  run: () => {
    const env = { SANDBOX_ENTRY: sandboxServer, TEST_DATABASE_URL: '', STAND_IN: 'abp' }
    return jest('contract-abp', ['contract', '--testPathPatterns', 'test/contract/ports/'], env)
  },
}

/**
 * What runs on Node there: the sandbox, the domain, the machines and the tools; screens run in browsers. A sandbox started
 * by a test runs on the same version of Node as jest.
 */
const onNode24: Step = {
  name: 'units and API on Node 24',
  report: 'node-24',
  run: async () => {
    const command = jestCommand('node-24', [...unitProjects.filter((project) => project !== 'ui'), ...contractWithout('postgres', 'nginx')])
    const env = { SANDBOX_ENTRY: sandboxServer, TEST_DATABASE_URL: '', ...distantTimeZone }
    return (await run(await node24(), command, { env, output: 'show' })).code === 0
  },
  ...(hasNode24 ? {} : { skipped: 'its package requires Linux on x64' }),
}

/** The recipes of docs/recipes.md on copies of the sources; one after the other, since each runs the linter. */
const exercises: Step = {
  name: 'recipes',
  report: 'exercises',
  run: () => jest('exercises', ['exercises', '--runInBand']),
}

/** Linters and a generated client for docs/openapi.json, against a sandbox on PGlite. */
const openApi: Step = {
  name: 'OpenAPI linters and client',
  report: 'openapi',
  run: () => jest('openapi', ['openapi'], { SANDBOX_ENTRY: sandboxServer }),
}

const layers: Readonly<Record<string, ReadonlyArray<Stage>>> = {
  main: [[build], [unit], [onPglite('restarts', 'pglite')], [journeys('main'), staticChecks]],
  rest: [[build], [onPostgres], [behindNginx], [journeys('rest')], [faults], [portsBehindAbp], [journeys('abp')], [openApi], [exercises, onNode24]],
  abp: [[build], [portsBehindAbp], [journeys('abp')]],
  unit: [[unit]],
  contract: [[build], [onPglite()], [onPostgres], [behindNginx]],
  e2e: [[build], [journeys('all')]],
}

type Outcome = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly tests: ReadonlyArray<TestResult>
}

const runStep = async ({ name, report, run }: Step): Promise<Outcome> => {
  console.log(`\n── ${name}`)
  if (report !== undefined) rmSync(inRoot('.test', `${report}.json`), { force: true })
  const started = performance.now()
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  const tests = report === undefined ? [] : readReport(report)
  return { name, passed, seconds: (performance.now() - started) / 1000, tests }
}

const layer = process.argv[2] ?? 'main'
const stages = layers[layer]
if (stages === undefined) throw new Error(`no such layer: ${layer}; one of ${Object.keys(layers).join(', ')}`)
if (layer === 'main') rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })

const skipped = stages.flat().filter((step) => step.skipped !== undefined)
const outcomes: Array<Outcome> = []
for (const stage of stages) {
  const steps = stage.filter((step) => !skipped.includes(step))
  outcomes.push(...(await Promise.all(steps.map(runStep))))
}

console.log('')
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)`)
}
const failures = outcomes.flatMap(({ name, tests }) =>
  tests.flatMap((test) => (test.passed ? [] : [{ ...test, place: `${name}: ${test.file}: ${test.title}` }])),
)
for (const { place, reason } of failures) console.log(`\n${place}\n${reason ?? ''}`)
console.log('')
for (const { place } of failures) console.log(`failed ${place}`)
const notTested = [
  ...skipped.map((step) => `${step.name} (${step.skipped ?? ''})`),
  ...(layer === 'main' ? ['what npm run test:rest repeats: PostgreSQL, ABP, restarts, the other journeys, Node 24'] : []),
]
const named = (passed: boolean): string =>
  outcomes.flatMap((outcome) => (outcome.passed === passed ? [outcome.name] : [])).join(', ') || 'nothing'
const tests = outcomes.flatMap((outcome) => outcome.tests)
const failed = tests.filter((test) => !test.passed).length
const broken = outcomes.filter(({ passed }) => !passed).length
console.log(
  [
    `Passed: ${named(true)}.`,
    ...(broken > 0 ? [`Failed: ${named(false)}.`] : []),
    ...(notTested.length > 0 ? [`Not tested: ${notTested.join('; ')}.`] : []),
  ].join(' '),
)
console.log(`${String(tests.length - failed)} passed, ${String(Math.max(failed, broken))} failed`)
if (broken > 0) process.exitCode = 1
