import { readFileSync } from 'node:fs'
import { plansFile, type Plan } from '../../test/machines/walks/browser/plan'
import { filesBelow } from '../files'
import type { Generated } from '../generated/generated'
import { inRoot } from '../paths'
import { contractsIn } from './contracts'
import { everyMachine } from './machines'
import { chartPages } from './page'

const folder = 'docs/machines'

/** The page that `npm run walks` writes. */
const coverage = `${folder}/coverage.md`

const textsBelow = (path: string): ReadonlyArray<string> =>
  filesBelow(path)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inRoot(file), 'utf8'))

/** The machines that are walked in a browser. */
const walked = (): ReadonlyArray<string> =>
  (JSON.parse(readFileSync(inRoot(plansFile), 'utf8')) as ReadonlyArray<Plan>).map(({ machine }) => machine)

/** docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports. */
export const generateCharts = async (): Promise<Generated> => {
  const withPictures = walked()
  const pages = chartPages(
    (await everyMachine()).map(({ machine, source, folder: sources }) => [
      machine,
      {
        source,
        contracts: contractsIn(textsBelow(sources)),
        pictures: withPictures.includes(machine.id) ? `../walks/${machine.id}.md` : undefined,
      },
    ]),
  )
  const files = [...pages].map(([id, text]) => ({ path: `${folder}/${id}.md`, text }))
  const names = [...files.map(({ path }) => path), coverage]
  return {
    command: 'charts',
    files,
    obsolete: filesBelow(folder).filter((path) => path.endsWith('.md') && !names.includes(path)),
    found: `${files.length} charts`,
  }
}
