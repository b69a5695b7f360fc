/**
 * Runs the part of the build that does not depend on the portal's compilation in a process on another core, which
 * `.ci/build.ts` starts. The pages are second: by then the portal has transformed most of their files, see `rules.ts`.
 */
import { sandbox, serviceScripts } from '../../webpack.config'
import { compile } from './compile'
import { makePreparedFolder } from './prepared-folder'
import { prerender } from './prerender'

let hasErrors = false
for (const configuration of [sandbox('production'), serviceScripts()]) {
  const stats = await compile(configuration)
  if (stats.hasErrors() || stats.hasWarnings())
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  hasErrors ||= stats.hasErrors()
}
const pages = await prerender('production')
// Disconnecting drops what is not sent yet.
const sent = new Promise((resolve) => process.send?.(pages, resolve))
await Promise.all([makePreparedFolder(), sent])
process.disconnect()
if (hasErrors) process.exitCode = 1
