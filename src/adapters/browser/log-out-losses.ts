import type { LogOutLoss } from '../../domain/session/log-out'
import type { LogOutLosses } from '../../ports/log-out-losses'

/** For each kind of thing whether there is any, in the order in which the question names them. */
type Sources = Readonly<Record<LogOutLoss, () => boolean>>

export const makeLogOutLosses = (sources: Sources): LogOutLosses => ({
  now: () => (Object.keys(sources) as LogOutLoss[]).filter((loss) => sources[loss]()),
})
