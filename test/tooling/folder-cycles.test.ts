import { folderCycles } from '../../.ci/imports/folder-cycles'

/** The cycles between folders whose files import each other like this. */
const cyclesOf = (...imports: readonly (readonly [source: string, resolved: string])[]) =>
  folderCycles(
    imports.map(([source, resolved]) => ({ source, dependencies: [{ resolved, dependencyTypes: ['local'] }] })),
  )

test('folders that import in one direction form no cycle, whatever their files import of the same folder', () => {
  const found = cyclesOf(
    ['src/ui/pages/page.tsx', 'src/ui/form/form.tsx'],
    ['src/ui/form/form.tsx', 'src/ui/form/field.tsx'],
    ['src/ui/form/field.tsx', 'src/domain/rules/rule.ts'],
    ['src/ui/pages/page.tsx', 'src/domain/rules/rule.ts'],
  )
  expect(found).toEqual([])
})

test('two folders that import each other are named once, with an import of each', () => {
  const found = cyclesOf(
    ['src/domain/quote/quote.ts', 'src/domain/policy/period.ts'],
    ['src/domain/policy/policy.ts', 'src/domain/quote/quote.ts'],
    ['src/domain/policy/kept.ts', 'src/domain/quote/quote.ts'],
  )
  expect(found).toEqual([
    'folders form a cycle: src/domain/policy → src/domain/quote → src/domain/policy ' +
      '(src/domain/policy/policy.ts imports src/domain/quote/quote.ts, ' +
      'src/domain/quote/quote.ts imports src/domain/policy/period.ts)',
  ])
})

test('every import that is part of a cycle is in one that is named', () => {
  const found = cyclesOf(
    ['src/a/1.ts', 'src/b/1.ts'],
    ['src/b/1.ts', 'src/a/2.ts'],
    ['src/b/1.ts', 'src/c/1.ts'],
    ['src/c/1.ts', 'src/a/1.ts'],
  )
  expect(found).toEqual([
    expect.stringContaining('src/a → src/b → src/a '),
    expect.stringContaining('src/a → src/b → src/c → src/a '),
  ])
})

test('packages are not folders of src', () => {
  const found = cyclesOf(
    ['src/ui/form/form.tsx', 'node_modules/react/index.js'],
    ['node_modules/react/index.js', 'src/ui/form/form.tsx'],
  )
  expect(found).toEqual([])
})
