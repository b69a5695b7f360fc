import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fixtureTree } from './fixture-tree'
import { breaksOneRule } from './lint/breaks-one-rule'
import { breaksTheTypes } from './lint/breaks-the-types'
import { breaksInOnePlace, breaksNothing, silencesNothing } from './lint/places'

type Finding = {
  readonly filename: string
  readonly code?: string
  readonly message: string
  readonly severity: string
}

/** `typescript/no-explicit-any` is reported as `typescript(no-explicit-any)`, `no-var` as `eslint(no-var)`. */
const codeOf = (rule: string): string => {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
  return `${plugin === 'react' ? 'react-hooks' : plugin}(${name})`
}
const fileOf = (rule: string): string => `src/domain/${rule.replace('/', '-')}.ts`
const typesFileOf = (setting: string): string => `src/domain/types/${setting}.ts`

const settings = readFileSync('.oxlintrc.json', 'utf8')
const plugin = '.ci/lint/own-rules.js'

/** Every rule that is enabled for all or some files. */
const rulesThatAreOn = [...settings.matchAll(/"([a-z/-]+)": (?:\[\s*)?"error"/g)].map(([, rule = '']) => rule)

const tree = fixtureTree('lint')
let findings: readonly Finding[] = []
const foundIn = (file: string) => findings.filter(({ filename }) => filename === file)

beforeAll(async () => {
  tree.write({
    // A repository of its own, so that the .gitignore around it does not count.
    '.git/HEAD': '',
    '.oxlintrc.json': settings,
    [plugin]: readFileSync(plugin, 'utf8'),
    'tsconfig.json': JSON.stringify({ extends: resolve('tsconfig.json'), include: ['src', 'test'] }),
    'src/thing.ts': 'export class Thing {\n  readonly a = 1\n}\nexport type Shape = { readonly a: number }\n',
    ...Object.fromEntries(Object.entries(breaksOneRule).map(([rule, text]) => [fileOf(rule), `${text}\n`])),
    ...Object.fromEntries(breaksTheTypes.map(({ setting, text }) => [typesFileOf(setting), `${text}\n`])),
    ...Object.fromEntries(
      [...breaksInOnePlace, ...breaksNothing, silencesNothing].map(({ file, text }) => [file, `${text}\n`]),
    ),
  })
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const options = { cwd: tree.path, maxBuffer: 64 * 1024 * 1024 }
  // The exit code is 1 as expected, since every source breaks a rule.
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [oxlint, '--format', 'json'], options, (_, stdout) => {
      done(stdout)
    })
  })
  findings = (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics
}, 60_000)

afterAll(() => {
  tree.remove()
})

test.each(Object.keys(breaksOneRule))('%s is enabled', (rule) => {
  expect(foundIn(fileOf(rule))).toContainEqual(expect.objectContaining({ code: codeOf(rule), severity: 'error' }))
})

test.each(breaksTheTypes.map(({ setting, code }) => [code, setting] as const))(
  'types are checked: %s, by the setting %s',
  (code, setting) => {
    const expected = expect.objectContaining({ code: `typescript(${code})`, severity: 'error' }) as unknown
    expect(foundIn(typesFileOf(setting))).toContainEqual(expected)
  },
)

test.each(breaksInOnePlace.map(({ file, rule }) => [file, rule] as const))('%s breaks %s', (file, rule) => {
  expect(foundIn(file)).toContainEqual(expect.objectContaining({ code: codeOf(rule), severity: 'error' }))
})

test.each(breaksNothing.map(({ file }) => file))('%s breaks nothing', (file) => {
  expect(foundIn(file)).toEqual([])
})

test('an unused disable comment is reported', () => {
  expect(foundIn(silencesNothing.file)).toEqual([expect.objectContaining({ severity: 'error' })])
})

test('each enabled rule is broken by one of these sources', () => {
  const broken = new Set(findings.map(({ code }) => code))
  expect(rulesThatAreOn.length).toBeGreaterThan(80)
  expect(rulesThatAreOn.filter((rule) => !broken.has(codeOf(rule)))).toEqual([])
})
