/** Checks the repository for unknown top-level files, registry hosts and paths of one machine. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from './paths'

const topLevel = new Set([
  '.babelrc',
  '.browserslistrc',
  '.ci',
  '.dependency-cruiser.cjs',
  '.dockerignore',
  '.editorconfig',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'compose.yaml',
  'deploy',
  'docs',
  'package-lock.json',
  'package.json',
  'src',
  'test',
  'tsconfig.json',
  'webpack.config.ts',
])

const textFile =
  /\.(ts|tsx|js|cjs|mjs|json|md|css|svg|sql|html|yaml|conf|env)$|(^|\/)(run|Dockerfile|\.dockerignore|\.npmrc|\.babelrc)$/

const tracked = (): ReadonlyArray<string> =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

const machinePath = new RegExp(`(^|["'\\s(=])/(${['home', 'root', 'Users', 'work'].join('|')})/\\w+/`)

const isLock = (path: string): boolean => basename(path) === 'package-lock.json'

/** Whether a lock file contains the address of a registry, which depends on the machine. */
export const namesHost = (lock: string): boolean => /"resolved": *"http/.test(lock)

/** The errors of the tree, one a line. */
export const treeErrors = (): ReadonlyArray<string> => {
  const files = tracked()
  const unknown = [...new Set(files.map((path) => path.split('/')[0] ?? ''))].filter((name) => !topLevel.has(name))
  const read = (path: string): string => {
    try {
      return readFileSync(inRoot(path), 'utf8')
    } catch {
      return ''
    }
  }
  return [
    ...unknown.map((name) => `${name} does not belong at the top level`),
    ...files.filter((path) => isLock(path) && namesHost(read(path))).map((path) => `${path} names a registry host`),
    ...files
      .filter((path) => textFile.test(path) && !isLock(path) && machinePath.test(read(path)))
      .map((path) => `${path} names a path of one machine`),
  ]
}
