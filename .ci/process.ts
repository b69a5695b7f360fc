import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { root } from './paths'

export type Outcome = { readonly code: number; readonly output: string; readonly seconds: number }

type Options = {
  readonly env?: NodeJS.ProcessEnv
  /** `show` prints the child's output immediately; `hold` only collects it. */
  readonly output?: 'show' | 'hold'
}

const environment = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ ...process.env, ...env })

/** Runs a command in the project's root. Never rejects: a command that cannot start has code 127. */
export const run = (command: string, args: ReadonlyArray<string>, options: Options = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now()
    const show = options.output === 'show'
    const child = spawn(command, args, {
      cwd: root,
      env: environment(options.env),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const chunks: Array<string> = []
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    const end = (code: number) => {
      resolve({ code, output: chunks.join(''), seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      chunks.push(error.message)
      end(127)
    })
    child.on('close', (code) => {
      end(code ?? 1)
    })
  })

/** Runs a script of ours or of a package with this Node. */
export const runNode = (args: ReadonlyArray<string>, options?: Options): Promise<Outcome> =>
  run(process.execPath, args, options)

/** The arguments to run a TypeScript file; packages are not transformed, which halves the start time. */
export const withTsx = (file: string, ...args: ReadonlyArray<string>): ReadonlyArray<string> => [
  '--import',
  'tsx/esm',
  file,
  ...args,
]

/** Starts a long-running child that shares our terminal. */
export const start = (args: ReadonlyArray<string>, env?: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env: environment(env), stdio: 'inherit' })

/**
 * Calls `stop` when npm has ended. A signal to npm ends npm and its shell but not this process, so the process has to
 * detect it. A script that was started without npm outlives its shell.
 */
export const whenOrphaned = (stop: () => void): void => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500).unref()
}

/**
 * Exits with the child and with its code. A terminal sends Ctrl-C to both processes; a signal to this process only is
 * forwarded.
 */
export const followChild = (child: ChildProcess): void => {
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  whenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1))
  })
}

/** A free TCP port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port was given'))
      })
    })
  })
