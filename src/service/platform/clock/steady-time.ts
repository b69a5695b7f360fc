import { systemTime } from './clock'

/** By how much two clocks may differ before one of them counts as set. */
export const TOLERANCE_MS = 1_000

/** The same moment by the system's clock, which can be set, and by the process's own, which only counts on. */
export type Moment = { readonly system: number; readonly elapsed: number }

export const momentNow = (): Moment => ({ system: systemTime().getTime(), elapsed: performance.now() })

/** Time for what lasts: it follows the system's clock forward and, when that is set back, what has really passed. */
export type SteadyTime = {
  readonly now: () => Date
  /** Goes forward to a time that is later. */
  readonly reach: (time: number) => void
}

export const makeSteadyTime = (measure: () => Moment = momentNow): SteadyTime => {
  let base = measure()
  let ahead = 0
  let latest = base.system
  const now = (): number => {
    const { system, elapsed } = measure()
    const setBackBy = elapsed - base.elapsed - (system - base.system)
    if (Math.abs(setBackBy) > TOLERANCE_MS) {
      base = { system, elapsed }
      ahead += Math.max(0, setBackBy)
    }
    latest = Math.max(latest, system + ahead)
    return latest
  }
  return {
    now: () => new Date(now()),
    reach: (time) => {
      ahead += Math.max(0, time - now())
    },
  }
}
