import { existsSync, readFileSync } from 'node:fs'
import { readCatalogue, requirementsOf } from '../../.ci/requirements/catalogue'
import { declaredTests } from '../../.ci/requirements/declared'

type Row = { readonly kind: string; readonly report: string; readonly here: string; readonly proofs: readonly string[] }

/** The rows of the tables: what happened, at whose, here, and the tests. */
const rows: readonly Row[] = [
  ...readFileSync('docs/bug-reports.md', 'utf8').matchAll(/^\| (.*) \| (\[.*) \| (.*) \| (.*) \|$/gm),
].map(([, kind = '', report = '', here = '', proofs = '']) => ({ kind, report, here, proofs: proofs.split('; ') }))

const proofs = rows.flatMap((row) => row.proofs)

/** A test by its file and the end of its title; `undefined` for a statement's id. */
const namedTest = (proof: string) => {
  const [, file, title] = /^`(test\/[\w./-]+)`: "(.+)"$/.exec(proof) ?? []
  return file === undefined || title === undefined ? undefined : { file, title }
}

const isDeclared = ({ file, title }: { readonly file: string; readonly title: string }): boolean =>
  existsSync(file) && declaredTests(file, readFileSync(file, 'utf8')).some((declared) => declared.title.endsWith(title))

describe('docs/bug-reports.md', () => {
  test('has forty-three kinds, each with a report of its own', () => {
    const reports = rows.map(({ report }) => report)
    expect(reports).toHaveLength(43)
    expect(new Set(reports).size).toBe(reports.length)
  })

  test('links each report at its repository and number', () => {
    const link = /^\[([\w.-]+\/[\w.-]+)#(\d+)\]\(https:\/\/github\.com\/\1\/(?:issues|pull)\/\2\)$/
    expect(rows.map(({ report }) => report).filter((report) => !link.test(report))).toEqual([])
  })

  test('says in a sentence what happened and what holds here', () => {
    expect(rows.filter(({ kind, here }) => ![kind, here].every((words) => /^\S+ .*\.$/.test(words)))).toEqual([])
  })

  test('names tests that are declared', () => {
    const named = proofs.flatMap((proof) => namedTest(proof) ?? [])
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((one) => !isDeclared(one))).toEqual([])
  })

  test('names statements of the requirements, each of which has a test', () => {
    const known = new Set(requirementsOf(readCatalogue()).map(({ id }) => id))
    const named = proofs.filter((proof) => namedTest(proof) === undefined)
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
})
