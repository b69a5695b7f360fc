import { basename } from 'node:path'
import { portalDir } from '../../.ci/paths'
import { demoEmail, logInAs } from './calls'
import { referencePortal, staticPortal } from './limits'
import { judge, RUNS, type Judged } from './lighthouse'
import { folderOfRun, sandbox, withRunning } from './running'
import { openInTurns, ROUNDS, type Opened } from './slow-network'

const PUBLIC_SCORE = 99
const LOGGED_IN_SCORE = 95
const publicPages = ['/', '/login', '/register', '/terms', '/tips/0'] as const
const loggedInPages = [
  '/dashboard/home',
  '/dashboard/policies',
  '/dashboard/kyc',
  '/dashboard?category=1&product=101',
] as const
const SHIFT_LIMIT = 0.01
/** The most of a static page's paint, and of the time until React with the router has hydrated the same form. */
const PAINT_LIMIT = 1.08
const ALIVE_LIMIT = 1.12

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const columns: ReadonlyArray<readonly [string, (judged: Judged) => string]> = [
  ['perf', ({ performance }) => String(performance)],
  ['a11y', ({ accessibility }) => String(accessibility)],
  ['best', ({ bestPractices }) => String(bestPractices)],
  ['FCP', ({ firstPaint }) => seconds(firstPaint)],
  ['LCP', ({ largestPaint }) => seconds(largestPaint)],
  ['TTI', ({ interactive }) => seconds(interactive)],
  ['TBT', ({ blocking }) => `${blocking.toFixed(0)} ms`],
  ['CLS', ({ shift }) => shift.toFixed(3)],
]

const row = (name: string, cells: ReadonlyArray<string>): string =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('')

const missedScores = (path: string, judged: Judged, least: number): ReadonlyArray<string> => [
  ...(judged.performance < least ? [`${path}: performance ${String(judged.performance)} < ${String(least)}`] : []),
  ...(judged.accessibility < 100 ? [`${path}: accessibility ${String(judged.accessibility)} < 100`] : []),
  ...(judged.bestPractices < 100 ? [`${path}: best practices ${String(judged.bestPractices)} < 100`] : []),
  ...(judged.shift > SHIFT_LIMIT ? [`${path}: layout shift ${judged.shift.toFixed(3)} > ${String(SHIFT_LIMIT)}`] : []),
]

/** Prints Lighthouse's results and returns what misses its score. */
const scores = (): Promise<ReadonlyArray<string>> =>
  withRunning(sandbox('scores'), async ({ origin }) => {
    const token = await logInAs(origin, demoEmail)
    console.log(`\nLighthouse, mobile, simulated throttling, median of ${String(RUNS)}`)
    console.log(
      row(
        '',
        columns.map(([title]) => title),
      ),
    )
    const missed: string[] = []
    const all = [
      ...publicPages.map((path) => ({ path, token: undefined, least: PUBLIC_SCORE })),
      ...loggedInPages.map((path) => ({ path, token, least: LOGGED_IN_SCORE })),
    ]
    for (const { path, token: as, least } of all) {
      const judged = await judge(`${origin}${path}`, as)
      console.log(
        row(
          path,
          columns.map(([, cell]) => cell(judged)),
        ),
      )
      missed.push(...missedScores(path, judged, least))
    }
    return missed
  })

/** Serves each portal's folder by a sandbox of its own. */
const serving = <A>(
  folders: ReadonlyArray<string>,
  use: (...origins: ReadonlyArray<string>) => Promise<A>,
): Promise<A> => {
  const [folder, ...rest] = folders
  return folder === undefined
    ? use()
    : withRunning(sandbox(`pages-${basename(folder)}`, { PORTAL_DIR: folder }), ({ origin }) =>
        serving(rest, (...origins) => use(origin, ...origins)),
      )
}

/** Prints how late pages are painted and alive beside what is possible, and returns what misses its limit. */
const onSlowNetwork = async (): Promise<ReadonlyArray<string>> => {
  const folders = [portalDir, staticPortal(folderOfRun('static')), await referencePortal(folderOfRun('routed'))]
  return serving(folders, async (ours = '', still = '', routed = '') => {
    const opened = await openInTurns([
      { name: 'landing', url: `${ours}/`, isStatic: true },
      { name: 'landing, static', url: `${still}/`, isStatic: true },
      { name: 'log-in', url: `${ours}/login` },
      { name: 'log-in, static', url: `${still}/login`, isStatic: true },
      { name: 'registration', url: `${ours}/register` },
      { name: 'registration, static', url: `${still}/register`, isStatic: true },
      { name: 'React with the router', url: `${routed}/login` },
    ])
    return printOpened(opened)
  })
}

const printOpened = (opened: ReadonlyMap<string, Opened>): ReadonlyArray<string> => {
  const of = (name: string): Opened => opened.get(name) ?? { firstPaint: Number.NaN, largestPaint: Number.NaN }
  console.log(`\nSlow 4G and a processor four times slower, both applied, ${String(ROUNDS)} in turns, median`)
  console.log(row('', ['FCP', 'LCP', 'alive']))
  for (const [name, { firstPaint, largestPaint, alive = Number.NaN }] of opened)
    console.log(row(name, [seconds(firstPaint), seconds(largestPaint), Number.isNaN(alive) ? '' : seconds(alive)]))
  const limits = [
    ...(['landing', 'log-in', 'registration'] as const).flatMap((name) =>
      (['firstPaint', 'largestPaint'] as const).map((key) => ({
        name: `${name}, ${key === 'firstPaint' ? 'first' : 'largest'} paint / static`,
        ratio: of(name)[key] / of(`${name}, static`)[key],
        limit: PAINT_LIMIT,
      })),
    ),
    ...(['log-in', 'registration'] as const).map((name) => ({
      name: `${name}, alive / React with the router`,
      ratio: (of(name).alive ?? Number.NaN) / (of('React with the router').alive ?? Number.NaN),
      limit: ALIVE_LIMIT,
    })),
  ]
  for (const { name, ratio, limit } of limits)
    console.log(
      `${name.padEnd(48)}${ratio.toFixed(2).padStart(6)}  ${ratio <= limit ? 'ok' : `ABOVE ${String(limit)}`}`,
    )
  return limits.filter(({ ratio, limit }) => !(ratio <= limit)).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)
}

/** Prints Lighthouse's scores of the public pages and of the most used others, and what a slow network leaves of them. */
export const benchPages = async (): Promise<boolean> => {
  const missed = [...(await onSlowNetwork()), ...(await scores())]
  console.log(missed.length === 0 ? 'every page keeps every limit' : missed.join('\n'))
  return missed.length === 0
}
