/** Files that a command makes of the sources, and that are committed: `--check` fails where they are not as it makes them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../paths'

export type GeneratedFile = { readonly path: string; readonly text: string }

export type Generated = {
  /** The npm script that writes the files. */
  readonly command: string
  readonly files: ReadonlyArray<GeneratedFile>
  /** Files of an earlier time, which nothing makes any more. */
  readonly leftOver?: ReadonlyArray<string>
  /** What is wrong with the sources themselves. */
  readonly wrong?: ReadonlyArray<string>
  /** What was found, for whoever reads along. */
  readonly found: string
}

const staleFiles = ({ files }: Generated): ReadonlyArray<GeneratedFile> =>
  files.filter(({ path, text }) => !existsSync(inRoot(path)) || readFileSync(inRoot(path), 'utf8') !== text)

/** Everything that `--check` fails for, one a line; none where all is well. */
export const complaintsAbout = (generated: Generated): ReadonlyArray<string> => {
  const { command, leftOver = [], wrong = [] } = generated
  const outdated = [
    ...staleFiles(generated).map(({ path }) => `stale: ${path}`),
    ...leftOver.map((path) => `left over: ${path}`),
  ]
  return [...wrong, ...outdated, ...(outdated.length > 0 ? [`Run: npm run ${command}`] : [])]
}

const write = (generated: Generated): void => {
  const { leftOver = [], wrong = [], found } = generated
  const stale = staleFiles(generated)
  for (const { path, text } of stale) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
  }
  for (const path of leftOver) rmSync(inRoot(path))
  console.log([`${found}, ${stale.length} written, ${leftOver.length} removed`, ...wrong].join('\n'))
}

/** Prints complaints, or that there are none. */
export const report = (complaints: ReadonlyArray<string>, found: string): void => {
  console.log(complaints.length === 0 ? `${found}, all fresh` : complaints.join('\n'))
  if (complaints.length > 0) process.exitCode = 1
}

/** What a command does: writes, or with `--check` writes nothing and fails where there is a complaint. */
export const writeOrCheck = (generated: Generated): void => {
  if (process.argv.includes('--check')) report(complaintsAbout(generated), generated.found)
  else write(generated)
}
