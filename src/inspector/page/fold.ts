import { everyState, type Chart, type ChartState } from '../chart'

/** The states that contain a state, the outermost first, and the state itself. */
const pathTo = (id: string): readonly string[] =>
  id.split('.').map((_, depth, keys) => keys.slice(0, depth + 1).join('.'))

/** The states around a state. */
export const around = (id: string): readonly string[] => pathTo(id).slice(0, -1)

/**
 * A chart in which only the states of `open` show the states inside them. A folded state has dots after its name and the
 * transitions that lead out of it from its inside, without their labels; what leads to its inside leads to it.
 */
export const folded = (chart: Chart, open: ReadonlySet<string>): Chart => {
  const states = everyState(chart.root)
  const closed = new Set(states.filter(({ id, children }) => id !== '' && children.length > 0 && !open.has(id)).map(({ id }) => id))
  const shownFor = (id: string): string => pathTo(id).find((outer) => closed.has(outer)) ?? id

  const transitionsFrom = ({ id }: ChartState): ChartState['transitions'] =>
    states
      .filter((state) => shownFor(state.id) === id)
      .flatMap((state) =>
        state.transitions
          .map((transition) => ({ ...transition, targets: transition.targets.map(shownFor) }))
          .map((transition) => (state.id === id ? transition : { ...transition, event: '', guard: undefined }))
          .filter(({ targets }) => state.id === id || targets.some((target) => target !== id))
          .map((transition) =>
            closed.has(id) ? { ...transition, targets: transition.targets.filter((target) => target !== id) } : transition,
          ),
      )
  const fold = (state: ChartState): ChartState => ({
    ...state,
    ...(closed.has(state.id)
      ? { name: `${state.name} …`, initial: [], children: [] }
      : { children: state.children.map(fold) }),
    transitions: transitionsFrom(state),
  })
  return { ...chart, root: fold(chart.root) }
}
