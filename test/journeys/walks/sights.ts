import type { Path, Plan } from '../../machines/walks/browser/plan'

/** The end of the shortest walk to an innermost state. */
export type Sight = {
  readonly state: string
  /** A path of the plan, and how many of its steps the walk takes. */
  readonly path: Path
  readonly length: number
  /** The machine leaves the state in the same step, so that no customer ever sees it. */
  readonly passing: boolean
}

const sightsAlong = (path: Path): readonly Sight[] =>
  [path.places, ...path.steps.map(({ places }) => places)].flatMap((places, length) =>
    places.map((state, index) => ({ state, path, length, passing: index < places.length - 1 })),
  )

/** The shortest walk to every innermost state of a plan; walks on which a customer sees the state take precedence. */
export const sightsOf = ({ paths }: Plan): ReadonlyMap<string, Sight> => {
  const all = paths.flatMap(sightsAlong).sort((one, other) => one.length - other.length)
  const sights = new Map<string, Sight>()
  for (const sight of [...all.filter(({ passing }) => !passing), ...all])
    if (!sights.has(sight.state)) sights.set(sight.state, sight)
  return sights
}

/** States that a customer could see in principle but no picture shows, each with its reason. */
export const unpictured: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: { LoggingOut: 'The portal does not wait for the answer to the log-out.' },
  payment: { 'Paying.FindingSlot': 'It lasts until the page is drawn.' },
}

/** The states that are pictured on a path: each state on one of the shortest paths to it. */
export const picturedOn = (plan: Plan, path: Path): readonly string[] =>
  [...sightsOf(plan).values()].filter((sight) => sight.path === path && !sight.passing).map(({ state }) => state)
