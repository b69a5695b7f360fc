import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths'

/** The inputs of a build: equal contents result in an equal build. */
const inputs: ReadonlyArray<string> = [
  'src',
  '.ci/build',
  '.ci/build.ts',
  '.ci/browsers',
  '.ci/budget.ts',
  '.ci/paths.ts',
  'webpack.config.ts',
  '.babelrc',
  '.browserslistrc',
  'package.json',
  'package-lock.json',
]

const stamp = inRoot('dist', '.fingerprint')

const filesUnder = (path: string): ReadonlyArray<string> => {
  if (!existsSync(inRoot(path))) return []
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** A digest of the names and contents of these files and folders, with paths relative to the root. */
export const fingerprintOf = (paths: ReadonlyArray<string>): string => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The fingerprint of the project in this folder, relative to the root. */
export const fingerprint = (folder = ''): string => fingerprintOf(inputs.map((path) => join(folder, path)))

/** The fingerprint of the settings without the sources: webpack's cache is valid while it is unchanged. */
export const settingsFingerprint = (): string => fingerprintOf(inputs.filter((path) => path !== 'src'))

/** The kind of a build. */
type Kind = { readonly release: boolean }

/** The stamp that identifies a build in dist. */
export const written = (print: string, { release }: Kind): string => `${print}${release ? ' release' : ''}`

const builtFrom = (): string | undefined => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined)

/** Whether the build with this stamp can be reused. A release build can replace any other, but not vice versa. */
export const suffices = (last: string | undefined, print: string, { release }: Kind): boolean =>
  last === written(print, { release: true }) || (!release && last === written(print, { release: false }))

export const isUpToDate = (kind: Kind = { release: false }): boolean => suffices(builtFrom(), fingerprint(), kind)

/** What is in dist is no longer one whole build. */
export const forgetBuild = (): void => rmSync(stamp, { force: true })

export const recordBuild = (print: string, kind: Kind): void => {
  writeFileSync(stamp, written(print, kind))
}
