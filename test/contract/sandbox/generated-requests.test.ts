import { endpoints, type EndpointName } from '../../../src/contract/table'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { generatedRun, type GeneratedRun } from '../../support/generated/generated-run'

/** A thousand in all, the same ones every time; `npm run soak` sends ten thousand others. */
const REQUESTS = 1_000
const SEED = 20_261_121

const names = Object.keys(endpoints) as EndpointName[]
const numRuns = Math.ceil(REQUESTS / names.length)

/** They want a code that was sent to the customer; their own tests know it. */
const neverCarriedOut: readonly EndpointName[] = ['activateEmail', 'verifySmsCode']

jest.setTimeout(60_000)

let run: GeneratedRun
beforeAll(async () => {
  run = await generatedRun(sandboxOrigin(), sandboxWidgetOrigin())
})
afterAll(() => {
  run.close()
})

test.each(names)('whatever %s is sent, it answers in the envelope as documented, and the next good request too', (name) =>
  run.call(name, { seed: SEED, numRuns }),
)

test('each call was carried out by some of these requests, and refused others', () => {
  const carriedOut = names.filter((name) => run.statusesOf(name).includes(200))
  expect(names.filter((name) => !carriedOut.includes(name))).toEqual(neverCarriedOut)
  const refused = names.filter((name) => run.statusesOf(name).some((status) => status !== 200))
  expect(names.filter((name) => !refused.includes(name) && endpoints[name].needsLogIn)).toEqual([])
})
