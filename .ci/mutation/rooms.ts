import { inRoot } from '../paths'

/** A part of `src` that Stryker changes by itself, with the tests that have to notice it. */
export type Room = {
  readonly change: ReadonlyArray<string>
  readonly tests: ReadonlyArray<string>
  /** What of these tests is left out, as patterns. */
  readonly withoutTests?: ReadonlyArray<string>
  /** The tests need a page, or run in one as well. */
  readonly page?: true
  /** Also changes what runs once, while a module is loaded. Every test runs for such a change, which takes longer. */
  readonly whileLoading?: true
  /** The least share of the changes, in per cent, that the tests have to notice. */
  readonly least: number
}

export const rooms = {
  domain: {
    change: ['src/domain/**/*.ts'],
    tests: ['test/domain/**/*.test.ts'],
    // It reads the sources, which are not as written while they are changed.
    withoutTests: ['literals\\.test'],
    least: 90,
  },
  adapters: { change: ['src/adapters/**/*.ts'], tests: ['test/adapters/**/*.test.ts'], page: true, least: 80 },
  contract: {
    change: ['src/contract/**/*.ts'],
    // Only these need no server. Those of the adapters and the sandbox, which read and write the same messages, would
    // notice a little more, and take ten times as long.
    tests: ['test/contract/*.test.ts', 'test/contract/table/*.test.ts'],
    // A codec is made while its module is loaded.
    whileLoading: true,
    least: 80,
  },
  container: { change: ['src/container/**/*.ts'], tests: ['test/container/**/*.test.ts'], page: true, least: 80 },
  machines: {
    change: ['src/machines/**/*.ts'],
    tests: ['test/machines/**/*.test.ts'],
    // They start every machine for each change; what they reach is what `npm run mutants -- transitions` tries.
    withoutTests: ['test/machines/walks/', 'test/machines/traces'],
    least: 80,
  },
  sandbox: {
    // What needs neither a database nor a process; the rest is tested over HTTP.
    change: [
      'src/sandbox/{account,beneficiary,kyc,payment,phone,profile}/rules.ts',
      'src/sandbox/insurance/{*-rules,amounts,covered,cover,insured,particulars,vehicles}.ts',
      'src/sandbox/insurance/covers/*.ts',
      'src/sandbox/kyc/{account-names,document-content,sections}.ts',
      'src/sandbox/mandate/activation.ts',
      'src/sandbox/payment/plan.ts',
    ],
    tests: ['test/sandbox/*/*rules.test.ts', 'test/sandbox/{insurance,kyc,mandate,payment}/*.test.ts'],
    least: 80,
  },
} satisfies Record<string, Room>

export type RoomName = keyof typeof rooms

export const isRoom = (name: string): name is RoomName => name in rooms

/** The report of a room's last run. */
export const reportOf = (name: RoomName): string => `.test/mutation/${name}.json`

/** `src/contract` of `src/contract/**`. */
const folderOf = (files: string): string => files.split('/').slice(0, 2).join('/')

const inPage = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/test/support/ui-setup.cjs'],
}

/** What Stryker reads; its paths are relative to the project's root. */
export const configurationOf = (name: RoomName) => {
  const room: Room = rooms[name]
  return {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/jest-runner', inRoot('.ci', 'mutation', 'documentation.cjs')],
    ignorers: ['documentation'],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      config: {
        // The projects of package.json would each run for every change.
        projects: null,
        preset: './.ci/jest-preset.cjs',
        // jest looks through these for every change.
        roots: [...new Set([...room.change, ...room.tests].map(folderOf)), 'test/support'].map((folder) => `<rootDir>/${folder}`),
        testMatch: room.tests.map((tests) => `<rootDir>/${tests}`),
        testPathIgnorePatterns: room.withoutTests ?? [],
        ...(room.page ? inPage : { testEnvironment: 'node' }),
      },
      enableFindRelatedTests: true,
    },
    buildCommand: 'node .ci/mutation/environments.cjs',
    mutate: room.change,
    coverageAnalysis: 'perTest',
    // A busy machine is not an endless test.
    timeoutMS: 20_000,
    ignoreStatic: room.whileLoading !== true,
    concurrency: 2,
    thresholds: { high: 95, low: room.least, break: room.least },
    incremental: true,
    // Not below .test, which `npm test` empties.
    incrementalFile: `.cache/mutation/${name}.json`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: reportOf(name) },
    tempDirName: `.cache/stryker-${name}`,
    ignorePatterns: ['.cache', '.test', '.gallery', 'data', 'dist', 'docs'],
  }
}
