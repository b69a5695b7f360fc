import { ensureBrowser } from '../../.ci/browser'
import { portalDir } from '../../.ci/paths'
import { reactPortal, staticPortal } from './limits'
import { judge, RUNS, type Judged } from './lighthouse'
import { folderOfRun, sandbox, withRunning } from './running'

const required = { landing: 99, login: 95 } as const
const SHIFT_LIMIT = 0.01

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

const ratio = (one: Judged, other: Judged, key: 'firstPaint' | 'largestPaint' | 'interactive'): string =>
  (one[key] / other[key]).toFixed(2)

const missedLimits = (name: keyof typeof required, judged: Judged): ReadonlyArray<string> => [
  ...(judged.performance < required[name] ? [`performance ${String(judged.performance)} < ${String(required[name])}`] : []),
  ...(judged.accessibility < 100 ? [`accessibility ${String(judged.accessibility)} < 100`] : []),
  ...(judged.bestPractices < 100 ? [`best practices ${String(judged.bestPractices)} < 100`] : []),
  ...(judged.shift > SHIFT_LIMIT ? [`layout shift ${judged.shift.toFixed(3)} > ${String(SHIFT_LIMIT)}`] : []),
]

/**
 * Prints Lighthouse's results for the landing page and log-in, with two lower bounds of log-in: a static page with the
 * same form, and the form with React only, both built and served in the same way in the same run.
 */
export const benchPages = async (): Promise<boolean> => {
  const browser = await ensureBrowser()
  const judged = (portal: string, path: string) =>
    withRunning(sandbox('pages', { PORTAL_DIR: portal }), ({ origin }) => judge(`${origin}${path}`, browser))
  const [withoutScript, withReact] = [
    staticPortal(folderOfRun('static')),
    await reactPortal(folderOfRun('react')),
  ]
  const landing = await judged(portalDir, '/')
  const login = await judged(portalDir, '/login')
  const still = await judged(withoutScript, '/login')
  const react = await judged(withReact, '/login')

  console.log(`\nLighthouse, mobile, simulated throttling, median of ${String(RUNS)}`)
  console.log(row('', columns.map(([title]) => title)))
  const pages = { landing, login, 'limit: static form': still, 'limit: React and form': react }
  for (const [name, page] of Object.entries(pages)) console.log(row(name, columns.map(([, cell]) => cell(page))))
  const keys = ['firstPaint', 'largestPaint', 'interactive'] as const
  const ratios = (other: Judged) => ['', '', '', ...keys.map((key) => ratio(login, other, key))]
  console.log(row('login / static form', ratios(still)))
  console.log(row('login / React and form', ratios(react)))
  const missed = (['landing', 'login'] as const).flatMap((name) =>
    missedLimits(name, pages[name]).map((miss) => `${name}: ${miss}`),
  )
  console.log(missed.length === 0 ? 'landing and login keep every limit' : missed.join('\n'))
  return missed.length === 0
}
