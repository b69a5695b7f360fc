import { renameSync } from 'node:fs'
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
