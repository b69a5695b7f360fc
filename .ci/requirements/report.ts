import { namesOf, requirementsOf, type Catalogue } from './catalogue'
import type { DeclaredTest } from './declared'
import { idIn, namesIn } from './names'
import type { TestResult } from './results'

/** Groups tests by the names in their titles. */
export const byName = <T extends DeclaredTest>(tests: ReadonlyArray<T>): ReadonlyMap<string, ReadonlyArray<T>> => {
  const found = new Map<string, ReadonlyArray<T>>()
  for (const test of tests)
    for (const name of new Set(namesIn(test.title))) found.set(name, [...(found.get(name) ?? []), test])
  return found
}

/** Whether a test runs only on a PostgreSQL server, which most machines do not have. */
const onPostgresOnly = (file: string): boolean => /^test\/contract\/(postgres|nginx|pgbouncer)\//.test(file)

/** Whether a test runs by `npm run soak` alone, whose results are not in .test/. */
const inSoak = (file: string): boolean => file.startsWith('test/soak/')

/** The names in titles that `npm run soak` alone tests. */
export const inSoakOnly = (tests: ReadonlyArray<DeclaredTest>): ReadonlyArray<string> =>
  [...byName(tests)].filter(([, all]) => all.every(({ file }) => inSoak(file))).map(([name]) => name)

/** What is wrong with a name in a title; `undefined` if nothing. */
const wrongName = (catalogue: Catalogue, name: string): string | undefined => {
  const found = requirementsOf(catalogue).find(({ id }) => id === idIn(name))
  if (found === undefined) return `unknown id ${idIn(name)}`
  if (name === found.id) return found.parts.length === 0 ? undefined : `no part of ${name} is named`
  return namesOf(found).includes(name) ? undefined : `unknown part ${name}`
}

/**
 * The errors in the use of ids and parts: those in titles that are not in the catalogue, an id with parts whose title
 * names none, and those of the catalogue without a test, with tests on PostgreSQL only, or that their benchmark, as `textOf`
 * reads it, does not name.
 */
export const idErrors = (
  catalogue: Catalogue,
  tests: ReadonlyArray<DeclaredTest>,
  textOf: (file: string) => string,
): ReadonlyArray<string> => {
  const requirements = requirementsOf(catalogue)
  const names = requirements.flatMap(namesOf)
  const declared = byName(tests)
  return [
    ...tests.flatMap(({ file, title }) =>
      namesIn(title)
        .map((name) => wrongName(catalogue, name))
        .filter((wrong) => wrong !== undefined)
        .map((wrong) => `${wrong}: ${file}: ${title}`),
    ),
    ...names.filter((name) => !declared.has(name)).map((name) => `no test names ${name}`),
    ...names
      .filter((name) => declared.get(name)?.every(({ file }) => onPostgresOnly(file)))
      .map((name) => `${name} is proved on PostgreSQL only`),
    ...requirements.flatMap(({ id, benchmark }) =>
      benchmark === undefined || textOf(benchmark).includes(id) ? [] : [`no benchmark ${benchmark} names ${id}`],
    ),
  ]
}

/** Merges the results of a test in all its runs (both databases, both versions of Node): it must pass in each. */
const inEveryRun = (results: ReadonlyArray<TestResult>): ReadonlyArray<TestResult> => {
  const merged = new Map<string, TestResult>()
  for (const result of results) {
    const name = `${result.file} ${result.title}`
    merged.set(name, { ...result, passed: result.passed && (merged.get(name)?.passed ?? true) })
  }
  return [...merged.values()]
}

/**
 * The ids and parts that the results do not prove: those without a passed test, unless only `npm run soak` tests them,
 * and those in a title that is computed at run time, since the page of requirements cannot list it.
 */
export const unproved = (
  catalogue: Catalogue,
  declared: ReadonlyArray<DeclaredTest>,
  results: ReadonlyArray<TestResult>,
): ReadonlyArray<string> => {
  const passed = byName(inEveryRun(results).filter((result) => result.passed))
  const pairsOf = (tests: ReadonlyArray<DeclaredTest>) =>
    tests.flatMap(({ file, title }) => namesIn(title).map((name) => `${file} names ${name}`))
  const written = new Set(pairsOf(declared))
  const soaked = new Set(inSoakOnly(declared))
  return [
    ...requirementsOf(catalogue)
      .flatMap(namesOf)
      .filter((name) => !passed.has(name) && !soaked.has(name))
      .map((name) => `no passed test names ${name}`),
    ...[...new Set(pairsOf(results))]
      .filter((pair) => !written.has(pair))
      .map((pair) => `${pair} in a title that is not literal`),
  ]
}
