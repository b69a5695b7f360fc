/** `npm run mutation`: Stryker for `src/domain`, see .ci/stryker.json; arguments are passed on to Stryker. */
import { join } from 'node:path'
import { inRoot } from './paths'
import { runNode } from './process'
import { ensureTool } from './tools'

const core = join(await ensureTool('stryker'), 'node_modules', '@stryker-mutator', 'core')
const args = ['run', inRoot('.ci', 'stryker.json'), ...process.argv.slice(2)]
process.exitCode = (await runNode([join(core, 'bin', 'stryker.js'), ...args], { output: 'show' })).code
