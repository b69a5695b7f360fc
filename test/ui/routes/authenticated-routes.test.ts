import type { FeatureLoaders } from '../../../src/machines/features'
import { makeAuthenticatedRoutes } from '../../../src/ui/routes/authenticated-routes'

const onDevice = { isAnySaved: () => false, lossesAtLogOut: () => [], wrongDay: () => undefined }

/** The names of the features that are loaded for an address before it is opened. */
const loadedFor = (path: string): readonly string[] => {
  const loaded = new Set<string>()
  const loaders = new Proxy({} as FeatureLoaders, {
    get: (_, name) => () => {
      loaded.add(String(name))
      return new Promise(() => undefined)
    },
  })
  makeAuthenticatedRoutes(loaders, onDevice, () => undefined).prepare(path)
  return [...loaded].sort()
}

/** What is read ahead for an address while it is only pointed at, or is being opened. */
const readAheadFor = (path: string, isOpening: boolean): readonly unknown[] => {
  const read: unknown[] = []
  const loaders = new Proxy({} as FeatureLoaders, { get: () => () => new Promise(() => undefined) })
  makeAuthenticatedRoutes(loaders, onDevice, (destination) => read.push(destination)).prepare(path, isOpening)
  return read
}

test.each([
  ['/dashboard/policies?size=10&policy=7', ['policies']],
  ['/dashboard/mandates', ['mandates']],
  ['/dashboard/kyc?step=3', ['kyc']],
  ['/verify-phone', ['phone']],
  ['/kept', ['offlinePolicies']],
  ['/dashboard', ['home']],
  ['/dashboard?category=1&product=101', ['home', 'quote']],
  ['/dashboard/chat', []],
  ['/nowhere', []],
])('what %s needs is loaded at once: %j', (path, features) => {
  expect(loadedFor(path)).toEqual(features)
})

test('the data of an address is read ahead when it is opened, not when a link to it is pointed at', () => {
  expect(readAheadFor('/dashboard/policies?page=2', true)).toEqual([{ screen: 'policies', page: 2 }])
  expect(readAheadFor('/dashboard/policies', false)).toEqual([])
})
