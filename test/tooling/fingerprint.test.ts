import { loadPartialConfig } from '@babel/core'
import browserslist from 'browserslist'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fingerprint, fingerprintOf, suffices, written } from '../../.ci/build/fingerprint'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('fingerprint')
const print = () => fingerprintOf([tree.path])

beforeEach(() => {
  tree.write({ 'a.ts': 'export const a = 1\n', 'deep/er/b.ts': 'export const b = 1\n' })
})
afterAll(() => {
  tree.remove()
})

test('a change in a file at any depth changes it; reverting the change restores it', () => {
  const before = print()
  tree.write({ 'deep/er/b.ts': 'export const b = 2\n' })
  expect(print()).not.toBe(before)
  tree.write({ 'deep/er/b.ts': 'export const b = 1\n' })
  expect(print()).toBe(before)
})

test('text that moves from one file to the next changes it', () => {
  tree.write({ 'p/1': 'ab', 'p/2': 'c' })
  const before = fingerprintOf([`${tree.path}/p`])
  tree.write({ 'p/1': 'a', 'p/2': 'bc' })
  expect(fingerprintOf([`${tree.path}/p`])).not.toBe(before)
})

describe('the last build', () => {
  const [plain, release] = [{ release: false }, { release: true }]

  test('is reused if it was made from the same files, and a release build for any purpose', () => {
    expect(suffices(written('a', plain), 'a', plain)).toBe(true)
    expect(suffices(written('a', release), 'a', plain)).toBe(true)
    expect(suffices(written('a', release), 'a', release)).toBe(true)
  })

  test('is not reused if it is missing, has other files, or is no release build although one is required', () => {
    expect(suffices(undefined, 'a', plain)).toBe(false)
    expect(suffices(written('b', plain), 'a', plain)).toBe(false)
    expect(suffices(written('b', release), 'a', plain)).toBe(false)
    expect(suffices(written('a', plain), 'a', release)).toBe(false)
  })
})

/** A module of the project and all that it imports; the lock file covers packages. */
const withImports = (path: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier = '']) => join(dirname(path), specifier))
    .map((found) => (existsSync(found) ? found : `${found}.ts`))
    .reduce<ReadonlySet<string>>(
      (all, found) => (all.has(found) ? all : withImports(found, all)),
      new Set([...seen, path]),
    )

const fromRoot = (path: string): string => relative(process.cwd(), path)

/** The inputs of a build: its own modules, and the settings files of Babel and Browserslist. */
const filesRead = [
  ...withImports('.ci/build.ts'),
  fromRoot(loadPartialConfig({ filename: 'src/start/main.tsx' })?.babelrc ?? 'no settings of Babel'),
  fromRoot(browserslist.findConfigFile('src') ?? 'no settings of Browserslist'),
  'src/brand.json',
  'src/ui/components/styles/tokens.css',
  'package.json',
  'package-lock.json',
]

test('the inputs of a build are found', () => {
  expect(filesRead).toEqual(
    expect.arrayContaining(['webpack.config.ts', '.ci/build/rules.ts', '.ci/paths.ts', '.babelrc', '.browserslistrc']),
  )
})

test.each(filesRead)('a change of the input %s changes the fingerprint', (path) => {
  tree.write({ [path]: 'one' })
  const before = fingerprint(tree.path)
  tree.write({ [path]: 'two' })
  expect(fingerprint(tree.path)).not.toBe(before)
})
