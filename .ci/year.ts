/**
 * `npm run year`: a simulated year of a customer (test/support/year) on a built service, and the table of docs/sandbox.md
 * from it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { removeData, startSandbox } from '../test/support/sandbox-process'
import { tableOfYear, withTable } from '../test/support/year/table'
import { simulateYear, yearSettings } from '../test/support/year/year'
import { isUpToDate } from './build/fingerprint'
import { inRoot, sandboxServer } from './paths'
import { runNode, withTsx } from './process'

const page = inRoot('docs', 'sandbox.md')

const live = async (): Promise<void> => {
  const started = performance.now()
  const sandbox = await startSandbox({ env: yearSettings })
  try {
    const days = await simulateYear({ sandboxOn: () => Promise.resolve(sandbox) })
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOfYear(days)))
    console.log(`${String(days.length)} days took ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  } finally {
    await sandbox.stop()
    await removeData(sandbox.dataDir)
  }
}

const built = isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
process.env['SANDBOX_ENTRY'] = sandboxServer
if (built === 0) await live()
else process.exitCode = built
