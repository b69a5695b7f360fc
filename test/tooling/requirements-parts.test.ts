import type { Catalogue } from '../../.ci/requirements/catalogue'
import type { DeclaredTest } from '../../.ci/requirements/declared'
import { requirementsPage } from '../../.ci/requirements/page'
import { idErrors, unproved } from '../../.ci/requirements/report'
import type { TestResult } from '../../.ci/requirements/results'

const aTest = (title: string, file = 'test/ui/login.test.tsx'): DeclaredTest => ({ file, title })

const aResult = (title: string, passed: boolean): TestResult => ({ ...aTest(title), passed })

describe('the errors of a statement with parts', () => {
  const withParts: Catalogue = {
    groups: [{ from: 'Tables', statements: { 'POL-01': { statement: 'A table', parts: ['search', 'paging'] } } }],
  }
  const errors = (...titles: ReadonlyArray<string>) =>
    idErrors(
      withParts,
      titles.map((title) => aTest(title)),
      () => '',
    )

  test('are none if every part has a test', () => {
    expect(errors('[POL-01: search, paging] both')).toEqual([])
    expect(errors('[POL-01: search] one', '[POL-01: paging] the other')).toEqual([])
  })

  test('list a title that names the id without a part', () => {
    expect(errors('[POL-01: search, paging] both', '[POL-01] all')).toEqual([
      'no part of POL-01 is named: test/ui/login.test.tsx: [POL-01] all',
    ])
  })

  test('list an unknown part with its test, and a part without a test', () => {
    expect(errors('[POL-01: search, pages] both')).toEqual([
      'unknown part POL-01: pages: test/ui/login.test.tsx: [POL-01: search, pages] both',
      'no test names POL-01: paging',
    ])
  })

  test('list a part of a statement that has none', () => {
    const without: Catalogue = { groups: [{ from: 'Tables', statements: { 'POL-01': 'A table' } }] }
    const both = ['[POL-01: search] one', '[POL-01] all'].map((title) => aTest(title))
    expect(idErrors(without, both, () => '')).toEqual([
      'unknown part POL-01: search: test/ui/login.test.tsx: [POL-01: search] one',
    ])
  })

  test('include a part whose only test failed', () => {
    const declared = ['[POL-01: search] one', '[POL-01: paging] the other'].map((title) => aTest(title))
    const results = declared.map(({ title }) => aResult(title, title.includes('search')))
    expect(unproved(withParts, declared, results)).toEqual(['no passed test names POL-01: paging'])
  })

  test('leave out a part that only npm run soak tests, which the page says', () => {
    const declared = [aTest('[POL-01: search] one'), aTest('[POL-01: paging] the other', 'test/soak/walks.test.ts')]
    expect(unproved(withParts, declared, [aResult('[POL-01: search] one', true)])).toEqual([])
    expect(requirementsPage(withParts, declared)).toContain('1 of them are tested by `npm run soak` alone')
  })

  test('are shown on the page: each part has a line of its own', () => {
    const page = requirementsPage(withParts, [aTest('[POL-01: search] a row')])
    expect(page).toContain('- **POL-01** A table\n  - search: [ui/login](../test/ui/login.test.tsx)\n  - paging: \n')
    expect(page).toContain('0 of 1 ids, and 1 of 2 parts, are named in the title of a test.')
  })
})

describe('a statement that a benchmark measures', () => {
  const benchmark = 'test/bench/table.ts'
  const measured: Catalogue = {
    groups: [{ from: 'Speed', statements: { 'RUN-01': { statement: 'Fast', benchmark } } }],
  }

  test('needs no test, but a benchmark that names it', () => {
    expect(idErrors(measured, [], () => '/** RUN-01 */')).toEqual([])
    expect(idErrors(measured, [], () => '/** RUN-02 */')).toEqual(['no benchmark test/bench/table.ts names RUN-01'])
    expect(unproved(measured, [], [])).toEqual([])
  })

  test('does not count as tested', () => {
    const page = requirementsPage(measured, [])
    expect(page).toContain('- **RUN-01** Fast: `npm run bench`: [test/bench/table.ts](../test/bench/table.ts)')
    expect(page).toContain(
      '0 of 0 ids, and 0 of 0 parts, are named in the title of a test. 1 more is measured by a benchmark.',
    )
  })
})
