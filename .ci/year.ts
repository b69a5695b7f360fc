/**
 * `npm run year`: lives a year of a customer (test/support/year) and writes the table of docs/sandbox.md from it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { removeData, startSandbox } from '../test/support/sandbox-process'
import { yearSettings } from '../test/support/year/settings'
import { tableOfYear, withTable } from '../test/support/year/table'
import { simulateYear } from '../test/support/year/year'
import { inRoot } from './paths'

const page = inRoot('docs', 'sandbox.md')
const started = performance.now()
const sandbox = await startSandbox({ env: yearSettings })
try {
  const days = await simulateYear({ serviceOn: () => Promise.resolve(sandbox) })
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOfYear(days)))
  console.log(`${String(days.length)} days took ${((performance.now() - started) / 1_000).toFixed(0)} s`)
} finally {
  await sandbox.stop()
  await removeData(sandbox.dataDir)
}
