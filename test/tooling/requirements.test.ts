import type { Catalogue } from '../../.ci/requirements/catalogue'
import { declaredTests, type DeclaredTest } from '../../.ci/requirements/declared'
import { namesIn } from '../../.ci/requirements/names'
import { requirementsPage } from '../../.ci/requirements/page'
import { idErrors, unproved } from '../../.ci/requirements/report'
import { jestResults, journeyResults, type TestResult } from '../../.ci/requirements/results'

const catalogue: Catalogue = {
  groups: [
    { from: 'Log in', statements: { 'AUTH-01': 'The panel <stands> | beside', 'AUTH-02': 'The fields are there' } },
    { from: 'Errors', statements: { 'ERR-01': 'A failure is told' } },
  ],
}

const aTest = (title: string, file = 'test/ui/login.test.tsx'): DeclaredTest => ({ file, title })

const aResult = (title: string, passed = true, file = 'test/ui/login.test.tsx'): TestResult => ({ file, title, passed })

describe('the names in a title', () => {
  test.each([
    ['[KYC-07] the account is verified', ['KYC-07']],
    ['[ERR-01, ERR-04] every failure', ['ERR-01', 'ERR-04']],
    ['[ERR-01,ERR-04] every failure', ['ERR-01', 'ERR-04']],
    ['log-in › [AUTH-01] the panel [SHELL-02] and more', ['AUTH-01', 'SHELL-02']],
    ['[POL-01: search] a row', ['POL-01: search']],
    ['[POL-01: search, paging] rows', ['POL-01: search', 'POL-01: paging']],
    [
      '[KYC-04: fields, rules, KYC-06: fields, KYC-07] a step',
      ['KYC-04: fields', 'KYC-04: rules', 'KYC-06: fields', 'KYC-07'],
    ],
    ['[ERR-01, odd] a word that is no id', ['ERR-01', 'ERR-01: odd']],
    ['a list [1-2] of [nothing] like AUTH-01', []],
    ['[auth-01] in small letters', []],
  ])('are found anywhere: case %#', (title, names) => {
    expect(namesIn(title)).toEqual(names)
  })
})

const errorsOf = (tests: readonly DeclaredTest[]) => idErrors(catalogue, tests, () => '')

describe('the errors', () => {
  const all = [aTest('[AUTH-01] the panel'), aTest('[AUTH-02] the fields'), aTest('[ERR-01] the text')]

  test('are none if every id has a test', () => {
    expect(errorsOf(all)).toEqual([])
  })

  test('list an unknown id with its test', () => {
    expect(errorsOf([...all, aTest('[AUTH-99] odd')])).toEqual([
      'unknown id AUTH-99: test/ui/login.test.tsx: [AUTH-99] odd',
    ])
  })

  test('list an id without a test', () => {
    expect(errorsOf(all.slice(1))).toEqual(['no test names AUTH-01'])
  })

  test('list an id whose tests all need a PostgreSQL server', () => {
    const onServer = aTest('[ERR-01] the text', 'test/contract/postgres/a.test.ts')
    expect(errorsOf([...all.slice(0, 2), onServer])).toEqual(['ERR-01 is proved on PostgreSQL only'])
    expect(errorsOf([...all, onServer])).toEqual([])
  })
})

describe('the ids that the results do not prove', () => {
  const declared = ['[AUTH-01] the panel', '[AUTH-02] the fields', '[ERR-01] the text'].map((title) => aTest(title))
  const results = declared.map(({ title }) => aResult(title))

  test('are none if every id has a passed test', () => {
    expect(unproved(catalogue, declared, results)).toEqual([])
  })

  test('include an id whose test failed or did not run', () => {
    expect(unproved(catalogue, declared, [aResult('[AUTH-01] the panel', false), ...results.slice(2)])).toEqual([
      'no passed test names AUTH-01',
      'no passed test names AUTH-02',
    ])
  })

  test('include an id whose test passed in one run and failed in another', () => {
    expect(unproved(catalogue, declared, [...results, aResult('[AUTH-02] the fields', false)])).toEqual([
      'no passed test names AUTH-02',
    ])
  })

  test('include an id in a title that is computed at run time', () => {
    expect(unproved(catalogue, declared.slice(1), results)).toEqual([
      'test/ui/login.test.tsx names AUTH-01 in a title that is not literal',
    ])
  })
})

describe('the declared tests of a source', () => {
  const titles = (source: string) => declaredTests('a.test.ts', source).map(({ title }) => title)

  test.each([
    ["test('[AUTH-01] one', () => {})", ['[AUTH-01] one']],
    ["it('one', () => {}); it('two', () => {})", ['one', 'two']],
    ["describe('around', () => { test('one', () => {}) })", ['around › one']],
    ["test.describe('around', () => { test.describe('in', () => { test('one', run) }) })", ['around › in › one']],
    ['for (const n of [1]) test(`[AUTH-01] row ${n} of two`, run)', ['[AUTH-01] row … of two']],
    ["test.each([['a']])('[AUTH-01] %s', run)", ['[AUTH-01] %s']],
    ["describe.each(rows)('around $name', () => { test.each(rows)('%s', run) })", ['around $name › %s']],
    ["test('one', { tag: '@rest' }, async () => { await test.step('inner', run) })", ['one']],
    ["test.describe('around', { tag: '@rest' }, () => { test('one', run) })", ['around › one']],
  ])('are found with the enclosing titles: case %#', (source, expected) => {
    expect(titles(source)).toEqual(expected)
  })

  test.each([
    'test(title, run)',
    "regexp.test('[AUTH-01]')",
    "// test('[AUTH-01] one', run)",
    'test.use({ viewport })',
    'const x = "test(\'a\')"',
  ])('are not found in other code: case %#', (source) => {
    expect(titles(source)).toEqual([])
  })
})

describe('the page', () => {
  const tests = [aTest('log-in › [AUTH-01] the panel | stands'), aTest('nothing named')]
  const page = requirementsPage(catalogue, tests)

  test('has a line for every id with its tests', () => {
    expect(page).toContain('- **AUTH-01** The panel &lt;stands> | beside: [ui/login](../test/ui/login.test.tsx)\n')
    expect(page).toContain('- **AUTH-02** The fields are there\n')
    expect(page).toContain('1 of 3 ids, and 0 of 0 parts, are named in the title of a test.')
  })

  test('has a link for a file, with the number of its tests', () => {
    const three = [aTest('[ERR-01] b'), aTest('[ERR-01] a'), aTest('[ERR-01] c', 'test/journeys/x.spec.ts')]
    const more = requirementsPage(catalogue, three)
    expect(more).toContain('[journeys/x](../test/journeys/x.spec.ts), [ui/login](../test/ui/login.test.tsx)×2\n')
  })

  test('does not depend on the order of the tests', () => {
    const shuffled = [aTest('[AUTH-01] b'), aTest('[AUTH-01] a'), aTest('[AUTH-01] a')]
    expect(requirementsPage(catalogue, shuffled)).toBe(requirementsPage(catalogue, [...shuffled].reverse()))
  })
})

describe('the results', () => {
  test('of jest have the enclosing titles; a file that cannot run is a failed test', () => {
    const name = `${process.cwd()}/test/domain/a.test.ts`
    const report = {
      testResults: [
        {
          name,
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['one', 'two'], title: '[AUTH-01] three', status: 'passed' },
            { ancestorTitles: [], title: 'left out', status: 'pending', failureMessages: [] },
            {
              ancestorTitles: [],
              title: 'red',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\ngot 2', 'more'],
            },
          ],
        },
        { name, status: 'failed', assertionResults: [] },
      ],
    }
    expect(jestResults(report)).toEqual([
      aResult('one › two › [AUTH-01] three', true, 'test/domain/a.test.ts'),
      aResult('left out', false, 'test/domain/a.test.ts'),
      { ...aResult('red', false, 'test/domain/a.test.ts'), reason: 'expected 1\ngot 2' },
      aResult('the file runs', false, 'test/domain/a.test.ts'),
    ])
  })

  test('of the journeys have the enclosing titles, without the file; an error outside the tests is a failed test', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'a.spec.ts',
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'not visible' }] }] }],
    })
    const report = {
      config: { rootDir: `${process.cwd()}/test/journeys` },
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('alone', true)],
          suites: [{ title: 'around', file: 'a.spec.ts', specs: [spec('within', false)] }],
        },
      ],
      errors: ['the server did not start'],
    }
    expect(journeyResults(report)).toEqual([
      aResult('alone', true, 'test/journeys/a.spec.ts'),
      { ...aResult('around › within', false, 'test/journeys/a.spec.ts'), reason: 'not visible' },
      aResult('the journeys run', false, 'test/journeys'),
    ])
  })
})
