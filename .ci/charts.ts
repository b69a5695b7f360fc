/**
 * `npm run charts`: writes docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports.
 * `--check` writes nothing and fails where a page is missing, stale or left over.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { contractsIn } from './charts/contracts'
import { everyMachine, type FoundMachine } from './charts/machines'
import { chartPage } from './charts/page'
import { provenBy } from './charts/proven'
import { filesBelow } from './files'
import { inRoot } from './paths'

const folder = 'docs/machines'

/** The page that `npm run walks` writes. */
const coverage = `${folder}/coverage.md`

type ChartFile = { readonly path: string; readonly text: string }

const textsBelow = (path: string): ReadonlyArray<string> =>
  filesBelow(path)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inRoot(file), 'utf8'))

const chartFile = ({ machine, source, folder: room }: FoundMachine): ChartFile => ({
  path: `${folder}/${machine.id}.md`,
  text: chartPage(machine, {
    source,
    contracts: contractsIn(textsBelow(room)),
    proves: provenBy(textsBelow(room.replace('src/', 'test/'))),
  }),
})

const charts = (await everyMachine()).map(chartFile)
const names = [...charts.map(({ path }) => path), coverage]
const leftOver = filesBelow(folder).filter((path) => path.endsWith('.md') && !names.includes(path))
const stale = charts.filter(
  ({ path, text }) => !existsSync(inRoot(path)) || readFileSync(inRoot(path), 'utf8') !== text,
)

if (process.argv.includes('--check')) {
  const wrong = [...stale.map(({ path }) => `stale: ${path}`), ...leftOver.map((path) => `left over: ${path}`)]
  console.log(wrong.length === 0 ? `${charts.length} charts are fresh` : [...wrong, 'Run: npm run charts'].join('\n'))
  if (wrong.length > 0) process.exitCode = 1
} else {
  mkdirSync(inRoot(folder), { recursive: true })
  for (const { path, text } of stale) writeFileSync(inRoot(path), text)
  for (const path of leftOver) rmSync(inRoot(path))
  console.log(`${charts.length} charts, ${stale.length} written, ${leftOver.length} removed`)
}
