import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder of temporary files in .test/, where tools find the project's packages; `remove` deletes it. */
export type FixtureTree = {
  readonly path: string
  readonly write: (files: Readonly<Record<string, string>>) => void
  readonly remove: () => void
}

export const fixtureTree = (name: string): FixtureTree => {
  mkdirSync('.test', { recursive: true })
  const path = mkdtempSync(join('.test', `${name}-`))
  return {
    path,
    write: (files) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), text)
      }
    },
    remove: () => {
      rmSync(path, { recursive: true, force: true })
    },
  }
}
