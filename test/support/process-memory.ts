import type { SandboxProcess } from './sandbox-process'

/** The memory of a process in MB: all of it, and what its JavaScript objects use. */
export type Memory = { readonly resident: number; readonly heap: number }

/** Where a sandbox that was started with METRICS_PORT has its metrics. */
const metricsAddress = (sandbox: SandboxProcess): string => /^Metrics\s+(\S+)$/m.exec(sandbox.output())?.[1] ?? ''

const metricsOf = async (sandbox: SandboxProcess): Promise<(name: string) => number> => {
  const text = await (await fetch(metricsAddress(sandbox))).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

/** The memory of such a sandbox now. */
export const memoryOf = async (sandbox: SandboxProcess): Promise<Memory> => {
  const metric = await metricsOf(sandbox)
  return {
    resident: metric('process_resident_memory_bytes') / 1_000_000,
    heap: metric('nodejs_heap_size_used_bytes') / 1_000_000,
  }
}

/** The longest time in milliseconds that its event loop was held since this was asked last. */
export const lagOf = async (sandbox: SandboxProcess): Promise<number> =>
  (await metricsOf(sandbox))('nodejs_eventloop_lag_max_seconds') * 1_000

/** The environment of a sandbox whose memory is measured. */
export const measured = { METRICS_PORT: '0', NODE_OPTIONS: '--require ./test/support/collect-on-signal.cjs' } as const

/** Has such a sandbox collect its garbage, as soon as it gets to it. */
export const collectGarbage = ({ pid }: SandboxProcess): void => {
  process.kill(pid, 'SIGUSR2')
}
