import { test } from '../journeys/support/fixtures'
import { tryRow } from './row'
import { allRows, tenthOf, titleOf } from './rows'

const seed = process.env['FAULTS_SEED'] ?? ''

for (const { name, use, fault } of seed === '' ? allRows : tenthOf(seed))
  test(titleOf(name), async ({ page, context, quietConsole }, info) => {
    // The browser's own lines about failed requests, and the portal's about an answer of another shape.
    quietConsole.expects(/Failed to load resource/, /could not read /)
    const found = await tryRow(page, context, name, use, fault)
    info.annotations.push({ type: 'found', description: JSON.stringify(found) })
  })
