import { endpoints, type EndpointName } from '../../src/contract/table'
import { stores, type Store } from '../support/backends'
import { generatedRun, type GeneratedRun } from '../support/generated/generated-run'
import type { SandboxProcess } from '../support/sandbox-process'

/** The total number; the seed changes each time, and fast-check prints it with the smallest request of a failed run. */
const REQUESTS = 10_000

const names = Object.keys(endpoints) as EndpointName[]
const numRuns = Math.ceil(REQUESTS / names.length)

jest.setTimeout(600_000)

describe.each(stores)(`${REQUESTS.toLocaleString('en')} generated requests on %s`, (_, open) => {
  let store: Store
  let sandbox: SandboxProcess
  let run: GeneratedRun
  beforeAll(async () => {
    store = await open()
    sandbox = await store.start({ REQUESTS_PER_MINUTE: '1000000' })
    run = await generatedRun(sandbox.origin, sandbox.widgetOrigin)
  })
  afterAll(async () => {
    run.close()
    await sandbox.stop()
    await store.remove()
  })

  test.each(names)('%s responds to any request in the envelope as documented', (name) => run.call(name, { numRuns }))
})
