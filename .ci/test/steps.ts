import { ensureBrowser } from '../browser'
import { check } from '../check'
import { comparing, runGallery } from '../gallery/run'
import { node24 } from '../node-24'
import { bin, inRoot, sandboxServer } from '../paths'
import { run, runNode, withTsx } from '../process'
import { AGAIN } from '../requirements/results'
import { ensureTool } from '../tools'
import { sampleFaults } from './sample-faults'

/** What a step needs beyond Node and a Chromium. */
export type Need = 'PostgreSQL' | 'nginx' | 'PgBouncer' | 'Node 24' | 'Roboto' | 'the Chromium of the gallery'

export type Step = {
  readonly name: string
  /** The name of the report in .test/, without the extension. */
  readonly report?: string
  readonly needs?: ReadonlyArray<Need>
  /** Runs all of it, or once more the test files that failed. */
  readonly run: (again?: ReadonlyArray<string>) => Promise<boolean>
}

const node = async (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runNode(args, { env, output: 'show' })).code === 0

export const reportFile = (report: string): string => inRoot('.test', `${report}.json`)

const jestCommand = (
  report: string,
  projects: ReadonlyArray<string>,
  again: ReadonlyArray<string> = [],
): ReadonlyArray<string> => [
  bin('jest', 'bin/jest.js'),
  '--json',
  `--outputFile=${reportFile(again.length === 0 ? report : report + AGAIN)}`,
  '--selectProjects',
  ...projects,
  ...(again.length === 0 ? [] : ['--runInBand', '--runTestsByPath', ...again]),
]

/** A step of jest. */
const jestStep = (
  name: string,
  report: string,
  projects: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv = {},
  needs: ReadonlyArray<Need> = [],
): Step => ({
  name,
  report,
  needs,
  run: (again) => node(jestCommand(report, projects, again), env),
})

const unitProjects = ['domain', 'machines', 'service', 'ui', 'tooling']

/** A time zone other than that of Lagos, because dates must not depend on the machine's time zone. */
const distantTimeZone = { TZ: 'America/Anchorage' }

/** The tests of the API without those in these folders. */
const contractWithout = (...folders: ReadonlyArray<string>): ReadonlyArray<string> => [
  'contract',
  '--testPathIgnorePatterns',
  ...folders.map((folder) => `test/contract/${folder}`),
]

/** The tests of the API start the built service. */
const built = { SANDBOX_ENTRY: sandboxServer }
const builtOnPglite = { ...built, TEST_DATABASE_URL: '' }

const build: Step = { name: 'build', run: () => node(withTsx('.ci/build.ts')) }

const staticChecks: Step = { name: 'static checks', run: check }

const unit = jestStep('units, machines and screens', 'unit', unitProjects, distantTimeZone)

/** With those that stop and start servers of their own and those of its folder, or without these longer ones. */
const onPglite = (...excluded: ReadonlyArray<string>): Step =>
  jestStep(
    'API on PGlite',
    'contract',
    contractWithout('postgres/', 'nginx/', 'pgbouncer/', ...excluded),
    builtOnPglite,
  )

const onPostgres = (...excluded: ReadonlyArray<string>): Step =>
  jestStep(
    'API on PostgreSQL',
    'contract-postgres',
    contractWithout('pglite/', 'nginx/', 'pgbouncer/', ...excluded),
    built,
    ['PostgreSQL'],
  )

const contractOnly = (folder: string): ReadonlyArray<string> => [
  'contract',
  '--testPathPatterns',
  `test/contract/${folder}/`,
]

const restartsOnPostgres = jestStep('restarts on PostgreSQL', 'restarts', contractOnly('restarts'), built, [
  'PostgreSQL',
])

/** Two processes on PostgreSQL that are restarted behind nginx. */
const behindNginx = jestStep('restarts behind nginx', 'nginx', contractOnly('nginx'), built, ['PostgreSQL', 'nginx'])

/** Two processes on PostgreSQL whose connections a pooler shares out. */
const behindPgBouncer = jestStep('API behind PgBouncer', 'pgbouncer', contractOnly('pgbouncer'), built, [
  'PostgreSQL',
  'PgBouncer',
])

/** The journeys in a browser: the ways of the statements (`main`), the others (`rest`), or all. */
const journeys = (part: 'main' | 'rest' | 'all' | 'abp'): Step => ({
  name: { main: 'journeys', all: 'journeys', rest: 'other journeys', abp: 'journeys behind ABP' }[part],
  report: { main: 'journeys', all: 'journeys', rest: 'journeys-rest', abp: 'journeys-abp' }[part],
  run: async (again = []) => {
    const browser = await ensureBrowser('shell')
    // Before the workers ask for it.
    if (part === 'rest' || part === 'all') await ensureTool('accessibility')
    console.log(`journeys in ${browser}`)
    return node([bin('@playwright/test', 'cli.js'), 'test', '-c', 'test/journeys/playwright.config.ts', ...again], {
      CHROMIUM_PATH: browser,
      // The headless shell has no back-forward cache.
      ...(part === 'rest' || part === 'all' ? { FULL_CHROMIUM_PATH: await ensureBrowser('browser') } : {}),
      TEST_DATABASE_URL: '',
      JOURNEYS: part,
      ...(part === 'abp' ? { STAND_IN: 'abp' } : {}),
      ...(again.length === 0 ? {} : { AGAIN }),
    })
  },
})

/** What screens look like on a phone, compared with the pictures that were accepted. */
const gallery: Step = {
  name: 'gallery',
  report: 'gallery',
  needs: ['Roboto', 'the Chromium of the gallery'],
  run: (again = []) => runGallery([...comparing, ...again], again.length === 0 ? {} : { AGAIN }),
}

/** Each fault of the table on each kind of screen. */
const faults: Step = {
  name: 'faults on each kind of screen',
  report: 'faults',
  run: (again = []) => node(withTsx('.ci/faults.ts', 'sample'), again.length === 0 ? {} : { AGAIN }),
}

/** Does the test of each of these faults of the sources still notice it? */
const namedFaults: Step = {
  name: 'named faults',
  needs: ['PostgreSQL'],
  run: () => node(withTsx('.ci/mutants.ts', 'faults', ...sampleFaults)),
}

/** The ports and the main journeys with an API that answers as a stock ABP server does. */
const portsBehindAbp = jestStep('ports behind ABP', 'contract-abp', contractOnly('ports'), {
  ...builtOnPglite,
  STAND_IN: 'abp',
})

/**
 * What runs on Node there: the sandbox, the domain, the machines and the tools; screens run in browsers. A sandbox started
 * by a test runs on the same version of Node as jest.
 */
const onNode24: Step = {
  name: 'units and API on Node 24',
  report: 'node-24',
  needs: ['Node 24'],
  run: async (again) => {
    const projects = unitProjects.filter((project) => project !== 'ui')
    const command = jestCommand(
      'node-24',
      [...projects, ...contractWithout('postgres/', 'nginx/', 'pgbouncer/')],
      again,
    )
    return (
      (await run(await node24(), command, { env: { ...builtOnPglite, ...distantTimeZone }, output: 'show' })).code === 0
    )
  },
}

/** The recipes of docs/recipes.md on copies of the sources; one after the other, since each runs the linter. */
const exercises = jestStep('recipes', 'exercises', ['exercises', '--runInBand'])

/** Linters and a generated client for docs/openapi.json, against a sandbox on PGlite. */
const openApi = jestStep('OpenAPI linters and client', 'openapi', ['openapi'], built)

export const layers: Readonly<Record<string, ReadonlyArray<Step>>> = {
  main: [staticChecks, build, unit, onPglite('restarts/', 'pglite/'), journeys('main')],
  postgres: [build, onPostgres('restarts/(?!stopping)')],
  rest: [
    build,
    restartsOnPostgres,
    behindNginx,
    behindPgBouncer,
    journeys('rest'),
    gallery,
    faults,
    namedFaults,
    portsBehindAbp,
    journeys('abp'),
    openApi,
    exercises,
    onNode24,
  ],
  abp: [build, portsBehindAbp, journeys('abp')],
  unit: [unit],
  contract: [build, onPglite(), onPostgres(), behindNginx, behindPgBouncer],
  e2e: [build, journeys('all')],
}
