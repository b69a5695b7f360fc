/**
 * Tools that few commands use live in packages of their own, `test/tools/<name>`, so that `npm ci` of the project does
 * not bring them. They are installed when they are needed, as their lock files say.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run, type Outcome } from './process'
import { inRoot, root } from './paths'

type ToolOptions = {
  /** Where the tools stand, each in a folder of its name. */
  readonly folder?: string
  /** Installs the packages of a folder. */
  readonly install?: (folder: string) => Promise<Outcome>
}

const npmCi = (folder: string): Promise<Outcome> =>
  run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])

/** What an installation follows from: any change of these files makes another one necessary. */
const wantedIn = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) hash.update(readFileSync(join(folder, file))).update('\0')
  return hash.digest('hex')
}

/**
 * The folder of a tool, its packages installed: `join(await ensureTool('lighthouse'), 'node_modules', …)`. Installs only
 * where the lock file has changed since the last time, or that was interrupted. @throws Error with npm's own words
 */
export const ensureTool = async (name: string, options: ToolOptions = {}): Promise<string> => {
  const { folder: tools = inRoot('test', 'tools'), install = npmCi } = options
  const folder = join(tools, name)
  if (!existsSync(join(folder, 'package-lock.json'))) throw new Error(`There is no tool ${name} in ${relative(root, tools)}.`)
  const stamp = join(folder, 'node_modules', '.installed-from')
  const wanted = wantedIn(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
  console.log(`installing ${relative(root, folder)}`)
  rmSync(stamp, { force: true })
  const { code, output } = await install(folder)
  if (code !== 0) throw new Error(`${name} could not be installed: npm ci --prefix ${relative(root, folder)}\n${output.trim()}`)
  writeFileSync(stamp, wanted)
  return folder
}
