import type { SandboxProcess } from './sandbox-process'

/** The memory of a process in MB: all of it, and what its JavaScript objects use. */
export type Memory = { readonly resident: number; readonly heap: number }

/** Where a sandbox that was started with METRICS_PORT has its metrics. */
const metricsAddress = (sandbox: SandboxProcess): string => /^Metrics\s+(\S+)$/m.exec(sandbox.output())?.[1] ?? ''

/** The memory of such a sandbox now. */
export const memoryOf = async (sandbox: SandboxProcess): Promise<Memory> => {
  const text = await (await fetch(metricsAddress(sandbox))).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1_000_000
  return { resident: megabytes('process_resident_memory_bytes'), heap: megabytes('nodejs_heap_size_used_bytes') }
}

/** The environment of a sandbox whose memory is measured. */
export const measured = { METRICS_PORT: '0', NODE_OPTIONS: '--require ./test/support/collect-on-signal.cjs' } as const

/** Has such a sandbox collect its garbage, as soon as it gets to it. */
export const collectGarbage = ({ pid }: SandboxProcess): void => {
  process.kill(pid, 'SIGUSR2')
}
