/**
 * Rarely used tools have their own packages in `test/tools/<name>`, so that the project's `npm ci` does not install
 * them. They are installed on demand from their lock files.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run, type Outcome } from './process'
import { inRoot, root } from './paths'

type ToolOptions = {
  /** The folder that contains a folder for each tool. */
  readonly folder?: string
  /** Installs the packages of a folder. */
  readonly install?: (folder: string) => Promise<Outcome>
}

const npmCi = (folder: string): Promise<Outcome> =>
  run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])

/** A digest of the files that determine an installation. */
const installationDigest = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(readFileSync(join(folder, file))).update('\0')
  return hash.digest('hex')
}

/**
 * Installs a tool if necessary and returns its folder: `join(await ensureTool('lighthouse'), 'node_modules', …)`. It
 * reinstalls only after a change of the lock file or an interrupted installation. @throws Error with npm's output
 */
export const ensureTool = async (name: string, options: ToolOptions = {}): Promise<string> => {
  const { folder: tools = inRoot('test', 'tools'), install = npmCi } = options
  const folder = join(tools, name)
  if (!existsSync(join(folder, 'package-lock.json')))
    throw new Error(`There is no tool ${name} in ${relative(root, tools)}.`)
  const stamp = join(folder, 'node_modules', '.installed-from')
  const digest = installationDigest(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder
  console.log(`installing ${relative(root, folder)}`)
  rmSync(stamp, { force: true })
  const { code, output } = await install(folder)
  if (code !== 0)
    throw new Error(`${name} could not be installed: npm ci --prefix ${relative(root, folder)}\n${output.trim()}`)
  writeFileSync(stamp, digest)
  return folder
}
