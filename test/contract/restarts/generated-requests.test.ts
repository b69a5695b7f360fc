import { endpoints, type EndpointName } from '../../../src/contract/table'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { byIdOf, seeded } from '../../support/paged-lists'
import { generatedRun, type GeneratedRun } from '../../support/generated/generated-run'

/** Twelve hundred requests in total, always the same; `npm run soak` sends ten thousand random ones. */
const REQUESTS = 1_200
const SEED = 20_261_121

const names = Object.keys(endpoints) as EndpointName[]
const numRuns = Math.ceil(REQUESTS / names.length)

const isOneOfSeeded = (name: EndpointName) => seeded.map(byIdOf).includes(endpoints[name].name)

/** Calls that need a code sent to the customer, which only their own tests have, or a row that no call writes. */
const neverCarriedOut: readonly EndpointName[] = [
  ...(['activateEmail', 'resetPassword', 'verifySmsCode'] as const),
  ...names.filter(isOneOfSeeded),
]

jest.setTimeout(60_000)

let run: GeneratedRun
beforeAll(async () => {
  run = await generatedRun(sandboxOrigin(), sandboxWidgetOrigin())
})
afterAll(() => {
  run.close()
})

test.each(names)('%s responds to any request in the envelope as documented, and then to a valid request', (name) =>
  run.call(name, { seed: SEED, numRuns }),
)

test('each call accepted some of these requests and rejected others', () => {
  const carriedOut = names.filter((name) => run.statusesOf(name).includes(200))
  expect(names.filter((name) => !carriedOut.includes(name))).toEqual(neverCarriedOut)
  const refused = names.filter((name) => run.statusesOf(name).some((status) => status !== 200))
  expect(names.filter((name) => !refused.includes(name) && endpoints[name].needsLogIn)).toEqual([])
})
