import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import type { Generated, GeneratedFile } from '../generated/generated'
import { inRoot } from '../paths'
import { contractsIn } from './contracts'
import { everyMachine, type FoundMachine } from './machines'
import { chartPage } from './page'
import { provenBy } from './proven'

const folder = 'docs/machines'

/** The page that `npm run walks` writes. */
const coverage = `${folder}/coverage.md`

const textsBelow = (path: string): ReadonlyArray<string> =>
  filesBelow(path)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inRoot(file), 'utf8'))

const chartFile = ({ machine, source, folder: sources }: FoundMachine): GeneratedFile => ({
  path: `${folder}/${machine.id}.md`,
  text: chartPage(machine, {
    source,
    contracts: contractsIn(textsBelow(sources)),
    proves: provenBy(textsBelow(sources.replace('src/', 'test/'))),
  }),
})

/** docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports. */
export const generateCharts = async (): Promise<Generated> => {
  const files = (await everyMachine()).map(chartFile)
  const names = [...files.map(({ path }) => path), coverage]
  return {
    command: 'charts',
    files,
    obsolete: filesBelow(folder).filter((path) => path.endsWith('.md') && !names.includes(path)),
    found: `${files.length} charts`,
  }
}
