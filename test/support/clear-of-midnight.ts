import { setTimeout as pause } from 'node:timers/promises'
import { toMidnightInLagos } from './today-in-lagos'

/** Longer than the slowest run of tests that share a service, on a busy machine. */
const LONGEST_RUN_MS = 10 * 60_000

/**
 * Waits for midnight in Lagos if it is near: tests take the day once and compare it later. Called where the tests of a run
 * get their service.
 */
export const clearOfMidnight = async (): Promise<void> => {
  const left = toMidnightInLagos()
  if (left > LONGEST_RUN_MS) return
  console.log(`It is midnight in Lagos in ${String(Math.ceil(left / 60_000))} minutes: waiting for the new day`)
  await pause(left + 1_000)
}
