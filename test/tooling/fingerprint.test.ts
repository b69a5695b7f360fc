import { loadPartialConfig } from '@babel/core'
import browserslist from 'browserslist'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fingerprint, fingerprintOf, settingsFingerprint, suffices, written } from '../../.ci/build/fingerprint'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('fingerprint')
const print = () => fingerprintOf([tree.path])

beforeEach(() => {
  tree.write({ 'a.ts': 'export const a = 1\n', 'deep/er/b.ts': 'export const b = 1\n' })
})
afterAll(() => {
  tree.remove()
})

test('equal files give an equal fingerprint', () => {
  expect(print()).toMatch(/^[0-9a-f]{64}$/)
  expect(print()).toBe(print())
})

test('a change in a file, at any depth, gives another; changing it back gives the first', () => {
  const before = print()
  tree.write({ 'deep/er/b.ts': 'export const b = 2\n' })
  expect(print()).not.toBe(before)
  tree.write({ 'deep/er/b.ts': 'export const b = 1\n' })
  expect(print()).toBe(before)
})

test('a new file, and one of another name, give others', () => {
  const before = print()
  tree.write({ 'new.ts': '' })
  const withNew = print()
  renameSync(`${tree.path}/new.ts`, `${tree.path}/other.ts`)
  expect(new Set([before, withNew, print()]).size).toBe(3)
})

test('text that moves from one file to the next gives another', () => {
  tree.write({ 'p/1': 'ab', 'p/2': 'c' })
  const before = fingerprintOf([`${tree.path}/p`])
  tree.write({ 'p/1': 'a', 'p/2': 'bc' })
  expect(fingerprintOf([`${tree.path}/p`])).not.toBe(before)
})

test('a path that is not there counts as nothing', () => {
  expect(fingerprintOf([`${tree.path}/nowhere`])).toBe(fingerprintOf([]))
})

test('sources and settings are told apart', () => {
  expect(fingerprint()).not.toBe(settingsFingerprint())
})

describe('the last build', () => {
  const [plain, release] = [{ release: false }, { release: true }]

  test('does when it was made of the same files, and a release does for everything', () => {
    expect(suffices(written('a', plain), 'a', plain)).toBe(true)
    expect(suffices(written('a', release), 'a', plain)).toBe(true)
    expect(suffices(written('a', release), 'a', release)).toBe(true)
  })

  test('does not when there is none, when its files were others, or when a release is wanted and it is none', () => {
    expect(suffices(undefined, 'a', plain)).toBe(false)
    expect(suffices(written('b', plain), 'a', plain)).toBe(false)
    expect(suffices(written('b', release), 'a', plain)).toBe(false)
    expect(suffices(written('a', plain), 'a', release)).toBe(false)
  })
})

/** A module of the project and all that it imports; packages are told apart by the lock file. */
const withImports = (path: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier = '']) => join(dirname(path), specifier))
    .map((found) => (existsSync(found) ? found : `${found}.ts`))
    .reduce<ReadonlySet<string>>((all, found) => (all.has(found) ? all : withImports(found, all)), new Set([...seen, path]))

const fromRoot = (path: string): string => relative(process.cwd(), path)

/** What a build reads: its own modules, and the settings where Babel and Browserslist look for them. */
const filesRead = [
  ...withImports('.ci/build.ts'),
  fromRoot(loadPartialConfig({ filename: 'src/start/main.tsx' })?.babelrc ?? 'no settings of Babel'),
  fromRoot(browserslist.findConfigFile('src') ?? 'no settings of Browserslist'),
  'src/brand.json',
  'src/ui/components/styles/tokens.css',
  'package.json',
  'package-lock.json',
]

test('what a build reads is found', () => {
  expect(filesRead).toEqual(
    expect.arrayContaining(['webpack.config.ts', '.ci/build/rules.ts', '.ci/paths.ts', '.babelrc', '.browserslistrc']),
  )
})

test.each(filesRead)('a change of %s, which a build reads, gives another fingerprint', (path) => {
  tree.write({ [path]: 'one' })
  const before = fingerprint(tree.path)
  tree.write({ [path]: 'two' })
  expect(fingerprint(tree.path)).not.toBe(before)
})
