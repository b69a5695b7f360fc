import fc from 'fast-check'
import { assign, fromPromise, setup } from 'xstate'
import { walkAtRandom } from './random-walk'
import { walks } from './registry'
import type { Walk } from './walk'

describe.each(walks.map((walk) => [walk.machine.id, walk] as const))('random walks of %s', (_, walk) => {
  test('[FORM-04] never get stuck, send two requests for one submit, or one while another is under way, show an empty toast, or navigate after they are left', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(999), { maxLength: 40 }), (start, choices) => {
        expect(walkAtRandom(walk, start, choices)).toEqual([])
      }),
    )
  })
})

/** A machine with one fault for each check of the random walk. */
const faulty = (fault: 'stuck' | 'twice' | 'again' | 'silent' | 'broken' | 'none'): Walk => ({
  machine: setup({
    actors: { save: fromPromise(() => Promise.resolve()) },
    actions: { notify: (_, _notice: { text: string }) => undefined, count: assign({}) },
  }).createMachine({
    initial: 'Editing',
    states: {
      Editing: { on: { send: 'Saving' } },
      Saving: {
        ...(fault === 'again' ? { on: { send: { target: 'Saving', reenter: true } } } : {}),
        invoke: {
          src: 'save',
          onDone: fault === 'twice' ? 'Again' : 'Reported',
          ...(fault === 'broken' ? {} : { onError: 'Reported' }),
        },
      },
      Again: { invoke: { src: 'save', onDone: 'Editing' } },
      Reported: {
        entry: { type: 'notify', params: { text: fault === 'silent' ? ' ' : 'Saved.' } },
        always: fault === 'stuck' ? 'End' : 'Editing',
      },
      End: {},
    },
  }),
  starts: [{}],
  events: [{ type: 'send' }],
  answers: { save: [undefined] },
  writes: ['save'],
})

describe('a random walk', () => {
  test.each([
    ['stuck', [0, 1, 0], 'stuck in "End" after send, xstate.done.actor.0.(machine).Saving'],
    ['twice', [0, 1], 'save was called twice for one event after send, xstate.done.actor.0.(machine).Saving'],
    ['again', [0, 0], 'save was called while another request was under way after send, send'],
    ['silent', [0, 1], 'a toast had no text after send, xstate.done.actor.0.(machine).Saving'],
    ['broken', [0, 2], 'the machine broke after send, xstate.error.actor.0.(machine).Saving'],
  ] as const)('finds a faulty machine: %s', (fault, choices, complaint) => {
    expect(walkAtRandom(faulty(fault), 0, choices)).toEqual([complaint])
  })

  test('finds nothing in a machine without faults', () => {
    expect(walkAtRandom(faulty('none'), 0, [0, 1, 0, 1, 0, 1])).toEqual([])
  })
})
