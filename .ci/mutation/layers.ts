import { posix } from 'node:path'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

/** A layer of `src` that Stryker changes by itself, with the tests that have to notice it. */
export type Layer = {
  /** The files that are changed; without it all of the layer. */
  readonly only?: RegExp
  readonly tests: ReadonlyArray<string>
  /** What of these tests is left out, as patterns. */
  readonly withoutTests?: ReadonlyArray<string>
  /** The tests need a page. */
  readonly page?: true
  /** Also changes what runs once, while a module is loaded. Every test runs for such a change, which takes longer. */
  readonly whileLoading?: true
  /** The least share of the changes, in per cent, that the tests have to notice. */
  readonly least: number
}

export const layers = {
  domain: {
    tests: ['test/domain/**/*.test.ts'],
    // It reads the sources, which are not as written while they are changed.
    withoutTests: ['literals\\.test'],
    least: 90,
  },
  adapters: {
    // What draws a picture needs a browser: the journeys and `npm run bench -- photo` run it.
    only: /(?<!\/picture\/(on-page|worker|shrink-picture|start-worker))\.ts$/,
    tests: ['test/adapters/**/*.test.ts'],
    page: true,
    least: 80,
  },
  contract: {
    // Only these need no server. Those of the adapters and the sandbox, which read and write the same messages, would
    // notice a little more, and take ten times as long.
    tests: ['test/contract/*.test.ts', 'test/contract/table/*.test.ts'],
    // A codec is made while its module is loaded.
    whileLoading: true,
    least: 80,
  },
  container: { tests: ['test/container/**/*.test.ts'], page: true, least: 80 },
  machines: {
    tests: ['test/machines/**/*.test.ts'],
    // They start every machine for each change; what they reach is what `npm run mutants -- transitions` tries.
    withoutTests: ['test/machines/walks/', 'test/machines/traces'],
    least: 80,
  },
  service: {
    // What needs neither a database nor a process; the rest is tested over HTTP.
    only: /\/(rules|(shop\/insurance\/\w+\/(cover|vehicles))|shop\/product\/(amounts|particulars)|shop\/quote\/(covered|insured)|kyc\/(account-names|document-content|sections)|cover\/mandate\/activation|cover\/payment\/plan)\.ts$/,
    tests: ['test/service/**/rules.test.ts', 'test/service/{shop,kyc,cover}/**/*.test.ts'],
    least: 80,
  },
} satisfies Record<string, Layer>

export type LayerName = keyof typeof layers

export const isLayer = (name: string): name is LayerName => Object.hasOwn(layers, name)

/** The files of a layer by their folder. */
export const foldersOf = (name: LayerName): ReadonlyMap<string, ReadonlyArray<string>> => {
  const { only = /\.ts$/ }: Layer = layers[name]
  const files = filesBelow(`src/${name}`).filter((file) => only.test(file))
  const folders = [...new Set(files.map((file) => posix.dirname(file)))]
  return new Map(folders.map((folder) => [folder, files.filter((file) => posix.dirname(file) === folder)]))
}

/** The report of a layer's last run. */
export const reportOf = (name: LayerName): string => `.test/mutation/${name}.json`

const inPage = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/test/support/ui-setup.cjs'],
}

/** What Stryker reads to change these files of a layer; its paths are relative to the project's root. */
export const configurationOf = (name: LayerName, files: ReadonlyArray<string>) => {
  const layer: Layer = layers[name]
  return {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/jest-runner', './.ci/mutation/documentation.cjs'],
    ignorers: ['documentation'],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      config: {
        // The projects of package.json would each run for every change.
        projects: null,
        preset: './.ci/jest-preset.cjs',
        // jest looks through these for every change.
        roots: [`src/${name}`, `test/${name}`, 'test/support'].map((folder) => `<rootDir>/${folder}`),
        testMatch: layer.tests.map((tests) => `<rootDir>/${tests}`),
        testPathIgnorePatterns: layer.withoutTests ?? [],
        ...(layer.page ? inPage : { testEnvironment: 'node' }),
      },
      enableFindRelatedTests: true,
    },
    testRunnerNodeArgs: ['--require', inRoot('.ci', 'mutation', 'survive-timers.cjs')],
    buildCommand: 'node .ci/mutation/environments.cjs',
    mutate: files,
    coverageAnalysis: 'perTest',
    // A busy machine is not an endless test.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 5_000,
    ignoreStatic: layer.whileLoading !== true,
    concurrency: 2,
    incremental: true,
    // Where no test is, nothing is noticed.
    allowEmpty: true,
    // Not below .test, which `npm test` empties.
    incrementalFile: `.cache/mutation/${name}.json`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportOf(name) },
    tempDirName: `.cache/stryker-${name}`,
    ignorePatterns: ['.cache', '.test', 'data', 'dist', 'docs'],
  }
}
