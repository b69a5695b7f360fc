import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('openapi')
afterAll(() => {
  tree.remove()
})

/** Runs the command like npm, in a project without other files. */
const openApi = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', resolve('.ci/openapi.ts'), ...args], {
    cwd: tree.path,
    encoding: 'utf8',
  })
  return { status, stdout }
}

const stale = { status: 1, stdout: 'stale: docs/openapi.json\nRun: npm run openapi\n' }

test('the check fails without the document, passes after it is written, and fails when it is outdated', () => {
  expect(openApi('--check')).toEqual(stale)
  expect(openApi()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ paths, 1 written, 0 removed\n$/) })
  expect(openApi('--check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ paths, all up to date\n$/),
  })
  const text = readFileSync(join(tree.path, 'docs', 'openapi.json'), 'utf8')
  tree.write({ 'docs/openapi.json': text.replace('"x-writes": true', '"x-writes": false') })
  expect(openApi('--check')).toEqual(stale)
}, 60_000)
