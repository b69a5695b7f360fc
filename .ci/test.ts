/**
 * `npm test`: everything, from the static checks to the journeys; `npm run test:unit`, `test:contract` and `test:e2e`
 * run one layer. Reports go to .test/, from which the requirements page is made. Ends with one line of counts.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { check } from './check'
import { bin, inRoot, resultsDir, sandboxServer } from './paths'
import { runNode, withTsx } from './process'
import { readReport, reportNames } from './requirements/results'

type Step = { readonly name: string; readonly run: () => Promise<boolean> }

const node = async (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runNode(args, { env, output: 'show' })).code === 0

const jest = (report: string, projects: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> => {
  const output = ['--json', `--outputFile=${inRoot('.test', `${report}.json`)}`]
  return node([bin('jest', 'bin/jest.js'), ...output, '--selectProjects', ...projects], env)
}

/** One contract run: everything but the folder of the other database. */
const contract = (report: string, other: 'pglite' | 'postgres', env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  jest(report, ['contract', '--testPathIgnorePatterns', `test/contract/${other}/`], { SANDBOX_ENTRY: sandboxServer, ...env })

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''

const build: Step = { name: 'build', run: () => node(withTsx('.ci/build.ts')) }

const unit: Step = {
  name: 'unit, machines, screens',
  run: () => jest('unit', ['domain', 'machines', 'sandbox', 'ui', 'tooling'], { TZ: 'America/Anchorage' }),
}

const onPglite: Step = {
  name: 'contract on PGlite',
  run: () => contract('contract', 'postgres', { TEST_DATABASE_URL: '' }),
}

const onPostgres: Step = {
  name: 'contract on PostgreSQL',
  run: async () => {
    if (databaseUrl !== '') return contract('contract-postgres', 'pglite')
    console.log('PostgreSQL: not tested')
    return process.env['CI'] !== 'true'
  },
}

const journeys: Step = {
  name: 'journeys',
  run: async () => {
    const browser = await ensureBrowser('shell')
    console.log(`journeys in ${browser}`)
    return node([bin('@playwright/test', 'cli.js'), 'test', '-c', 'test/journeys/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      TEST_DATABASE_URL: '',
    })
  },
}

const requirements: Step = { name: 'requirements', run: () => node(withTsx('.ci/requirements.ts', '--check')) }

const layers: Readonly<Record<string, ReadonlyArray<Step>>> = {
  all: [{ name: 'static checks', run: check }, unit, build, onPglite, onPostgres, journeys, requirements],
  unit: [unit],
  contract: [build, onPglite, onPostgres],
  e2e: [build, journeys],
}

const layer = process.argv[2] ?? 'all'
const steps = layers[layer]
if (steps === undefined) throw new Error(`no such layer: ${layer}; one of ${Object.keys(layers).join(', ')}`)
if (layer === 'all') rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })

const outcomes: Array<{ readonly name: string; readonly passed: boolean; readonly seconds: number }> = []
for (const { name, run } of steps) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  outcomes.push({ name, passed, seconds: (performance.now() - started) / 1000 })
}

console.log('')
for (const { name, passed, seconds } of outcomes) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)`)
}
const tests = reportNames().flatMap(readReport)
const failed = tests.filter((test) => !test.passed).length
const broken = outcomes.filter(({ passed }) => !passed).length
console.log(`${String(tests.length - failed)} passed, ${String(Math.max(failed, broken))} failed`)
if (broken > 0) process.exitCode = 1
