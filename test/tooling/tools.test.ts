import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTool } from '../../.ci/tools'
import { namesHost } from '../../.ci/tree'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('tools')

/** Writes a marker instead of packages; fails the given number of times. */
const installer = (failures = 0) => {
  const installed: Array<string> = []
  const install = (folder: string) => {
    installed.push(folder)
    tree.write({ 'saw/node_modules/blade.js': '' })
    const code = installed.length <= failures ? 1 : 0
    return Promise.resolve({ code, output: code === 0 ? '' : 'no space left on device', seconds: 0 })
  }
  return { installed, ensure: () => ensureTool('saw', { folder: tree.path, install }) }
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  tree.write({ 'saw/package.json': '{}', 'saw/package-lock.json': '{}', 'saw/.npmrc': '' })
})
afterEach(() => {
  jest.restoreAllMocks()
  tree.remove()
})

test('a tool is installed on first use, once', async () => {
  const { installed, ensure } = installer()
  expect(await ensure()).toBe(join(tree.path, 'saw'))
  expect(await ensure()).toBe(join(tree.path, 'saw'))
  expect(installed).toEqual([join(tree.path, 'saw')])
})

test.each(['package-lock.json', 'package.json', '.npmrc'])('a change of its %s installs it again', async (file) => {
  const { installed, ensure } = installer()
  await ensure()
  tree.write({ [`saw/${file}`]: '{"changed":true}' })
  await ensure()
  await ensure()
  expect(installed).toHaveLength(2)
})

test.each(['lighthouse', 'stryker', 'node-24', 'openapi'])(
  '%s has exact versions and names no registry host',
  (name) => {
    const folder = join('test', 'tools', name)
    expect(existsSync(join(folder, 'package-lock.json'))).toBe(true)
    expect(namesHost(readFileSync(join(folder, 'package-lock.json'), 'utf8'))).toBe(false)
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toContain(
      'save-exact=true\nomit-lockfile-registry-resolved=true\n',
    )
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  },
)

test('a lock file with a registry host is detected', () => {
  expect(namesHost('{ "resolved": "https://packages.example.com/a.tgz" }')).toBe(true)
  expect(namesHost('{ "resolved": "test/tools/saw", "link": true }')).toBe(false)
})
