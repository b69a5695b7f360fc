import { everyState, type ChartState, type ChartTransition } from '../../src/inspector/chart'

/** An event that a state explicitly ignores is not drawn. */
export const isDrawn = ({ targets, actions }: ChartTransition): boolean => targets.length > 0 || actions.length > 0

/** The label of an arrow: the event, and below it its guard. */
const label = ({ event, guard }: ChartTransition): readonly string[] =>
  [event, ...(guard === undefined ? [] : [`[${guard}]`])].map((line) => line.replace(/[:;#]/g, ' '))

/** The id of a state in Mermaid: the path of its keys. */
const idOf = (id: string): string => id.replace(/\W/g, '_')

const keysOf = (id: string): readonly string[] => (id === '' ? [] : id.split('.'))

/** A state of this level, or outside of it, that stands for a state: the one below the closest common ancestor. */
const boxOf = (level: string, id: string): string => {
  const own = keysOf(level)
  const keys = keysOf(id)
  const different = keys.findIndex((key, depth) => key !== own[depth])
  return keys.slice(0, different < 0 ? keys.length : different + 1).join('.')
}

type Arrow = { readonly from: string; readonly to: string; readonly lines: readonly string[] }

/**
 * What happens between the states of a level and to the states around it. The transitions of a state further inside are
 * those of the state that contains it, without their events: the state's own level has them.
 */
const arrowsOf = (level: ChartState): readonly Arrow[] =>
  level.children.flatMap((child) =>
    everyState(child).flatMap((state) =>
      state.transitions.filter(isDrawn).flatMap((transition) =>
        (transition.targets.length === 0 ? [state.id] : transition.targets).flatMap((target): readonly Arrow[] => {
          const to = boxOf(level.id, target)
          const isOwn = state.id === child.id
          if (to === child.id && !isOwn) return []
          const inside = to === target ? [] : [`at ${keysOf(target).slice(keysOf(to).length).join(' ')}`]
          return [{ from: child.id, to, lines: isOwn ? [...label(transition), ...inside] : [] }]
        }),
      ),
    ),
  )

const nameOf = ({ name, kind, children }: ChartState): string =>
  `${name}${kind === 'history' ? ' (as it was left)' : ''}${children.length > 0 ? ' …' : ''}`

const box = (state: ChartState, arrows: readonly Arrow[]): readonly string[] => {
  const name = idOf(state.id)
  const stays = arrows.filter(({ from, to }) => from === state.id && to === state.id).map(({ lines }) => `↺ ${lines.join(' ')}`)
  return [
    `state "${nameOf(state)}" as ${name}`,
    ...state.actors.map((actor) => `${name} : runs ${actor}`),
    ...[...new Set(stays)].map((line) => `${name} : ${line}`),
    ...(state.kind === 'final' ? [`${name} --> [*]`] : []),
  ]
}

/** A state that leads to more states than this has them below each other, or the diagram is too wide to read. */
const MOST_SIDE_BY_SIDE = 4

/** With more arrows than this their labels no longer fit beside each other; the page's table has them all. */
const MOST_LABELLED = 28

/** A level of a machine as a Mermaid diagram: its states as boxes, dashed the states around it that it leads to. */
export const diagram = (level: ChartState): string => {
  const arrows = arrowsOf(level)
  const own = new Set(level.children.map(({ id }) => id))
  const around = [...new Set(arrows.map(({ to }) => to))].filter((id) => !own.has(id))
  const ways = new Map<string, Set<string>>()
  for (const { from, to, lines } of arrows)
    if (from !== to) {
      const way = `${idOf(from)} --> ${idOf(to)}`
      const labels = ways.get(way) ?? new Set<string>()
      ways.set(way, lines.length === 0 ? labels : labels.add(lines.join('<br>')))
    }
  const leadsTo = (from: string) => new Set(arrows.filter((arrow) => arrow.from === from).map(({ to }) => to)).size
  return [
    'stateDiagram-v2',
    ...(level.children.some(({ id }) => leadsTo(id) > MOST_SIDE_BY_SIDE) ? ['direction LR'] : []),
    ...level.initial.map((id) => `[*] --> ${idOf(boxOf(level.id, id))}`),
    ...level.children.flatMap((child) => box(child, arrows)),
    ...around.map((id) => `state "${keysOf(id).at(-1) ?? ''}" as ${idOf(id)}`),
    ...[...ways].map(([way, labels]) => (labels.size === 0 || ways.size > MOST_LABELLED ? way : `${way} : ${[...labels].join('<br>')}`)),
    ...(around.length === 0 ? [] : ['classDef around stroke-dasharray: 4 4', `class ${around.map(idOf).join(', ')} around`]),
  ].join('\n  ')
}
