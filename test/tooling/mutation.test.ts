import { filesBelow } from '../../.ci/files'
import { configurationOf, foldersOf, isLayer, layers } from '../../.ci/mutation/layers'

const names = Object.keys(layers).filter(isLayer)
const { isDocumentation } = jest.requireActual<{
  isDocumentation: (property: object) => boolean
}>('../../.ci/build/strip-documentation.cjs')

describe.each(names)('the layer %s', (name) => {
  test('has files to change, folder by folder, all of its own layer', () => {
    const folders = [...foldersOf(name)]
    expect(folders.length).toBeGreaterThan(0)
    for (const [folder, files] of folders) {
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((file) => !file.startsWith(`${folder}/`))).toEqual([])
      expect(folder).toMatch(new RegExp(`^src/${name}(/|$)`))
    }
  })
})

test('no two layers write to the same place', () => {
  const places = names
    .map((name) => configurationOf(name, []))
    .flatMap((one) => [one.incrementalFile, one.jsonReporter.fileName, one.tempDirName])
  expect(new Set(places).size).toBe(places.length)
})

test('the layer of the service has every file of rules, and none that needs a database', () => {
  const files = [...foldersOf('service').values()].flat()
  const rules = filesBelow('src/service').filter((file) => /(\/|-)rules\.ts$/.test(file))
  expect(rules.filter((file) => !files.includes(file))).toEqual([])
  expect(files.filter((file) => /(repository|routes|login|tokens)\.ts$/.test(file))).toEqual([])
})

test('only sentences that describe a state or a call are left out as documentation', () => {
  const property = (name: string, value: string) => ({ key: { name }, value: { type: 'StringLiteral', value } })
  expect([
    isDocumentation(property('description', 'Waits for the answer.')),
    isDocumentation(property('doc', 'One policy of the customer.')),
    isDocumentation(property('description', 'description')),
    isDocumentation(property('message', 'Please choose a bank.')),
  ]).toEqual([true, true, false, false])
})
