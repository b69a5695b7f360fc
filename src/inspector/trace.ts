import type { Chart, ChartState } from './chart'
import type { LoggedEvent } from './messages'

/** The events of a machine from its start, masked, as JSON: a file that another machine can show or replay. */
export type Trace = {
  readonly version: 1
  readonly machine: string
  /** The machine's chart when the trace was made; a trace that is a test has none. */
  readonly chart?: Chart
  readonly events: readonly LoggedEvent[]
}

/** The innermost ones of active states. */
export const innermost = (active: readonly string[]): readonly string[] =>
  active.filter((id) => id !== '' && !active.some((other) => other.startsWith(`${id}.`)))

/** The active states after an event of a trace; of one that has none, those before it. */
export const activeAfter = (events: readonly LoggedEvent[], number: number): readonly string[] =>
  events.findLast((event) => event.number <= number && event.active !== undefined)?.active ?? []

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isEvent = (value: unknown): value is LoggedEvent =>
  isRecord(value) &&
  typeof value['number'] === 'number' &&
  typeof value['at'] === 'number' &&
  typeof value['from'] === 'string' &&
  isRecord(value['event']) &&
  typeof value['event']['type'] === 'string' &&
  (value['active'] === undefined || isTexts(value['active'])) &&
  (value['difference'] === undefined || isDifference(value['difference']))

const isDifference = (value: unknown): boolean =>
  isRecord(value) && isTexts(value['left']) && isTexts(value['entered']) && Array.isArray(value['changes'])

const isState = (value: unknown): value is ChartState =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['transitions']) &&
  Array.isArray(value['children']) &&
  value['children'].every(isState)

const isChart = (value: unknown): value is Chart =>
  isRecord(value) && typeof value['machine'] === 'string' && isState(value['root'])

/** Reads a trace from its file; what is wrong with the file otherwise. */
export const parseTrace = (text: string): Trace | string => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'The file is not valid JSON.'
  }
  if (!isRecord(value) || typeof value['machine'] !== 'string') return 'The file is not a trace: it names no machine.'
  if (value['version'] !== 1) return 'The trace was written by another version of the inspector.'
  const { events, chart } = value
  if (!Array.isArray(events) || events.length === 0 || !events.every(isEvent))
    return 'The trace has no events, or unreadable ones.'
  if (chart !== undefined && !isChart(chart)) return 'The chart of the trace is unreadable.'
  return { version: 1, machine: value['machine'], ...(chart === undefined ? {} : { chart }), events }
}
