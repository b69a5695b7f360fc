import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { transitionsOf } from '../../src/inspector/chart'

/** A transition to be left out: `login | Editing | 0` is the first one of that state. */
export type Mutant = { readonly machine: string; readonly state: string; readonly index: number }

export const mutantText = ({ machine, state, index }: Mutant): string => [machine, state, String(index)].join(' | ')

export const parseMutant = (text: string): Mutant => {
  const [machine = '', state = '', index = ''] = text.split(' | ')
  return { machine, state, index: Number(index) }
}

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

/** Takes one transition out of a machine that is already made; every other one stays as it is. */
export const withoutTransition = (machine: AnyStateMachine, { state, index }: Mutant): void => {
  const node = everyNode(machine.root).find(({ path }) => path.join('.') === state)
  const removed = node && transitionsOf(node)[index]
  if (node === undefined || removed === undefined)
    throw new Error(`there is no transition ${String(index)} of ${state}`)
  if (node.always) node.always = node.always.filter((transition) => transition !== removed)
  for (const [event, transitions] of [...node.transitions]) {
    const rest = transitions.filter((transition) => transition !== removed)
    if (rest.length > 0) node.transitions.set(event, rest)
    else node.transitions.delete(event)
  }
}

const mutated = new WeakSet<AnyStateMachine>()

/**
 * What `npm run mutants` asks of this process; nothing in any other run. The tests of one folder start machines of one
 * shape, under their own ids where a factory makes them, so the shape decides.
 */
export const mutate = (machine: AnyStateMachine): void => {
  const wanted = process.env['MUTANT']
  if (wanted === undefined || mutated.has(machine)) return
  mutated.add(machine)
  withoutTransition(machine, parseMutant(wanted))
}
