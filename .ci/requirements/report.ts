import { expectedIds, idsOf, type Catalogue } from './catalogue'
import type { CodeOfIds } from './code'
import type { TestResult } from './results'

const inBrackets = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g

/** The ids that a test's title names: `[KYC-07] …`, `[ERR-01, ERR-04] …`, or several brackets. */
export const idsIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(inBrackets)].flatMap(([, ids = '']) => ids.split(/, ?/))

/** Which tests prove which id. A test counts where it passed in every run: on both databases, at every window size. */
export const proofs = (results: ReadonlyArray<TestResult>): ReadonlyMap<string, ReadonlyArray<TestResult>> => {
  const byName = new Map<string, TestResult>()
  for (const result of results) {
    const name = `${result.file} ${result.title}`
    byName.set(name, { ...result, passed: result.passed && (byName.get(name)?.passed ?? true) })
  }
  const byId = new Map<string, ReadonlyArray<TestResult>>()
  for (const result of byName.values()) {
    if (result.passed) for (const id of idsIn(result.title)) byId.set(id, [...(byId.get(id) ?? []), result])
  }
  return byId
}

/**
 * What is wrong with the names: ids in titles that the catalogue does not have, and expected ids that no passed test or
 * no code names.
 */
export const complaints = (
  catalogue: Catalogue,
  results: ReadonlyArray<TestResult>,
  code: CodeOfIds,
): ReadonlyArray<string> => {
  const known = new Set(idsOf(catalogue))
  const proven = proofs(results)
  return [
    ...results.flatMap(({ file, title }) =>
      idsIn(title)
        .filter((id) => !known.has(id))
        .map((id) => `unknown id ${id}: ${file}: ${title}`),
    ),
    ...expectedIds(catalogue)
      .filter((id) => !proven.has(id))
      .map((id) => `no passed test names ${id}`),
    ...expectedIds(catalogue)
      .filter((id) => !code.has(id))
      .map((id) => `no file of src/ names ${id}`),
  ]
}

const withoutIds = (title: string): string => title.replace(inBrackets, '').replace(/\s+/g, ' ').replace(/› /g, '› ').trim()

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/</g, '&lt;')

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** A line for each file that proves an id: its first test, and how many more there are. */
const proofLines = (tests: ReadonlyArray<TestResult>): ReadonlyArray<string> => {
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

/** docs/requirements.md: every id, its statement, the code that decides it and the tests that prove it, in a fixed order. */
export const requirementsPage = (
  catalogue: Catalogue,
  results: ReadonlyArray<TestResult>,
  code: CodeOfIds,
): string => {
  const proven = proofs(results)
  const ids = idsOf(catalogue)
  const groups = catalogue.groups.flatMap(({ from, statements }) => [
    `## ${from}`,
    '',
    '| Id | Statement | Decided in | Proven by |',
    '|---|---|---|---|',
    ...Object.entries(statements).map(([id, statement]) => {
      const tests = proofLines(proven.get(id) ?? [])
      return `| ${id} | ${cell(statement)} | ${codeLines(code.get(id) ?? [])} | ${tests.length === 0 ? 'not built yet' : tests.join('<br>')} |`
    }),
    '',
  ])
  return [
    '# Requirements, their code and their tests',
    '',
    'Made by `npm run requirements` from the results of the last `npm test`: only tests that passed count. A test',
    'names what it proves in square brackets in its title; each file stands here with one of them. Code names what it',
    'decides in its comments. The statements stand in `test/requirements.json`.',
    '',
    `${ids.filter((id) => proven.has(id)).length} of ${ids.length} are proven.`,
    '',
    ...groups,
  ].join('\n')
}
