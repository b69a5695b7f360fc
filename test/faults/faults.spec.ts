import { test } from '../journeys/support/fixtures'
import { tryRow } from './row'
import { allRows, sampleRows, titleOf } from './rows'

for (const { name, use, fault } of process.env['FAULTS'] === 'sample' ? sampleRows : allRows)
  test(titleOf(name), async ({ page, context, quietConsole }, info) => {
    // The browser's own lines about failed requests, and the portal's about an answer of another shape.
    quietConsole.expects(/Failed to load resource/, /could not read /)
    const found = await tryRow(page, context, name, use, fault)
    info.annotations.push({ type: 'found', description: JSON.stringify(found) })
  })
