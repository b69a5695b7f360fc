import { plansFile } from '../../test/machines/walks/browser/plan'
import { plans } from '../../test/machines/walks/browser/plans'
import { drivers } from '../../test/journeys/walks/drivers'
import { undriven } from '../../test/journeys/walks/stages'
import { coverageOf, coveragePage, gaps, idle, type Coverage } from '../../test/machines/walks/coverage'
import { walks, withoutWalk } from '../../test/machines/walks/registry'
import { everyMachine } from '../charts/machines'
import type { Generated } from '../generated/generated'
import { generateWalkPages } from './pages'

type Walked = Generated & {
  readonly coverage: ReadonlyArray<Coverage>
  /** The number of states that the journeys reach, by machine. */
  readonly inBrowser: Readonly<Record<string, string>>
}

/** The coverage of the walks and the plans of the journeys. Everything that is not covered needs a stated reason. */
export const generateWalks = async (): Promise<Walked> => {
  const tried = walks.map((walk) => ({ walk, coverage: coverageOf(walk) }))
  const coverage = tried.map((one) => one.coverage)
  const found = await everyMachine()
  const machines = found.map(({ machine }) => machine.id)
  const pages = generateWalkPages(
    plans,
    found.map(({ machine }) => machine),
  )
  const notWalked = Object.entries(withoutWalk).filter(([id]) => machines.includes(id))
  const inBrowser = Object.fromEntries(
    plans.map(({ machine, states, reached }) => [machine, `${String(reached)} of ${String(states)}`]),
  )
  return {
    command: 'walks',
    coverage,
    inBrowser,
    files: [
      { path: 'docs/machines/coverage.md', text: coveragePage(coverage, Object.fromEntries(notWalked), inBrowser) },
      { path: plansFile, text: `${JSON.stringify(plans, null, 2)}\n` },
      ...pages.files,
    ],
    obsolete: pages.obsolete,
    sourceErrors: [
      ...pages.errors,
      ...plans.flatMap(({ machine, paths }) =>
        [...new Set(paths.flatMap((path) => undriven(path, drivers[machine])))].map(
          (what) => `no driver: ${machine}, ${what}`,
        ),
      ),
      ...plans
        .filter(({ states, reached }) => reached < states)
        .map(({ machine }) => `not reached in a browser: ${machine}`),
      ...tried.flatMap(({ walk, coverage: one }) => [
        ...gaps(one).map((what) => `not walked: ${one.machine}, ${what}`),
        ...one.broke.map((event) => `breaks: ${one.machine}, ${event}`),
        ...idle(walk, one).map((what) => `a reason although it is walked: ${one.machine}, ${what}`),
      ]),
    ],
    found: `${coverage.length} machines are walked`,
  }
}
