/**
 * @jest-environment-options {"url": "https://portal.test/dashboard"}
 */
import { reloadOnMissingChunk } from '../../../../src/ui/components/state/reload-on-missing-chunk'

const missing = (file: string) => Object.assign(new Error(`Loading chunk failed: ${file}`), { request: file })
const asked: string[] = []
const answers = (status: number) => {
  Object.assign(globalThis, {
    fetch: (file: string) => {
      asked.push(file)
      return Promise.resolve({ status })
    },
  })
}
/** What jsdom says instead of a reload, which it cannot do. */
const reloads = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  asked.splice(0)
  window.sessionStorage.clear()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'fetch')
})

test('[KEEP-01] a chunk that is gone loads the address again, once', async () => {
  answers(404)
  const reloaded = reloads()
  await reloadOnMissingChunk(missing('/assets/a.js'))
  expect(reloaded).toHaveBeenCalledTimes(1)
  await reloadOnMissingChunk(missing('/assets/a.js'))
  expect([reloaded.mock.calls.length, asked]).toEqual([1, ['/assets/a.js']])
  await reloadOnMissingChunk(missing('/assets/b.js'))
  expect(reloaded).toHaveBeenCalledTimes(2)
})

test('[KEEP-01] a chunk that a bad connection lost, or another error, does not', async () => {
  answers(200)
  const reloaded = reloads()
  await reloadOnMissingChunk(missing('/assets/a.js'))
  await reloadOnMissingChunk(new Error('a defect'))
  await reloadOnMissingChunk('text')
  expect([reloaded.mock.calls.length, asked]).toEqual([0, ['/assets/a.js']])
})
