type Broken = { readonly file: string; readonly rule: string; readonly text: string }

/** Concatenated, so that no line of this file skips a test. */
const skipped = (...names: readonly string[]): string => `${names.join('.')}('a', () => {})`

const skippedTests = [
  ...['only', 'skip', 'todo', 'failing', 'fixme', 'fail'].map((name) => skipped('test', name)),
  ...['describe', 'it'].flatMap((root) => ['only', 'skip'].map((name) => skipped(root, name))),
  skipped('test', 'describe', 'only'),
  skipped('test', 'each([1])', 'skip'),
  ["test['sk", "ip']('a', () => {})"].join(''),
  ...['f', 'x'].flatMap((letter) => [`${letter}it('a', () => {})`, `${letter}describe('a', () => {})`]),
  ['x', "test('a', () => {})"].join(''),
]

const imports: Readonly<Record<string, string>> = {
  'fp-ts': "import { either } from 'fp-ts'\nexport const a = either",
  'fp-ts-es6': "import { left } from 'fp-ts/es6/Either'\nexport const a = left(1)",
  'io-ts-lib': "import { lax } from 'io-ts/lib/Decoder'\nexport const a: unknown = lax",
  link: "import { Link } from 'react-router-dom'\nexport const A = Link",
  'nav-link': "import { NavLink } from 'react-router-dom'\nexport const A = NavLink",
  ...Object.fromEntries(
    ['utils', 'helpers', 'common', 'types'].map((folder) => [
      folder,
      `import { a } from './${folder}/a'\nexport const b: unknown = a`,
    ]),
  ),
}

const formats: Readonly<Record<string, string>> = {
  declared: "export const format = new Intl.NumberFormat('en-NG')",
  called: "const format = Intl.DateTimeFormat('en-NG')\nexport const f = () => format.format(1)",
  nested: "export const formats = { money: new Intl.NumberFormat('en-NG') }",
  'used-at-once': "export const one = new Intl.NumberFormat('en-NG').format(1)",
}

const ownTransaction = 'export const f = (db: { transaction: (a: number) => number }) => db.transaction(1)'

const console = "console.log('a')\nexport {}"

const conditionalHook = `import { useState } from 'react'
export const A = ({ on }: { on: boolean }) => {
  if (on) useState(1)
  return null
}`

const missingDependency = `import { useEffect } from 'react'
export const A = ({ on, f }: { on: boolean; f: (on: boolean) => void }) => {
  useEffect(() => {
    f(on)
  }, [f])
  return null
}`

/** Rules of certain folders, and a file for each construct that a rule forbids. */
export const breaksInOnePlace: ReadonlyArray<Broken> = [
  ...skippedTests.map((text, index) => ({
    file: `test/left-out-${String(index)}.test.ts`,
    rule: 'portal/no-left-out-test',
    text,
  })),
  ...Object.entries(imports).map(([name, text]) => ({
    file: `src/ui/takes-${name}.ts`,
    rule: 'no-restricted-imports',
    text,
  })),
  ...Object.entries(formats).map(([name, text]) => ({
    file: `src/ui/format-${name}.ts`,
    rule: 'portal/no-format-at-load',
    text,
  })),
  { file: 'src/service/own.ts', rule: 'portal/one-transact', text: ownTransaction },
  { file: 'src/domain/logs.ts', rule: 'no-console', text: console },
  {
    file: 'src/domain/silenced-for-eslint.ts',
    rule: 'no-console',
    text: `// eslint-disable-next-line no-console\n${console}`,
  },
  { file: 'src/domain/evaluates.ts', rule: 'no-eval', text: "export const a: unknown = eval('1')" },
  { file: 'src/ui/conditional.tsx', rule: 'react/rules-of-hooks', text: conditionalHook },
  { file: 'src/ui/use-sometimes.ts', rule: 'react/rules-of-hooks', text: conditionalHook },
  { file: 'src/ui/forgetful.tsx', rule: 'react/exhaustive-deps', text: missingDependency },
  { file: 'src/machines/long.ts', rule: 'max-lines', text: '// a line\n'.repeat(350) },
  { file: 'test/waits-for-nothing.ts', rule: 'typescript/require-await', text: 'export const f = async () => 1' },
]

/** An unused disable comment. */
export const silencesNothing = {
  file: 'src/domain/silences-nothing.ts',
  text: '// oxlint-disable-next-line typescript/no-explicit-any -- an example\nexport type A = string',
}

/** Code that is allowed in its place. */
export const breaksNothing: ReadonlyArray<Omit<Broken, 'rule'>> = [
  { file: 'src/domain/long-enough.ts', text: '// a line\n'.repeat(249) },
  { file: 'src/machines/longer.ts', text: '// a line\n'.repeat(349) },
  { file: 'src/service/logs.ts', text: console },
  { file: 'src/service/platform/database/transaction.ts', text: ownTransaction },
  { file: 'src/service/plugin.ts', text: 'export const f = async () => 1' },
  { file: 'src/machines/typed.ts', text: 'export const f = (a: string) => a as string' },
  { file: 'src/ui/format-on-demand.ts', text: "export const format = () => new Intl.NumberFormat('en-NG')" },
  { file: 'src/domain/unused-on-purpose.ts', text: 'export const f = (_a: number) => 1' },
  { file: 'src/domain/arrow.ts', text: 'export const f = (g: () => void) => {\n  const h = () => g()\n  h()\n}' },
  { file: 'src/domain/plain.ts', text: "import { left } from 'fp-ts/Either'\nexport const a = left(1)" },
  { file: 'src/ui/router.ts', text: "import { useLocation } from 'react-router-dom'\nexport const f = useLocation" },
  {
    file: 'src/domain/silenced.ts',
    text: `// oxlint-disable-next-line no-explicit-any -- an example\nexport type A = any`,
  },
  {
    file: 'test/knows-more.ts',
    text: "export const f = (a: string | null): number => a!.length\nexport const b: { c: number } = JSON.parse('{}')",
  },
  { file: 'test/runs.test.ts', text: "test('runs only once', () => {})\ntest.each([1])('a', () => {})" },
]
