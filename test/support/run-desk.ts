import { spawn } from 'node:child_process'
import { QUICK_WASM } from './sandbox-process'

/** The desk as it was built with the server, or from its sources. */
const entry = (): readonly string[] => {
  const built = process.env['SANDBOX_ENTRY'] ?? ''
  return built === '' ? ['--import', 'tsx', 'src/service/start/desk.ts'] : [built.replace('server.js', 'desk.js')]
}

/** Runs the desk on a database; gives what it printed. */
export const runDesk = (
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [QUICK_WASM, ...entry(), ...args], { env: { ...process.env, ...env } })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => resolve({ code, output }))
  })
