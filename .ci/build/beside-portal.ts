/**
 * A process of its own, which `.ci/build.ts` starts: what does not need the portal's compilation is done on another
 * core. The pages come second: by then most of their files have been transformed for the portal, see `rules.ts`.
 */
import { sandbox } from '../../webpack.config'
import { compile } from './compile'
import { makePreparedFolder } from './prepared-folder'
import { prerender } from './prerender'

const stats = await compile(sandbox('production'))
if (stats.hasErrors() || stats.hasWarnings())
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
process.send?.(await prerender('production'))
await makePreparedFolder()
process.disconnect()
if (stats.hasErrors()) process.exitCode = 1
