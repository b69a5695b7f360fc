import { readFileSync } from 'node:fs'
import { plansFile, type Plan } from '../../test/machines/walks/browser/plan'
import { filesBelow } from '../files'
import type { Generated } from '../generated/generated'
import { inRoot } from '../paths'
import { contractsIn } from './contracts'
import { everyMachine } from './machines'
import { chartPages } from './page'

const pagesIn = 'docs/machines'

/** The page that `npm run walks` writes. */
const coverage = `${pagesIn}/coverage.md`

/** The machines that are walked in a browser. */
const walked = (): ReadonlyArray<string> =>
  (JSON.parse(readFileSync(inRoot(plansFile), 'utf8')) as ReadonlyArray<Plan>).map(({ machine }) => machine)

/** docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports. */
export const generateCharts = async (): Promise<Generated> => {
  const withPictures = walked()
  const contracts = contractsIn(filesBelow('src/machines').filter((path) => path.endsWith('.ts')))
  const pages = chartPages(
    (await everyMachine()).map(({ machine, source, folder }) => [
      machine,
      {
        source,
        contracts: [...contracts].find(([path]) => `${path}/`.startsWith(`${folder}/`))?.[1] ?? new Map(),
        pictures: withPictures.includes(machine.id) ? `../walks/${machine.id}.md` : undefined,
      },
    ]),
  )
  const files = [...pages].map(([id, text]) => ({ path: `${pagesIn}/${id}.md`, text }))
  const names = [...files.map(({ path }) => path), coverage]
  return {
    command: 'charts',
    files,
    obsolete: filesBelow(pagesIn).filter((path) => path.endsWith('.md') && !names.includes(path)),
    found: `${files.length} charts`,
  }
}
