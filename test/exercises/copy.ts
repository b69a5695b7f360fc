import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export type Outcome = { readonly passed: boolean; readonly text: string }

/** A copy of the project's files that shares its packages. */
export type Copy = {
  readonly path: string
  /** Runs a command line in the copy: its output, and whether it succeeded. */
  readonly run: (command: string) => Promise<Outcome>
  readonly remove: () => void
}

export const copyProject = (): Copy => {
  const path = mkdtempSync(join(tmpdir(), 'portal-exercise-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(file, join(path, file))
  }
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'))
  // The checks ask git for the project's files, which a link to a folder is not.
  execFileSync('git', ['init', '--quiet', path])
  appendFileSync(join(path, '.git', 'info', 'exclude'), '/node_modules\n')
  return {
    path,
    run: (command) =>
      new Promise((done) => {
        execFile('sh', ['-c', command], { cwd: path, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
          done({ passed: error === null, text: `${stdout}\n${stderr}` })
        })
      }),
    remove: () => {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Expects a command to succeed; otherwise its output is shown. */
export const expectToPass = async (copy: Copy, command: string): Promise<void> => {
  const { passed, text } = await copy.run(command)
  expect(passed ? '' : `${command}\n${text}`).toBe('')
}
