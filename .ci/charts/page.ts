import type { AnyStateMachine } from 'xstate'
import { chartOf, everyState, type Chart, type ChartState } from '../../src/inspector/chart'
import type { ActorContract } from './contracts'
import { diagram, isDrawn, label } from './mermaid'

/** What a page says of a machine that the machine does not know itself. */
type Around = {
  /** The file that exports the machine. */
  readonly source: string
  readonly contracts: ReadonlyMap<string, ActorContract>
  /** The requirements that the tests of the machine's folder carry. */
  readonly proves: ReadonlyArray<string>
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const pathOf = (id: string): string => id.split('.').join(' › ')

const stateRow = ({ id, description, actors, tags }: ChartState): string =>
  `| ${pathOf(id)} | ${cell(description)} | ${actors.map(code).join(', ')} | ${tags.map(code).join(', ')} |`

const always = ({ root }: Chart): ReadonlyArray<string> => {
  const ways = root.transitions.filter(isDrawn)
  if (ways.length === 0 && root.actors.length === 0) return []
  return [
    '',
    'In every state:',
    '',
    ...root.actors.map((actor) => `- ${code(actor)} runs`),
    ...ways.map((way) => `- ${label(way)}${way.targets.length === 0 ? '' : ` → ${way.targets.map(pathOf).join(', ')}`}`),
  ]
}

/** The customer's and the device's own events, each with the states that answer it and those that ignore it. */
const events = (chart: Chart): ReadonlyArray<string> => {
  const answered = everyState(chart.root).flatMap((state) =>
    state.transitions
      .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
      .map((way) => ({ event: way.event, at: pathOf(state.id) || 'every state', drawn: isDrawn(way) })),
  )
  const placesOf = (name: string, drawn: boolean): string =>
    [...new Set(answered.filter((one) => one.event === name && one.drawn === drawn).map(({ at }) => at))].join(', ')
  const names = [...new Set(answered.map(({ event }) => event))].sort()
  const rows = names.map((name) => `| ${code(name)} | ${placesOf(name, true)} | ${placesOf(name, false)} |`)
  return rows.length === 0 ? [] : ['', '| Event | Answered in | Ignored in |', '|---|---|---|', ...rows]
}

const actorRow = (name: string, contract: ActorContract | undefined): string => {
  const answers = contract === undefined ? '' : `${contract.sends ? 'sends ' : ''}${code(contract.answers)}`
  return `| ${code(name)} | ${cell(code(contract?.takes ?? ''))} | ${cell(answers)} | ${cell(contract?.does ?? '')} |`
}

const actors = (chart: Chart, { contracts }: Around): ReadonlyArray<string> => {
  const names = [...new Set(everyState(chart.root).flatMap((state) => state.actors))].sort()
  if (names.length === 0) return []
  const rows = names.map((name) => actorRow(name, contracts.get(name)))
  return ['', '| Actor | Takes | Answers | What it does |', '|---|---|---|---|', ...rows]
}

const proves = ({ proves }: Around): string =>
  proves.length === 0
    ? 'Its tests carry no requirement.'
    : `Its tests prove, with others, ${proves.join(', ')}; see [requirements.md](../requirements.md).`

/** The page of one machine: picture, states, events, actors with their contracts, requirements. */
export const chartPage = (machine: AnyStateMachine, around: Around): string => {
  const chart = chartOf(machine)
  return [
    `# ${machine.id}`,
    '',
    `Made from \`${around.source}\` by \`npm run charts\`; changes belong there.`,
    '',
    '```mermaid',
    diagram(machine),
    '```',
    ...always(chart),
    '',
    '| State | What it is | Actors | Tags |',
    '|---|---|---|---|',
    ...everyState(chart.root).slice(1).map(stateRow),
    ...events(chart),
    ...actors(chart, around),
    '',
    proves(around),
    '',
  ].join('\n')
}
