import type { Trace } from '../trace'
import type { Watched } from './board'

const traceOf = ({ actor, log }: Watched): Trace => ({
  version: 1,
  machine: actor.name,
  ...(actor.chart === undefined ? {} : { chart: actor.chart }),
  events: log,
})

/** Saves the trace of an actor as a file. It is masked like everything else that an inspector knows. */
export const downloadTrace = (watched: Watched): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(traceOf(watched), null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `trace-${watched.actor.name}.json`
  link.click()
  URL.revokeObjectURL(url)
}
