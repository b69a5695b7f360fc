import fc from 'fast-check'
import { walkAtRandom } from '../machines/walks/random-walk'
import { walks } from '../machines/walks/registry'

const RUNS = 10_000

jest.setTimeout(600_000)

describe.each(walks.map((walk) => [walk.machine.id, walk] as const))(
  `${RUNS.toLocaleString('en')} random walks of %s`,
  (_, walk) => {
    test('reach no state that a customer could not leave', () => {
      fc.assert(
        fc.property(
          fc.nat(9),
          fc.array(fc.nat(999), { maxLength: 100 }),
          (start, choices) => walkAtRandom(walk, start, choices).length === 0,
        ),
        { numRuns: RUNS },
      )
    })
  },
)
