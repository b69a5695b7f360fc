import type { AnyStateMachine } from 'xstate'
import { chartOf, everyState, type Chart, type ChartState } from '../../src/inspector/chart'
import type { ActorContract } from './contracts'
import { diagram, isDrawn, label } from './mermaid'

/** The content of a page that is not part of the machine. */
type PageContext = {
  /** The file that exports the machine. */
  readonly source: string
  readonly contracts: ReadonlyMap<string, ActorContract>
  /** The requirements in the tests of the machine's folder. */
  readonly proves: ReadonlyArray<string>
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const pathOf = (id: string): string => id.split('.').join(' › ')

const stateRow = ({ id, description, actors, tags }: ChartState): string =>
  `| ${pathOf(id)} | ${cell(description)} | ${actors.map(code).join(', ')} | ${tags.map(code).join(', ')} |`

const altransitions = ({ root }: Chart): ReadonlyArray<string> => {
  const transitions = root.transitions.filter(isDrawn)
  if (transitions.length === 0 && root.actors.length === 0) return []
  return [
    '',
    'In every state:',
    '',
    ...root.actors.map((actor) => `- ${code(actor)} runs`),
    ...transitions.map((one) => `- ${label(one)}${one.targets.length === 0 ? '' : ` → ${one.targets.map(pathOf).join(', ')}`}`),
  ]
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
  return rows.length === 0 ? [] : ['', '| Event | Handled in | Ignored in |', '|---|---|---|', ...rows]
}

const actorRow = (name: string, contract: ActorContract | undefined): string => {
  const answers = contract === undefined ? '' : `${contract.sends ? 'sends ' : ''}${code(contract.answers)}`
  return `| ${code(name)} | ${cell(code(contract?.takes ?? ''))} | ${cell(answers)} | ${cell(contract?.does ?? '')} |`
}

const actors = (chart: Chart, { contracts }: PageContext): ReadonlyArray<string> => {
  const names = [...new Set(everyState(chart.root).flatMap((state) => state.actors))].sort()
  if (names.length === 0) return []
  const rows = names.map((name) => actorRow(name, contracts.get(name)))
  return ['', '| Actor | Input | Output | What it does |', '|---|---|---|---|', ...rows]
}

const proves = ({ proves }: PageContext): string =>
  proves.length === 0
    ? 'Its tests name no requirement.'
    : `Its tests contribute to ${proves.join(', ')}; see [requirements.md](../requirements.md).`

/** The page of one machine: diagram, states, events, actors with their contracts, requirements. */
export const chartPage = (machine: AnyStateMachine, context: PageContext): string => {
  const chart = chartOf(machine)
  return [
    `# ${machine.id}`,
    '',
    `Generated from \`${context.source}\` by \`npm run charts\`; do not edit.`,
    '',
    '```mermaid',
    diagram(machine),
    '```',
    ...altransitions(chart),
    '',
    '| State | Description | Actors | Tags |',
    '|---|---|---|---|',
    ...everyState(chart.root).slice(1).map(stateRow),
    ...events(chart),
    ...actors(chart, context),
    '',
    proves(context),
    '',
  ].join('\n')
}
