import {
  everyState,
  isDrawn,
  nameOf,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '../../src/inspector/chart'
import { around, folded } from '../../src/inspector/fold'

/** The label of an arrow: the event, and below it its guard; nothing if the level inside has the label. */
const label = ({ event, guard }: ChartTransition): readonly string[] =>
  event === '' ? [] : [event, ...(guard === undefined ? [] : [`[${guard}]`])].map((line) => line.replace(/[:;#]/g, ' '))

/** The id of a state in Mermaid: the path of its keys. */
const idOf = (id: string): string => id.replace(/\W/g, '_')

type Arrow = { readonly from: string; readonly to: string; readonly lines: readonly string[] }

const arrowsFrom = (state: ChartState): readonly Arrow[] =>
  state.transitions.filter(isDrawn).flatMap((transition) =>
    (transition.targets.length === 0 ? [state.id] : transition.targets).map((to) => ({
      from: state.id,
      to,
      lines: label(transition),
    })),
  )

const box = (state: ChartState, arrows: readonly Arrow[]): readonly string[] => {
  const name = idOf(state.id)
  const stays = arrows
    .filter(({ from, to }) => from === state.id && to === state.id)
    .map(({ lines }) => `↺ ${lines.join(' ')}`)
  return [
    `state "${nameOf(state)}" as ${name}`,
    ...state.actors.map((actor) => `${name} : runs ${actor}`),
    ...[...new Set(stays)].map((line) => `${name} : ${line}`),
    ...(state.kind === 'final' ? [`${name} --> [*]`] : []),
  ]
}

/**
 * A state that leads to more states than this has them below each other, or the diagram is too wide to read; in a shallow
 * diagram, which is short when it is turned, one fewer.
 */
const MOST_SIDE_BY_SIDE = 4

/** The number of steps to the remotest state, at most of a shallow diagram. */
const SHALLOW = 2

/** With more arrows than this their labels no longer fit beside each other; the page's table has them all. */
const MOST_LABELLED = 28

/** How many steps the remotest of the states is away from these. */
const depthFrom = (first: readonly string[], arrows: readonly Arrow[]): number => {
  const reached = new Set(first)
  let steps = 0
  for (let last: readonly string[] = first; last.length > 0; steps += 1) {
    last = [...new Set(arrows.filter(({ from, to }) => last.includes(from) && !reached.has(to)).map(({ to }) => to))]
    last.forEach((to) => reached.add(to))
  }
  return steps - 1
}

/**
 * The inside of a state as a Mermaid diagram: its own states as boxes, folded, and dashed the states around it that they
 * lead to. The root's id is empty.
 */
export const diagram = (chart: Chart, id: string): string => {
  const states = everyState(folded(chart, new Set([...around(id), id])).root)
  const level = states.find((state) => state.id === id)
  if (level === undefined) throw new Error(`${chart.machine} has no state ${id}`)
  const arrows = level.children.flatMap(arrowsFrom)
  const own = new Set(level.children.map((child) => child.id))
  const outside = [...new Set(arrows.map(({ to }) => to))].filter((to) => !own.has(to))
  const ways = new Map<string, Set<string>>()
  for (const { from, to, lines } of arrows)
    if (from !== to) {
      const way = `${idOf(from)} --> ${idOf(to)}`
      const labels = ways.get(way) ?? new Set<string>()
      ways.set(way, lines.length === 0 ? labels : labels.add(lines.join('<br>')))
    }
  const leadsTo = (from: string) => new Set(arrows.filter((arrow) => arrow.from === from).map(({ to }) => to)).size
  const sideBySide = depthFrom(level.initial, arrows) > SHALLOW ? MOST_SIDE_BY_SIDE : MOST_SIDE_BY_SIDE - 1
  return [
    'stateDiagram-v2',
    ...(level.children.some((child) => leadsTo(child.id) > sideBySide) ? ['direction LR'] : []),
    ...level.initial.map((initial) => `[*] --> ${idOf(initial)}`),
    ...level.children.flatMap((child) => box(child, arrows)),
    ...outside.map((to) => `state "${to.split('.').at(-1) ?? ''}" as ${idOf(to)}`),
    ...[...ways].map(([way, labels]) =>
      labels.size === 0 || ways.size > MOST_LABELLED ? way : `${way} : ${[...labels].join('<br>')}`,
    ),
    ...(outside.length === 0
      ? []
      : ['classDef around stroke-dasharray: 4 4', `class ${outside.map(idOf).join(', ')} around`]),
  ].join('\n  ')
}
