import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A copy of the project's sources that shares its packages. */
export type Copy = {
  readonly path: string
  /** The output of a package's command, and whether it succeeded. */
  readonly run: (
    packageFile: string,
    ...args: readonly string[]
  ) => Promise<{ readonly passed: boolean; readonly text: string }>
  readonly remove: () => void
}

export const copySources = (): Copy => {
  const path = mkdtempSync(join(tmpdir(), 'portal-exercise-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('docs/'))) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(file, join(path, file))
  }
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'))
  return {
    path,
    run: (packageFile, ...args) =>
      new Promise((done) => {
        const command = [resolve('node_modules', packageFile), ...args]
        execFile(process.execPath, command, { cwd: path, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
          done({ passed: error === null, text: `${stdout}\n${stderr}` })
        })
      }),
    remove: () => {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Runs types and lint on all sources. */
export const lint = (copy: Copy) => copy.run('oxlint/bin/oxlint')

/** Checks the types alone of some folders, in two thirds of the time that all rules take. */
export const checkTypes = (copy: Copy, ...folders: readonly string[]) =>
  copy.run('oxlint/bin/oxlint', '-c', '.ci/lint/types.json', ...folders)

export const runTests = (copy: Copy, projects: readonly string[], pattern: string) =>
  copy.run('jest/bin/jest.js', '--selectProjects', ...projects, '--testPathPatterns', pattern)
