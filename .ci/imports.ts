/**
 * `npm run imports`: writes docs/import-graph.md, which room of src imports which, as dependency-cruiser finds it.
 * `--check` writes nothing and fails where the page is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { graphPage, roomImports, type Cruised } from './imports/graph'
import { bin, inRoot } from './paths'
import { runNode } from './process'

const cruise = bin('dependency-cruiser', 'bin/dependency-cruise.mjs')
const { code, output } = await runNode([
  cruise, '--config', inRoot('.dependency-cruiser.cjs'), '--no-progress', '--output-type', 'json', 'src',
])
if (code !== 0) throw new Error(output)

const file = inRoot('docs', 'import-graph.md')
const { modules } = JSON.parse(output) as { readonly modules: ReadonlyArray<Cruised> }
const text = graphPage(roomImports(modules))
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text

if (process.argv.includes('--check')) {
  console.log(isFresh ? 'docs/import-graph.md is fresh' : 'stale: docs/import-graph.md\nRun: npm run imports')
  if (!isFresh) process.exitCode = 1
} else {
  if (!isFresh) writeFileSync(file, text)
  console.log(`${modules.length} modules, ${isFresh ? 'nothing to write' : 'written'}`)
}
