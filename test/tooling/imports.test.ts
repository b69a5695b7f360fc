import { graphPage, layerImports } from '../../.ci/imports/graph'

const to = (resolved: string, ...dependencyTypes: string[]) => ({ resolved, dependencyTypes })

const imports = layerImports([
  {
    source: 'src/ui/routes/app.tsx',
    dependencies: [to('src/ui/components/buttons/button.tsx'), to('src/machines/kyc/machine.ts')],
  },
  { source: 'src/ui/pages/a.tsx', dependencies: [to('src/ports/kyc-port.ts', 'local', 'type-only')] },
  {
    source: 'src/ui/pages/b.tsx',
    dependencies: [to('src/machines/kyc/events.ts', 'type-only'), to('node_modules/react/index.js')],
  },
  { source: 'src/start/main.tsx', dependencies: [to('src/start/portal.tsx'), to('src/ui/routes/app.tsx')] },
])

test('lists each import between two layers once, as type-only if all of its imports are', () => {
  expect(imports).toEqual([
    { from: 'start', to: 'ui', typesOnly: false },
    { from: 'ui', to: 'machines', typesOnly: false },
    { from: 'ui', to: 'ports', typesOnly: true },
  ])
})

test('the page draws an arrow for each, dotted for types', () => {
  const page = graphPage(imports)
  expect(page).toContain('start["start"] --> ui["ui"]')
  expect(page).toContain('ui["ui"] -.-> ports["ports"]')
})
