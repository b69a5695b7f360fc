import { createActor, setup } from 'xstate'
import { mutantText, parseMutant, withoutTransition } from '../support/mutant'

const machine = () =>
  setup({ types: { events: {} as { type: 'send' } | { type: 'leave' } } }).createMachine({
    id: 'sample',
    initial: 'Editing',
    on: { leave: '.Left' },
    states: {
      Editing: { on: { send: [{ target: 'Sent' }, { target: 'Left' }] } },
      Sent: { always: [{ target: 'Left' }] },
      Left: {},
    },
  })

const after = (event: 'send' | 'leave', state: string, index: number) => {
  const mutated = machine()
  withoutTransition(mutated, { machine: 'sample', state, index })
  const actor = createActor(mutated).start()
  actor.send({ type: event })
  return actor.getSnapshot().value
}

test('the transition is removed, and the next one of its event is taken', () => {
  expect(after('send', '', 0)).toBe('Left')
  expect(after('send', 'Sent', 0)).toBe('Sent')
  expect(after('send', 'Editing', 0)).toBe('Left')
  expect(after('leave', '', 0)).toBe('Editing')
})

test('an unknown transition cannot be removed', () => {
  expect(() => after('send', 'Editing', 2)).toThrow('there is no transition 2 of Editing')
})

test('a mutant is identified by machine, state and index, and can be parsed', () => {
  const mutant = { machine: 'kyc', state: 'Bvn.Editing', index: 3 }
  expect(parseMutant(mutantText(mutant))).toEqual(mutant)
})
