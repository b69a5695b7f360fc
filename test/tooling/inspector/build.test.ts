import { join } from 'node:path'
import { inspectorTraces } from '../../../.ci/build/no-inspector'
import { withInspector } from '../../../.ci/build/inspector'
import { fixtureTree } from '../fixture-tree'

const tree = fixtureTree('no-inspector')
afterAll(() => {
  tree.remove()
})

test.each([
  ['its channel', { 'assets/a.js': 'new BroadcastChannel("portal-inspector")' }, ['assets/a.js']],
  ['its layout library', { 'assets/b.js': 'org.eclipse.elk.layered' }, ['assets/b.js']],
  ['the hosted inspector', { 'assets/c.js': '"@statelyai.connected"' }, ['assets/c.js']],
  ['its page', { 'inspector.html': '' }, ['inspector.html']],
  ['nothing of it', { 'app.html': '<div>', 'assets/d.js': 'createActor', 'assets/e.css': '' }, []],
])('a build with %s is detected', (name, files, traces) => {
  const folder = name.replaceAll(' ', '-').replace("'", '')
  tree.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])))
  expect(inspectorTraces(join(tree.path, folder))).toEqual(traces)
})

test('a missing build is an error', () => {
  expect(() => inspectorTraces(join(tree.path, 'nowhere'))).toThrow('build first')
})

test('in development all modules except the inspector import the inspected xstate', () => {
  const { entry, module, plugins } = withInspector({ entry: { app: './main' }, module: { rules: [] }, plugins: [] })
  expect(Object.keys(entry as object)).toEqual(['app', 'inspector'])
  expect(module?.rules).toEqual([
    {
      exclude: expect.stringMatching(/src.inspector$/),
      resolve: { alias: { xstate$: expect.stringMatching(/xstate\.ts$/) } },
    },
  ])
  expect(plugins).toHaveLength(1)
})
