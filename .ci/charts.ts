/**
 * `npm run charts`: writes docs/machines/<machine>.md for every machine that a `*machine.ts` of src/machines exports.
 * `--check` writes nothing and fails if a page is missing, outdated or obsolete. `--json` writes the machines for other
 * tools instead: .charts/<machine>.json, and .charts/<machine>.js to paste into Stately's editor or visualizer.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitionOf, pasteable } from './charts/definition'
import { generateCharts } from './charts/generate'
import { everyMachine } from './charts/machines'
import { writeOrCheck } from './generated/generated'
import { inRoot } from './paths'

const writeDefinitions = async (): Promise<void> => {
  const folder = inRoot('.charts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const found = await everyMachine()
  for (const { machine } of found) {
    writeFileSync(join(folder, `${machine.id}.json`), `${JSON.stringify(definitionOf(machine), null, 2)}\n`)
    writeFileSync(join(folder, `${machine.id}.js`), pasteable(machine))
  }
  console.log(`${String(found.length)} machines in .charts`)
}

if (process.argv.includes('--json')) await writeDefinitions()
else writeOrCheck(await generateCharts())
