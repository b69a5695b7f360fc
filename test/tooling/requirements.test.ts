import type { Catalogue } from '../../.ci/requirements/catalogue'
import { idsNamed, type CodeOfIds } from '../../.ci/requirements/code'
import { leftOutLines } from '../../.ci/requirements/left-out'
import { complaints, idsIn, proofs, requirementsPage } from '../../.ci/requirements/report'
import { jestResults, journeyResults, type TestResult } from '../../.ci/requirements/results'

const catalogue: Catalogue = {
  groups: [
    { from: 'Log in', statements: { 'AUTH-01': 'The panel <stands> | beside', 'AUTH-02': 'The fields are there' } },
    { from: 'Errors', statements: { 'ERR-01': 'A failure is told' } },
  ],
  requiredStages: 1,
  stages: [
    { name: 'first', ids: ['AUTH-01', 'AUTH-02'] },
    { name: 'later', ids: ['ERR-01'] },
  ],
}

const aResult = (title: string, passed = true, file = 'test/ui/login.test.tsx'): TestResult => ({ file, title, passed })

describe('the ids in a title', () => {
  test.each([
    ['[KYC-07] the account is verified', ['KYC-07']],
    ['[ERR-01, ERR-04] every failure', ['ERR-01', 'ERR-04']],
    ['[ERR-01,ERR-04] every failure', ['ERR-01', 'ERR-04']],
    ['log-in › [AUTH-01] the panel [SHELL-02] and more', ['AUTH-01', 'SHELL-02']],
    ['a list [1-2] of [nothing] like AUTH-01', []],
    ['[auth-01] in small letters', []],
  ])('are found wherever they stand: case %#', (title, ids) => {
    expect(idsIn(title)).toEqual(ids)
  })
})

/** The code of every id. */
const code: CodeOfIds = new Map(['AUTH-01', 'AUTH-02', 'ERR-01'].map((id) => [id, ['src/ui/pages/login-page.tsx']]))

describe('the complaints', () => {
  const all = [aResult('[AUTH-01] the panel'), aResult('[AUTH-02] the fields')]

  test('are none when every expected id is named by a passed test', () => {
    expect(complaints(catalogue, all, code)).toEqual([])
  })

  test('name an id that the catalogue does not have, with its test', () => {
    expect(complaints(catalogue, [...all, aResult('[AUTH-99] odd')], code)).toEqual([
      'unknown id AUTH-99: test/ui/login.test.tsx: [AUTH-99] odd',
    ])
  })

  test('name an expected id that only a failed test names, and none of a later stage', () => {
    expect(complaints(catalogue, [aResult('[AUTH-01] the panel'), aResult('[AUTH-02] the fields', false)], code)).toEqual([
      'no passed test names AUTH-02',
    ])
  })

  test('name an id whose test passed in one run and failed in another', () => {
    const twice = [...all, aResult('[AUTH-02] the fields', false)]
    expect(complaints(catalogue, twice, code)).toEqual(['no passed test names AUTH-02'])
    expect([...proofs(twice).keys()]).toEqual(['AUTH-01'])
  })

  test('name an expected id that no code names, and none of a later stage', () => {
    expect(complaints(catalogue, all, new Map([['AUTH-02', ['src/ui/a.tsx']]]))).toEqual(['no file of src/ names AUTH-01'])
  })
})

test('code names an id in its words, once however often it does', () => {
  expect(idsNamed('/** (requirements AUTH-01 and ERR-04) */ // AUTH-01, auth-02, X-1')).toEqual(['AUTH-01', 'ERR-04'])
})

describe('the page', () => {
  const results = [aResult('log-in › [AUTH-01] the panel | stands'), aResult('[AUTH-02] the fields', false)]
  const page = requirementsPage(catalogue, results, new Map([['AUTH-01', ['src/domain/a.ts', 'src/ui/b.tsx']]]))

  test('has a line for every id, with the tests that passed', () => {
    expect(page).toContain(
      '| AUTH-01 | The panel &lt;stands> \\| beside | [domain/a.ts](../src/domain/a.ts)<br>[ui/b.tsx](../src/ui/b.tsx) | `ui/login.test.tsx`: log-in › the panel \\| stands |',
    )
    expect(page).toContain('| AUTH-02 | The fields are there |  | not built yet |')
    expect(page).toContain('1 of 3 are proven.')
  })

  test('has one line for a file, with the number of its other tests', () => {
    const three = [aResult('[ERR-01] b'), aResult('[ERR-01] a'), aResult('[ERR-01] c', true, 'test/journeys/x.spec.ts')]
    const more = requirementsPage(catalogue, three, code)
    expect(more).toContain('| `journeys/x.spec.ts`: c<br>`ui/login.test.tsx`: a, and 1 more |')
  })

  test('is the same in whatever order the results come', () => {
    const shuffled = [aResult('[AUTH-01] b'), aResult('[AUTH-01] a'), aResult('[AUTH-01] a')]
    expect(requirementsPage(catalogue, shuffled, code)).toBe(requirementsPage(catalogue, [...shuffled].reverse(), code))
  })
})

// Put together, so that these lines are not taken for tests that are left out.
const part = (...names: string[]) => names.join('.')
const glued = (...names: string[]) => names.join('')

describe('a test that is left out', () => {
  test.each([
    `${part('test', 'only')}('x', () => {})`,
    `${part('describe', 'skip')}('x', () => {})`,
    `  ${part('it', 'todo')}('x')`,
    `${part('test', 'each', 'only')}([1])('x', () => {})`,
    `${part('test', 'describe', 'skip')}('x', () => {})`,
    `${part('test', 'fixme')}('x', () => {})`,
    `${part('test', 'failing')}('x', () => {})`,
    `${glued('x', 'it')}('x', () => {})`,
    `${glued('f', 'describe')}('x', () => {})`,
  ])('is found: %s', (line) => {
    expect(leftOutLines(`const first = 1\n${line}\n`)).toEqual([2])
  })

  test.each(["test('runs only once', () => {})", "test.each([1])('x', () => {})", 'list.skip(2)', 'latest.only', 'exit(1)'])(
    'is not seen where there is none: %s',
    (line) => {
      expect(leftOutLines(line)).toEqual([])
    },
  )
})

describe('the results', () => {
  test('of jest have the titles around a test; a file that cannot run is a failed test', () => {
    const name = `${process.cwd()}/test/domain/a.test.ts`
    const report = {
      testResults: [
        {
          name,
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['one', 'two'], title: '[AUTH-01] three', status: 'passed' },
            { ancestorTitles: [], title: 'left out', status: 'pending' },
          ],
        },
        { name, status: 'failed', assertionResults: [] },
      ],
    }
    expect(jestResults(report)).toEqual([
      aResult('one › two › [AUTH-01] three', true, 'test/domain/a.test.ts'),
      aResult('left out', false, 'test/domain/a.test.ts'),
      aResult('the file runs', false, 'test/domain/a.test.ts'),
    ])
  })

  test('of the journeys have the titles around a test, without the file; an error outside the tests is a failed one', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.spec.ts' })
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
      aResult('around › within', false, 'test/journeys/a.spec.ts'),
      aResult('the journeys run', false, 'test/journeys'),
    ])
  })
})
