import { everyState, type Chart } from '../chart'
import { GO_ON, type LoggedEvent } from '../messages'

/** Names an event as the chart of its machine does. */
export type EventLabel = (event: LoggedEvent['event']) => string

/** The names of a chart's events: XState's own types are long. */
export const eventLabels = (chart: Chart): EventLabel => {
  const labels = new Map(
    everyState(chart.root).flatMap(({ transitions }) =>
      transitions.map(({ eventType, event }) => [eventType, event] as const),
    ),
  )
  return ({ type, after }) => {
    if (type === 'xstate.init') return 'start'
    return type === GO_ON ? `went on from event ${JSON.stringify(after)}` : (labels.get(type) ?? type)
  }
}
