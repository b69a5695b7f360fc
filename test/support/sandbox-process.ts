import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A sandbox in a process of its own, on ports that the system chose. */
export type SandboxProcess = {
  readonly origin: string
  readonly widgetOrigin: string
  readonly pid: number
  readonly dataDir: string
  /** How long it took until it was ready, in milliseconds. */
  readonly readyAfter: number
  /** Everything that it has printed so far; the same is in `logFile`. */
  readonly output: () => string
  readonly logFile: string
  /** SIGTERM; gives its exit code and how long it took, in milliseconds. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly milliseconds: number }>
  /** SIGKILL, without a chance to tidy up. */
  readonly kill: () => Promise<void>
}

export type SandboxOptions = {
  readonly databaseUrl?: string | undefined
  /** A folder to use again; without it a fresh one is made, and removed by `removeData`. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
}

const READY_WITHIN_MS = 120_000

/** A process that did not get ready: what it printed and the code that it ended with. */
export class SandboxFailed extends Error {
  constructor(
    readonly output: string,
    readonly code: number | null,
  ) {
    super(`the sandbox ended with ${code} before it was ready:\n${output}`)
  }
}

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'sandbox-'))

export const removeData = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true })

const entry = (): string[] => {
  const built = process.env['SANDBOX_ENTRY']
  return built === undefined || built === '' ? ['--import', 'tsx', 'src/service/start/server.ts'] : [built]
}

/**
 * Test customers get cheap hashes, which a server takes in test mode alone. One whose sandbox switch is off runs as it
 * does for real customers.
 */
const modeOf = (env: SandboxOptions['env'] = {}): NodeJS.ProcessEnv =>
  env['SANDBOX'] === 'off'
    ? { NODE_ENV: 'production', PORTAL_ORIGIN: 'https://portal.test' }
    : { NODE_ENV: 'test', PASSWORD_HASHING: 'cheap' }

const environment = (dataDir: string, { databaseUrl, env }: SandboxOptions): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _, ...inherited } = process.env
  return {
    ...inherited,
    ...modeOf(env),
    HOST: '127.0.0.1',
    PORT: '0',
    WIDGET_PORT: '0',
    // A machine that is busy with other things is not what a test of the API measures.
    MAX_EVENT_LOOP_DELAY_MS: '120000',
    // A test has its answers when it stops a sandbox.
    PORTAL_DRAIN_SECONDS: '0',
    // A test says when the transfer for a mandate arrives.
    MANDATE_ACTIVATION_SECONDS: 'off',
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...env,
  }
}

const addressIn = (output: string, label: string): string =>
  new RegExp(`^${label}\\s+(http\\S+)$`, 'm').exec(output)?.[1] ?? ''

const LINES_OF_AN_END = 30

/** A process that ends although nobody has stopped it takes the tests after it along: so it is said at once, and how. */
const tellOfItsOwnEnd = (child: ChildProcess, isStopped: () => boolean, output: () => string): void => {
  child.once('exit', (code, signal) => {
    if (isStopped()) return
    const last = output().trimEnd().split('\n').slice(-LINES_OF_AN_END).join('\n')
    const at = new Date().toISOString()
    process.stderr.write(
      `${at}: the sandbox with the id ${child.pid} has ended: ${signal ?? code}. Its last lines:\n${last}\n`,
    )
  })
}

/** V8 compiles PGlite's WebAssembly quickly instead of well: a process of a test ends before the better code pays. */
export const QUICK_WASM = '--liftoff-only'

const launch = (dataDir: string, options: SandboxOptions) =>
  spawn(process.execPath, [QUICK_WASM, ...entry()], {
    env: environment(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts one that prints into a file, and gives its process at once. */
export const launchInto = (file: number, options: SandboxOptions & { dataDir: string }): ChildProcess =>
  spawn(process.execPath, [QUICK_WASM, ...entry()], {
    env: environment(options.dataDir, options),
    stdio: ['ignore', file, file],
  })

/** Starts a sandbox and kills it after that time, ready or not. */
export const killWhileStarting = async (
  options: SandboxOptions & { dataDir: string },
  milliseconds: number,
): Promise<void> => {
  const child = launch(options.dataDir, options)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  await ended
  clearTimeout(timer)
}

/** Starts a sandbox and waits for it to be ready. @throws SandboxFailed when it ends instead */
export const startSandbox = async (options: SandboxOptions = {}): Promise<SandboxProcess> => {
  const dataDir = options.dataDir ?? (await newDataDir())
  const logFile = join(dataDir, 'sandbox.log')
  const launchedAt = performance.now()
  const child = launch(dataDir, options)
  const file = createWriteStream(logFile, { flags: 'a' })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => {
      child.kill('SIGKILL')
    }, READY_WITHIN_MS)
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      file.write(chunk)
      if (!/^Ready\.$/m.test(output)) return
      clearTimeout(tooLate)
      resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => {
      clearTimeout(tooLate)
      file.end()
      reject(new SandboxFailed(output, code))
    })
  }).catch(async (error: unknown) => {
    if (options.dataDir === undefined) await removeData(dataDir)
    throw error
  })
  const readyAfter = performance.now() - launchedAt
  let isStopped = false
  tellOfItsOwnEnd(
    child,
    () => isStopped,
    () => output,
  )
  return {
    origin: addressIn(output, 'Portal and API'),
    widgetOrigin: addressIn(output, 'Payment widget'),
    pid: child.pid ?? 0,
    dataDir,
    readyAfter,
    output: () => output,
    logFile,
    stop: async () => {
      const from = performance.now()
      isStopped = true
      child.kill('SIGTERM')
      return { code: await ended, milliseconds: performance.now() - from }
    },
    kill: async () => {
      isStopped = true
      child.kill('SIGKILL')
      await ended
    },
  }
}
