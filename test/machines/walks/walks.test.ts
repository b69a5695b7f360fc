import { fromPromise, setup } from 'xstate'
import { bareMachines } from '../../container/machines'
import { actorsNamedIn } from '../../support/named-parts'
import { coverageOf, gaps, idle } from './coverage'
import { walks, withoutWalk } from './registry'
import type { Walk } from './walk'

test('every machine has a walk, or a reason in withoutWalk of registry.ts', async () => {
  const walked = walks.map(({ machine }) => machine.id)
  const machines = [...(await bareMachines()).keys()]
  expect(machines.filter((id) => !walked.includes(id) && withoutWalk[id] === undefined)).toEqual([])
  expect(walked.filter((id, index) => walked.indexOf(id) !== index || withoutWalk[id] !== undefined)).toEqual([])
})

// Whether every state and transition is walked is checked by `.ci/walks.ts --check`, which has the graphs.
test.each(walks.map((walk) => [walk.machine.id, walk] as const))('the walk of %s names existing actors', (_, walk) => {
  const named = [...Object.keys(walk.answers), ...walk.writes]
  const actors = actorsNamedIn(walk.machine)
  expect(named.filter((name) => !actors.includes(name))).toEqual([])
})

const requesting = (whenItBreaks: object): Walk => ({
  machine: setup({ actors: { request: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: 'requesting',
    initial: 'Waiting',
    states: {
      Waiting: { on: { request: 'Requesting', leave: 'Left' } },
      Requesting: { invoke: { src: 'request', onDone: 'Waiting', ...whenItBreaks } },
      Left: { type: 'final' },
    },
  }),
  starts: [{}],
  events: [{ type: 'request' }],
  answers: { request: [undefined] },
  writes: [],
})
const careful = requesting({ onError: 'Waiting' })

describe('the coverage of a walk', () => {
  test('names what no walk visits', () => {
    const coverage = coverageOf(careful)
    expect(coverage).toMatchObject({ states: '2 of 3', transitions: '3 of 4', broke: [] })
    expect(gaps(coverage)).toEqual(['Left', 'Waiting: leave → Left'])
  })

  test('accepts a reason, but not for what is visited', () => {
    const reason = 'nobody leaves'
    const walk = {
      ...careful,
      unreached: { Left: reason, 'Waiting: leave → Left': reason, 'Waiting: request → Requesting': reason },
    }
    expect([gaps(coverageOf(walk)), idle(walk, coverageOf(walk))]).toEqual([[], ['Waiting: request → Requesting']])
  })

  test('names the actor whose error the machine does not handle', () => {
    expect(coverageOf(requesting({})).broke).toEqual(['xstate.error.actor.0.requesting.Requesting'])
  })
})
