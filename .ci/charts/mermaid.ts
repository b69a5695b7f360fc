import type { AnyStateMachine } from 'xstate'
import { chartOf, everyState, type Chart, type ChartState, type ChartTransition } from '../../src/inspector/chart'

/** The id of a state in Mermaid: the path of its keys. */
const idOf = (chart: Chart, id: string): string => (id === '' ? chart.machine : id).replace(/\W/g, '_')

/** An event that a state explicitly ignores is not drawn. */
export const isDrawn = ({ targets, actions }: ChartTransition): boolean => targets.length > 0 || actions.length > 0

/** The label of an arrow. */
export const label = ({ event, guard }: ChartTransition): string =>
  `${event}${guard === undefined ? '' : ` [${guard}]`}`.replace(/[:;#]/g, ' ')

const arrows = (chart: Chart, state: ChartState): ReadonlyArray<string> =>
  state.transitions.filter(isDrawn).flatMap((transition) =>
    (transition.targets.length === 0 ? [state.id] : transition.targets).map(
      (target) => `${idOf(chart, state.id)} --> ${idOf(chart, target)} : ${label(transition)}`,
    ),
  )

const indent = (lines: ReadonlyArray<string>): ReadonlyArray<string> => lines.map((line) => `  ${line}`)

/** The actors of a state: a line in its box, or a note if it has child states. */
const running = (chart: Chart, { id, actors, children }: ChartState): ReadonlyArray<string> => {
  const name = idOf(chart, id)
  if (children.length === 0) return actors.map((actor) => `${name} : runs ${actor}`)
  return actors.length === 0 ? [] : [`note right of ${name} : runs ${actors.join(', ')}`]
}

const inside = (chart: Chart, state: ChartState): ReadonlyArray<string> => {
  if (state.kind === 'parallel')
    return state.children.flatMap((child, index) => [...(index === 0 ? [] : ['--']), ...drawn(chart, child)])
  const initial = state.initial.map((target) => `[*] --> ${idOf(chart, target)}`)
  return [...initial, ...state.children.flatMap((child) => drawn(chart, child))]
}

const drawn = (chart: Chart, state: ChartState): ReadonlyArray<string> => {
  const name = idOf(chart, state.id)
  return [
    `state "${state.name}${state.kind === 'history' ? ' (as it was left)' : ''}" as ${name}`,
    ...(state.children.length === 0 ? [] : [`state ${name} {`, ...indent(inside(chart, state)), '}']),
    ...running(chart, state),
    ...(state.kind === 'final' ? [`${name} --> [*]`] : []),
  ]
}

/** The machine as a Mermaid diagram, without the descriptions, which the page lists in a table. */
export const diagram = (machine: AnyStateMachine): string => {
  const chart = chartOf(machine)
  const states = chart.root.kind === 'parallel' ? drawn(chart, chart.root) : inside(chart, chart.root)
  const transitions = everyState(chart.root).slice(1).flatMap((state) => arrows(chart, state))
  return ['stateDiagram-v2', ...indent([...states, ...transitions])].join('\n')
}
