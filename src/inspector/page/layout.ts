import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { everyState, isDrawn, nameOf, transitionText, type Chart, type ChartState } from '../chart'

export type Box = {
  readonly state: ChartState
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}
type Point = { readonly x: number; readonly y: number }
export type Arrow = {
  readonly id: string
  readonly from: string
  readonly points: readonly Point[]
  readonly lines: readonly string[]
  readonly label: Point
}
export type Picture = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
}

export const LINE = 16
const CHARACTER = 6.4
const NAME_CHARACTER = 8
const HEAD = 30

const widthOf = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => line.length)) * CHARACTER

/** The lines of a state's box below its title: its actors, and the events that it handles without leaving. */
export const linesOf = ({ actors, transitions }: ChartState): readonly string[] => [
  ...actors.map((actor) => `▸ ${actor}`),
  ...new Set(
    transitions
      .filter((transition) => transition.targets.length === 0 && isDrawn(transition))
      .map((transition) => `↺ ${transitionText(transition)}`),
  ),
]

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
}

const nodeOf = (state: ChartState): ElkNode => {
  const lines = linesOf(state)
  const height = HEAD + lines.length * LINE
  const width = Math.max(96, nameOf(state).length * NAME_CHARACTER + 28, widthOf(lines) + 28)
  return {
    id: `#${state.id}`,
    width,
    height,
    children: state.children.map(nodeOf),
    layoutOptions: {
      'elk.padding': `[top=${String(height + 8)},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${String(width)},${String(height)})`,
    },
  }
}

type Edge = { readonly id: string; readonly from: string; readonly to: string; readonly lines: string[] }

/** One edge for each pair of states, however many transitions connect them. */
const edgesOf = (chart: Chart): readonly Edge[] => {
  const edges = new Map<string, Edge>()
  for (const state of everyState(chart.root).slice(1))
    for (const transition of state.transitions)
      for (const to of transition.targets) {
        const id = `${state.id} ${to}`
        const edge = edges.get(id) ?? { id, from: state.id, to, lines: [] }
        if (transition.event !== '') edge.lines.push(transitionText(transition))
        edges.set(id, edge)
      }
  return [...edges.values()]
}

const edgeOf = ({ id, from, to, lines }: Edge): ElkExtendedEdge => ({
  id,
  sources: [`#${from}`],
  targets: [`#${to}`],
  labels:
    lines.length === 0 ? [] : [{ text: lines.join('\n'), width: widthOf(lines) + 10, height: lines.length * LINE }],
})

const placed = (node: ElkNode, states: ReadonlyMap<string, ChartState>): readonly Box[] => {
  const state = states.get(node.id)
  const inside = (node.children ?? []).flatMap((child) => placed(child, states))
  if (state === undefined) return inside
  const { x = 0, y = 0, width = 0, height = 0 } = node
  return [{ state, x, y, width, height, lines: linesOf(state) }, ...inside]
}

/** The layout of every state and arrow of a chart. The root itself is not drawn. */
export const layOut = async (elk: ELK, chart: Chart): Promise<Picture> => {
  const edges = edgesOf(chart)
  const children = chart.root.children.map(nodeOf)
  const graph: ElkNode = { id: 'chart', layoutOptions: options, children, edges: edges.map(edgeOf) }
  const done: ElkNode = await elk.layout(graph)
  const states = new Map(everyState(chart.root).map((state) => [`#${state.id}`, state]))
  const arrows = edges.flatMap(({ id, from, lines }) => {
    const { sections: [section] = [], labels: [label] = [] } = done.edges?.find((edge) => edge.id === id) ?? {}
    if (section === undefined) return []
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    const at = { x: label?.x ?? section.startPoint.x, y: label?.y ?? section.startPoint.y }
    return [{ id, from, lines, points, label: at }]
  })
  return { width: done.width ?? 0, height: done.height ?? 0, boxes: placed(done, states), arrows }
}
