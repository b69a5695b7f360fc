import { explore, unreached, type Reached } from './explore'
import type { Walk } from './walk'

/** The coverage of a machine. */
export type Coverage = {
  readonly machine: string
  readonly states: string
  readonly transitions: string
  /** What is not reached, each with its reason; one without a reason is a gap. */
  readonly left: readonly (readonly [what: string, why: string])[]
  /** The events on which the machine threw. */
  readonly broke: readonly string[]
}

const share = (walked: number, of: number): string => `${String(walked)} of ${String(of)}`

const count = ({ states, ways, walkedStates, walkedWays }: Reached) => ({
  states: share(states.filter((id) => walkedStates.has(id)).length, states.length),
  transitions: share(ways.filter(({ name }) => walkedWays.has(name)).length, ways.length),
})

/** Walks a machine and reports what was not reached. */
export const coverageOf = (walk: Walk): Coverage => {
  const reached = explore(walk)
  return {
    machine: walk.machine.id,
    ...count(reached),
    broke: [...reached.broke],
    left: unreached(reached).map((what) => [what, walk.unreached?.[what] ?? '']),
  }
}

/** What no walk reaches without a reason. */
export const gaps = ({ left }: Coverage): readonly string[] => left.flatMap(([what, why]) => (why === '' ? [what] : []))

/** Reasons for something that is reached after all, or does not exist. */
export const idle = (walk: Walk, { left }: Coverage): readonly string[] =>
  Object.keys(walk.unreached ?? {}).filter((what) => !left.some(([missing]) => missing === what))

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** How many states of a machine are reached in a browser; machines without a browser walk are left out. */
export type InBrowser = Readonly<Record<string, string>>

/** The page written by `npm run walks`. */
export const coveragePage = (
  all: readonly Coverage[],
  notWalked: Readonly<Record<string, string>>,
  inBrowser: InBrowser,
): string =>
  [
    '# Walk coverage',
    '',
    'Made by `npm run walks`: every machine is walked through its own graph, with actors that answer, fail and break',
    'as `test/machines/walks` says. A state or transition that no walk reaches and that has no reason here fails `npm test`.',
    '',
    'The journeys of `test/journeys/walks` follow the shortest path to every state of the main machines in Chromium, with the',
    'portal that customers get and a real sandbox.',
    '',
    '| Machine | States, headless | Transitions, headless | States, in a browser |',
    '|---|---|---|---|',
    ...all.map(
      ({ machine, states, transitions }) =>
        `| [${machine}](${machine}.md) | ${states} | ${transitions} | ${inBrowser[machine] ?? '–'} |`,
    ),
    ...Object.entries(notWalked).map(([machine, why]) => `| ${machine} | not walked | ${why} | |`),
    '',
    ...(all.some(({ left }) => left.length > 0) ? ['| Not reached | Where | Why |', '|---|---|---|'] : []),
    ...all.flatMap(({ machine, left }) =>
      left.map(([what, why]) => `| ${cell(what)} | ${machine} | ${why === '' ? '**no reason**' : why} |`),
    ),
    '',
  ].join('\n')
