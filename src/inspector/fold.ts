import { everyState, type Chart, type ChartState, type ChartTransition } from './chart'

/** The states that contain a state, the outermost first, and the state itself. */
const pathTo = (id: string): readonly string[] =>
  id.split('.').map((_, depth, keys) => keys.slice(0, depth + 1).join('.'))

/** The states around a state. */
export const around = (id: string): readonly string[] => pathTo(id).slice(0, -1)

/**
 * A chart in which only the states of `open` show the states inside them. A folded state has dots after its name, and the
 * transitions that lead out of it from its inside, without their labels. What leads to its inside leads to it, and says
 * where to in its label.
 */
export const folded = (chart: Chart, open: ReadonlySet<string>): Chart => {
  const states = everyState(chart.root)
  const closed = new Set(
    states.filter(({ id, children }) => id !== '' && children.length > 0 && !open.has(id)).map(({ id }) => id),
  )
  const shownFor = (id: string): string => pathTo(id).find((outer) => closed.has(outer)) ?? id

  const own = (transition: ChartTransition): ChartTransition => {
    const inside = transition.targets.flatMap((id) => (shownFor(id) === id ? [] : [id.slice(shownFor(id).length + 1)]))
    const event = inside.length === 0 ? transition.event : `${transition.event} → ${inside.join(', ')}`
    return { ...transition, event, targets: transition.targets.map(shownFor) }
  }
  /** The transitions of the states inside that lead out. */
  const leaving = (inside: ChartState, id: string): readonly ChartTransition[] =>
    inside.transitions
      .map((transition) => ({ ...transition, event: '', guard: undefined, targets: transition.targets.map(shownFor) }))
      .filter(({ targets }) => targets.some((target) => target !== id))
  const fold = (state: ChartState): ChartState => {
    const transitions = state.transitions.map(own)
    if (!closed.has(state.id)) return { ...state, transitions, children: state.children.map(fold) }
    const hidden = state.children.flatMap(everyState).flatMap((inside) => leaving(inside, state.id))
    return { ...state, name: `${state.name} …`, initial: [], children: [], transitions: [...transitions, ...hidden] }
  }
  return { ...chart, root: fold(chart.root) }
}
