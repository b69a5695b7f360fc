import type { AnyStateMachine } from 'xstate'
import { chartOf, everyState, isDrawn, type Chart, type ChartState } from '../../src/inspector/chart'
import type { ActorContract } from './contracts'
import { diagram } from './mermaid'

/** The content of a page that is not part of the machine. */
type PageContext = {
  /** The file that exports the machine. */
  readonly source: string
  readonly contracts: ReadonlyMap<string, ActorContract | undefined>
  /** The page with pictures of its states, if the machine is walked in a browser. */
  readonly pictures?: string | undefined
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
/** The path of a state as text. */
export const pathOf = (id: string): string => id.split('.').join(' › ')

const stateRow = ({ id, description, actors, tags }: ChartState): string =>
  `| ${pathOf(id)} | ${cell(description)} | ${actors.map(code).join(', ')} | ${tags.map(code).join(', ')} |`

/** The link to the heading of a state. */
export const anchorOf = (id: string): string => `#${pathOf(id).toLowerCase().replaceAll('›', '').replaceAll(' ', '-')}`
const linkTo = ({ id }: ChartState): string => `[${pathOf(id)}](${anchorOf(id)})`

const levelsIn = (root: ChartState): readonly ChartState[] =>
  everyState(root).filter(({ id, children }) => id === '' || children.length > 0)

/** One level of the machine: its diagram, and links to the levels around and inside. */
const section =
  (chart: Chart, levels: ReadonlyArray<ChartState>) =>
  (level: ChartState): readonly string[] => {
    const inner = level.children.filter(({ children }) => children.length > 0)
    const outer = levels.find(({ children }) => children.includes(level))
    return [
      '',
      ...(outer === undefined
        ? ['## Overview']
        : [
            `## ${pathOf(level.id)}`,
            '',
            `Inside ${outer.id === '' ? '[the overview](#overview)' : linkTo(outer)}. ${level.description}`.trimEnd(),
          ]),
      ...(level.kind === 'parallel' ? ['', 'These states are active at the same time.'] : []),
      '',
      '```mermaid',
      diagram(chart, level.id),
      '```',
      ...(inner.length === 0 ? [] : ['', `Charts of its states: ${inner.map(linkTo).join(', ')}.`]),
    ]
  }

/** Every transition, in the order in which a state's are tried. */
const transitions = (chart: Chart): ReadonlyArray<string> => {
  const rows = everyState(chart.root).flatMap(({ id, transitions }) =>
    transitions
      .filter(isDrawn)
      .map(
        ({ event, guard, targets }) =>
          `| ${pathOf(id) || 'every state'} | ${cell(event)} | ${cell(guard ?? '')} | ${targets.map(pathOf).join(', ') || 'stays'} |`,
      ),
  )
  return rows.length === 0
    ? []
    : ['', '## Transitions', '', '| State | Event | Guard | Target |', '|---|---|---|---|', ...rows]
}

/** The events of the customer and the device, each with the states that handle it and those that ignore it. */
const events = (chart: Chart): ReadonlyArray<string> => {
  const handled = everyState(chart.root).flatMap((state) =>
    state.transitions
      .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
      .map((one) => ({ event: one.event, at: pathOf(state.id) || 'every state', drawn: isDrawn(one) })),
  )
  const placesOf = (name: string, drawn: boolean): string =>
    [...new Set(handled.filter((one) => one.event === name && one.drawn === drawn).map(({ at }) => at))].join(', ')
  const names = [...new Set(handled.map(({ event }) => event))].sort()
  const rows = names.map((name) => `| ${code(name)} | ${placesOf(name, true)} | ${placesOf(name, false)} |`)
  return rows.length === 0 ? [] : ['', '## Events', '', '| Event | Handled in | Ignored in |', '|---|---|---|', ...rows]
}

const actorRow = (name: string, contract: ActorContract | undefined): string => {
  const answers = contract === undefined ? '' : `${contract.sends ? 'sends ' : ''}${code(contract.answers)}`
  return `| ${code(name)} | ${cell(code(contract?.takes ?? ''))} | ${cell(answers)} | ${cell(contract?.does ?? '')} |`
}

const actors = (chart: Chart, { contracts }: PageContext): ReadonlyArray<string> => {
  const names = [...new Set(everyState(chart.root).flatMap((state) => state.actors))].sort()
  if (names.length === 0) return []
  const rows = names.map((name) => actorRow(name, contracts.get(name)))
  return ['', '## Actors', '', '| Actor | Input | Output | What it does |', '|---|---|---|---|', ...rows]
}

/** The chart of one machine: a diagram of each level, states, events, actors with their contracts. */
const chartText = (machine: AnyStateMachine, context: PageContext): string => {
  const chart = chartOf(machine)
  const levels = levelsIn(chart.root)
  const { actors: always } = chart.root
  return [
    ...levels.flatMap(section(chart, levels)),
    ...(always.length === 0 ? [] : ['', `In every state runs ${always.map(code).join(', ')}.`]),
    '',
    '## States',
    '',
    '| State | Description | Actors | Tags |',
    '|---|---|---|---|',
    ...everyState(chart.root).slice(1).map(stateRow),
    ...transitions(chart),
    ...events(chart),
    ...actors(chart, context),
    '',
  ].join('\n')
}

/** The pages of machines, by id. One whose chart is that of an earlier machine has a link to it. */
export const chartPages = (
  machines: ReadonlyArray<readonly [AnyStateMachine, PageContext]>,
): ReadonlyMap<string, string> => {
  const drawn = new Map<string, string>()
  return new Map(
    machines.map(([machine, context]) => {
      const { id } = machine
      const chart = chartText(machine, context)
      const same = drawn.get(chart)
      if (same === undefined) drawn.set(chart, id)
      const lines = [
        `# ${id}`,
        '',
        `Generated from \`${context.source}\` by \`npm run charts\`; do not edit.`,
        ...(context.pictures === undefined ? [] : ['', `[What a customer sees in each state](${context.pictures}).`]),
        ...(same === undefined ? [chart] : ['', `The same chart as that of [${same}](${same}.md).`, '']),
      ]
      return [id, lines.join('\n')] as const
    }),
  )
}
