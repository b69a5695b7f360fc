import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesBelow } from '../files'
import { inRoot, root } from '../paths'

/**
 * The result of one test of any runner. `file` is relative to the root; `title` includes the enclosing titles; `reason` is
 * the beginning of the first error.
 */
export type TestResult = {
  readonly file: string
  readonly title: string
  readonly passed: boolean
  readonly reason?: string
}

type JestReport = {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<{
      readonly ancestorTitles: ReadonlyArray<string>
      readonly title: string
      readonly status: string
      readonly failureMessages?: ReadonlyArray<string>
    }>
  }>
}

type JourneySuite = {
  readonly title: string
  readonly file: string
  readonly suites?: ReadonlyArray<JourneySuite>
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly tests?: ReadonlyArray<{
      readonly results: ReadonlyArray<{ readonly errors: ReadonlyArray<{ readonly message?: string }> }>
    }>
  }>
}

type JourneyReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: ReadonlyArray<JourneySuite>
  readonly errors: ReadonlyArray<unknown>
}

const read = (path: string): unknown => JSON.parse(readFileSync(inRoot(path), 'utf8'))

const joined = (titles: ReadonlyArray<string>): string => titles.filter((title) => title !== '').join(' › ')

const reasonLines = 12

/** The first lines of an error without colours and empty lines; no property for a test without an error. */
const reasonOf = (message: string | undefined): { readonly reason?: string } => {
  if (message === undefined || message === '') return {}
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { reason: lines.slice(0, reasonLines).join('\n') }
}

const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/')

/** The tests of a jest report; a file that could not run counts as one failed test. */
export const jestResults = (report: JestReport): ReadonlyArray<TestResult> =>
  report.testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ file: fromRoot(name), title: 'the file runs', passed: false }]
      : assertionResults.map((test) => ({
          file: fromRoot(name),
          title: joined([...test.ancestorTitles, test.title]),
          passed: test.status === 'passed',
          ...reasonOf(test.failureMessages?.[0]),
        })),
  )

const suiteResults = (dir: string, above: ReadonlyArray<string>, suite: JourneySuite): ReadonlyArray<TestResult> => {
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  return [
    ...suite.specs.map(({ title, ok, file, tests = [] }) => ({
      file: fromRoot(`${dir}/${file}`),
      title: joined([...titles, title]),
      passed: ok,
      ...reasonOf(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message),
    })),
    ...(suite.suites ?? []).flatMap((inner) => suiteResults(dir, titles, inner)),
  ]
}

/** The tests of a Playwright report; an error outside every test (a server that did not start) is one failed test. */
export const journeyResults = (report: JourneyReport): ReadonlyArray<TestResult> => [
  ...report.suites.flatMap((suite) => suiteResults(report.config.rootDir, [], suite)),
  ...report.errors.map(() => ({ file: 'test/journeys', title: 'the journeys run', passed: false })),
]

/** Ends the name of the report of a step's second run, of the files in which tests failed. */
export const AGAIN = '-again'

/** Reads a report in .test/, of Playwright or jest. Empty if there is none. */
export const readFirstReport = (name: string): ReadonlyArray<TestResult> => {
  const path = `.test/${name}.json`
  if (!existsSync(inRoot(path))) return []
  const report = read(path) as JourneyReport | JestReport
  return 'suites' in report ? journeyResults(report) : jestResults(report)
}

/** The results, with those of a second run in the place of the first ones of its files. */
export const withSecondRun = (
  first: ReadonlyArray<TestResult>,
  again: ReadonlyArray<TestResult>,
): ReadonlyArray<TestResult> => {
  const files = new Set(again.map(({ file }) => file))
  return [...first.filter(({ file }) => !files.has(file)), ...again]
}

/** The results of a step. */
export const readReport = (name: string): ReadonlyArray<TestResult> =>
  withSecondRun(readFirstReport(name), readFirstReport(name + AGAIN))

/** The reports of the commands that ran since the last `npm test` began. */
export const reportNames = (): ReadonlyArray<string> =>
  filesBelow('.test')
    .map((path) => /^\.test\/([\w-]+)\.json$/.exec(path)?.[1])
    .filter((name): name is string => name !== undefined && !name.endsWith(AGAIN))
