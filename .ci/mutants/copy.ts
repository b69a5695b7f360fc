import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, root } from '../paths'

/** The copy of the sources that faults are put into: the checkout that somebody has open is never changed. */
const folder = inRoot('.cache', 'mutants', 'copy')

const temporary = inRoot('.cache', 'mutants', 'tmp')

export const inCopy = (...parts: readonly string[]): string => join(folder, ...parts)

const sourcesIn = (path: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: path, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(path, file)))

/** What was copied the last time, so that what has gone since is removed. */
const list = inRoot('.cache', 'mutants', 'copied.json')

/** Makes the copy equal to the checkout, which also takes out a fault that an interrupted run has left. */
export const syncCopy = (): void => {
  const files = sourcesIn(root)
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly string[]) : []
  for (const file of before) if (!files.includes(file)) rmSync(inCopy(file), { force: true })
  for (const file of files) {
    const content = readFileSync(inRoot(file))
    if (existsSync(inCopy(file)) && readFileSync(inCopy(file)).equals(content)) continue
    mkdirSync(dirname(inCopy(file)), { recursive: true })
    cpSync(inRoot(file), inCopy(file))
  }
  writeFileSync(list, JSON.stringify(files))
  if (!existsSync(inCopy('node_modules'))) symlinkSync(inRoot('node_modules'), inCopy('node_modules'))
}

export const writeInCopy = (file: string, text: string): void => {
  writeFileSync(inCopy(file), text)
}

/** What runs in the copy, with all that it has started. */
let running: ChildProcess | undefined

const endAll = (child: ChildProcess | undefined): void => {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Everything has ended by itself.
  }
}

/** Takes the fault out of the copy, and ends what runs there, when this process is asked to end. */
export const tidyWhenEnded = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endAll(running)
      syncCopy()
      process.exit(130)
    })
}

/** Removes what a command has left, but for what tsx has compiled, which the next one needs. */
const removeTemporary = (): void => {
  for (const name of readdirSync(temporary))
    if (!name.startsWith('tsx-')) rmSync(join(temporary, name), { recursive: true, force: true, maxRetries: 5 })
}

/** How a command has ended: `late` if it was still running after its time. */
export type Ended = { readonly code: number | 'late'; readonly output: string }

/**
 * Runs Node in the copy. The command has a process group and a folder for temporary files of its own, because jest leaves
 * servers and their data behind when it gives up after the first failure.
 */
export const runInCopy = (args: readonly string[], limitSeconds: number, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    mkdirSync(temporary, { recursive: true })
    const child = spawn(process.execPath, [...args], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary, TEST_DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running = child
    let output = ''
    let late = false
    const timer = setTimeout(() => {
      late = true
      endAll(child)
    }, limitSeconds * 1_000)
    const hear = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    // Not `close`: a server that jest has left behind keeps the streams open.
    child.on('exit', (code) => {
      clearTimeout(timer)
      endAll(child)
      running = undefined
      removeTemporary()
      resolve({ code: late ? 'late' : (code ?? 1), output })
    })
  })
