import type { Path } from '../../machines/walks/browser/plan'
import type { Action, MachineDriver } from './driver'

/** The driver of a machine, a start or a move. @throws Error if it has none */
export const driverOf = <A>(all: Readonly<Record<string, A>>, name: string): A => {
  const found = all[name]
  if (found === undefined) throw new Error(`no driver for "${name}"`)
  return found
}

/** What a path needs that the driver of its machine lacks. */
export const undriven = ({ start, steps }: Path, driver: MachineDriver | undefined): readonly string[] => [
  ...(driver?.starts[start] === undefined ? [start] : []),
  ...steps.flatMap(({ move }) => (driver?.moves[move] === undefined ? [move] : [])),
]

/** One action, its preconditions, and the states that follow without another action. */
type Stage = { readonly preconditions: Action[]; readonly act: Action; readonly places: string[] }

/** Splits a path into stages, the first of which opens the page. Preconditions of a later action are set up one stage earlier. */
export const stagesOf = ({ start, steps, places }: Path, { starts, moves }: MachineDriver): readonly Stage[] => {
  const first: Stage = { preconditions: [], act: driverOf(starts, start).open, places: [...places] }
  const stages = [first]
  for (const step of steps) {
    const { arrange, act } = driverOf(moves, step.move)
    const last = stages.at(-1) ?? first
    if (arrange) last.preconditions.push(arrange)
    if (act) stages.push({ preconditions: [], act, places: [...step.places] })
    else last.places.push(...step.places)
  }
  return stages
}

/** Whether all expected states were seen in this order, possibly with others in between. */
export const containsInOrder = (seen: readonly string[], expected: readonly string[]): boolean => {
  const remaining = [...expected]
  for (const place of seen) if (place === remaining[0]) remaining.shift()
  return remaining.length === 0
}
