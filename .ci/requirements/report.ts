import { idsOf, type Catalogue } from './catalogue'
import type { CodeOfIds } from './code'
import type { DeclaredTest } from './declared'
import type { TestResult } from './results'

const inBrackets = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g

/** The ids in a test's title: `[KYC-07] …`, `[ERR-01, ERR-04] …`, or several brackets. */
export const idsIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(inBrackets)].flatMap(([, ids = '']) => ids.split(/, ?/))

/** Groups tests by the ids in their titles. */
const byId = <T extends DeclaredTest>(tests: ReadonlyArray<T>): ReadonlyMap<string, ReadonlyArray<T>> => {
  const found = new Map<string, ReadonlyArray<T>>()
  for (const test of tests) for (const id of idsIn(test.title)) found.set(id, [...(found.get(id) ?? []), test])
  return found
}

/** Whether a test runs only on a PostgreSQL server, which most machines do not have. */
const onPostgresOnly = (file: string): boolean => /^test\/contract\/(postgres|nginx)\//.test(file)

/**
 * The errors in the use of ids: ids in titles that are not in the catalogue, and ids of the catalogue without a test,
 * with tests on PostgreSQL only, or without code.
 */
export const idErrors = (
  catalogue: Catalogue,
  tests: ReadonlyArray<DeclaredTest>,
  code: CodeOfIds,
): ReadonlyArray<string> => {
  const ids = idsOf(catalogue)
  const declared = byId(tests)
  return [
    ...tests.flatMap(({ file, title }) =>
      idsIn(title)
        .filter((id) => !ids.includes(id))
        .map((id) => `unknown id ${id}: ${file}: ${title}`),
    ),
    ...ids.filter((id) => !declared.has(id)).map((id) => `no test names ${id}`),
    ...ids
      .filter((id) => declared.get(id)?.every(({ file }) => onPostgresOnly(file)))
      .map((id) => `${id} is proved on PostgreSQL only`),
    ...ids.filter((id) => !code.has(id)).map((id) => `no file of src/ names ${id}`),
  ]
}

/** Merges the results of a test in all its runs (both databases, both versions of Node): it must pass in each. */
const inEveryRun = (results: ReadonlyArray<TestResult>): ReadonlyArray<TestResult> => {
  const byName = new Map<string, TestResult>()
  for (const result of results) {
    const name = `${result.file} ${result.title}`
    byName.set(name, { ...result, passed: result.passed && (byName.get(name)?.passed ?? true) })
  }
  return [...byName.values()]
}

/**
 * The ids that the results do not prove: those without a passed test, and those in a title that is computed at run time,
 * since the page of requirements cannot list it.
 */
export const unproved = (
  catalogue: Catalogue,
  declared: ReadonlyArray<DeclaredTest>,
  results: ReadonlyArray<TestResult>,
): ReadonlyArray<string> => {
  const passed = byId(inEveryRun(results).filter((result) => result.passed))
  const pairsOf = (tests: ReadonlyArray<DeclaredTest>) =>
    tests.flatMap(({ file, title }) => idsIn(title).map((id) => `${file} names ${id}`))
  const written = new Set(pairsOf(declared))
  return [
    ...idsOf(catalogue)
      .filter((id) => !passed.has(id))
      .map((id) => `no passed test names ${id}`),
    ...[...new Set(pairsOf(results))]
      .filter((pair) => !written.has(pair))
      .map((pair) => `${pair} in a title that is not literal`),
  ]
}

const withoutIds = (title: string): string =>
  title.replace(inBrackets, '').replace(/\s+/g, ' ').replace(/› /g, '› ').trim()

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/</g, '&lt;')

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A line for each file that proves an id: its first test and the number of others. */
const proofLines = (tests: ReadonlyArray<DeclaredTest>): ReadonlyArray<string> => {
  const files = new Map<string, Set<string>>()
  for (const { file, title } of tests) files.set(file, (files.get(file) ?? new Set()).add(withoutIds(title)))
  return [...files]
    .sort(([one], [other]) => byText(one, other))
    .map(([file, titles]) => {
      const [first = ''] = [...titles].sort(byText)
      const more = titles.size > 1 ? `, and ${String(titles.size - 1)} more` : ''
      return `\`${file.replace(/^test\//, '')}\`: ${cell(first)}${more}`
    })
}

const codeLines = (files: ReadonlyArray<string>): string =>
  files.map((file) => `[${file.replace(/^src\//, '')}](../${file})`).join('<br>')

/** docs/requirements.md: every id with its statement, code and tests, in a fixed order. */
export const requirementsPage = (catalogue: Catalogue, tests: ReadonlyArray<DeclaredTest>, code: CodeOfIds): string => {
  const declared = byId(tests)
  const ids = idsOf(catalogue)
  const groups = catalogue.groups.flatMap(({ from, statements }) => [
    `## ${from}`,
    '',
    '| Id | Statement | Implemented in | Tested by |',
    '|---|---|---|---|',
    ...Object.entries(statements).map(
      ([id, statement]) =>
        `| ${id} | ${cell(statement)} | ${codeLines(code.get(id) ?? [])} | ${proofLines(declared.get(id) ?? []).join('<br>')} |`,
    ),
    '',
  ])
  return [
    '# Requirements, their code and their tests',
    '',
    'Generated by `npm run requirements` from the sources. The title of a test has the ids that it proves in square brackets;',
    'each file is listed here with one of its tests. Code has the ids that it implements in its comments. The statements',
    'are in `test/requirements.json`. `.ci/run` fails if an id has no passed test.',
    '',
    `${ids.filter((id) => declared.has(id)).length} of ${ids.length} have a test for every part of the statement.`,
    '',
    ...groups,
  ].join('\n')
}
