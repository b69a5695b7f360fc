import { endpoints, type EndpointName } from '../../src/contract/table'
import { stores, type Store } from '../support/backends'
import { generatedRun, type GeneratedRun } from '../support/generated/generated-run'
import type { SandboxProcess } from '../support/sandbox-process'

/** In all; another seed each time, which fast-check prints with the smallest request of a run that fails. */
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

  test.each(names)('whatever %s is sent, it answers in the envelope as documented', (name) =>
    run.call(name, { numRuns }),
  )
})
