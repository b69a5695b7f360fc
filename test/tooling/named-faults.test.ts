import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { namedFaults } from '../../.ci/mutants/named'
import { withFault, type NamedFault } from '../../.ci/mutants/named-fault'
import { sampleFaults } from '../../.ci/test/sample-faults'

const names = namedFaults.map(({ name }) => name)

const isReadable = (file: string, text: string): boolean =>
  ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  }).diagnostics?.length === 0

test('each named fault has a name of its own', () => {
  expect(new Set(names).size).toBe(names.length)
})

test.each(namedFaults.map((fault) => [fault.name, fault] as const))(
  '“%s” can be put in: once, as a change that can be read',
  (_, fault) => {
    const text = readFileSync(fault.file, 'utf8')
    const faulty = withFault(text, fault)
    expect(faulty).not.toBe(text)
    if (/\.tsx?$/.test(fault.file)) expect(isReadable(fault.file, faulty)).toBe(true)
  },
)

test('each test that has to notice one exists', () => {
  const missing = namedFaults.filter(({ proof: { file } }) => !existsSync(file))
  expect(missing.map(({ proof }) => proof.file)).toEqual([])
})

describe('a fault that cannot be put in', () => {
  const fault: NamedFault = {
    name: 'a is b',
    file: 'a.ts',
    edit: ['a', '$&b'],
    proof: { by: 'journey', file: 'a.spec.ts', title: 'a' },
  }

  test.each(['c', 'a a'])('says so: %s', (text) => {
    expect(() => withFault(text, fault)).toThrow('“a is b” no longer applies: a.ts')
  })

  test('is none whose text is there once; the other text is taken as it is', () => {
    expect(withFault('is a here', fault)).toBe('is $&b here')
  })
})

test('each of those that `npm run test:rest` puts in is in the list', () => {
  expect(names).toEqual(expect.arrayContaining([...sampleFaults]))
})
