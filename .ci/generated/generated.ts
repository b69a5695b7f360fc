/** Committed files that a command generates from the sources: `--check` fails if they are outdated. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../paths'

export type GeneratedFile = { readonly path: string; readonly text: string }

export type Generated = {
  /** The npm script that writes the files. */
  readonly command: string
  readonly files: ReadonlyArray<GeneratedFile>
  /** Files that are no longer generated. */
  readonly obsolete?: ReadonlyArray<string>
  /** Errors in the sources. */
  readonly sourceErrors?: ReadonlyArray<string>
  /** A summary to print. */
  readonly found: string
}

const staleFiles = ({ files }: Generated): ReadonlyArray<GeneratedFile> =>
  files.filter(({ path, text }) => !existsSync(inRoot(path)) || readFileSync(inRoot(path), 'utf8') !== text)

/** The errors that `--check` fails for, one a line. */
export const errorsOf = (generated: Generated): ReadonlyArray<string> => {
  const { command, obsolete = [], sourceErrors = [] } = generated
  const outdated = [
    ...staleFiles(generated).map(({ path }) => `stale: ${path}`),
    ...obsolete.map((path) => `obsolete: ${path}`),
  ]
  return [...sourceErrors, ...outdated, ...(outdated.length > 0 ? [`Run: npm run ${command}`] : [])]
}

const write = (generated: Generated): void => {
  const { obsolete = [], sourceErrors = [], found } = generated
  const stale = staleFiles(generated)
  for (const { path, text } of stale) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
  }
  for (const path of obsolete) rmSync(inRoot(path))
  console.log([`${found}, ${stale.length} written, ${obsolete.length} removed`, ...sourceErrors].join('\n'))
}

/** Prints errors, or that there are none. */
export const report = (errors: ReadonlyArray<string>, found: string): void => {
  console.log(errors.length === 0 ? `${found}, all up to date` : errors.join('\n'))
  if (errors.length > 0) process.exitCode = 1
}

/** Runs a command: writes the files, or with `--check` only fails if there are errors. */
export const writeOrCheck = (generated: Generated): void => {
  if (process.argv.includes('--check')) report(errorsOf(generated), generated.found)
  else write(generated)
}
