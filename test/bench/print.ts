import { cpus, totalmem } from 'node:os'
import { CONNECTIONS, SECONDS, type Measured } from './load'
import type { MemoryMeasured } from './memory'
import { LONGEST_HELD_MS, MOST_MEMORY_MB, type PhotoMeasured } from './photo'
import { KEY_LIMIT_MS, PRESS_LIMIT_MS, type PressesMeasured } from './presses'
import { LONGEST_ALLOWED_MS, SLOW_DOWN, type TableMeasured } from './table'

/** A description of the machine, on which the results depend. */
export const machine = (): string => {
  const processors = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(1)
  const model = processors[0]?.model.trim() ?? 'unknown'
  return `${processors.length} cores (${model}), ${memory} GiB, Node ${process.version}`
}

/** The load generator counts whole milliseconds. */
const time = (milliseconds: number): string => (milliseconds === 0 ? '< 1 ms' : `${milliseconds.toFixed(0)} ms`)

const line = (measured: Measured, baseline: Measured): string =>
  [
    measured.name.padEnd(28),
    `${measured.perSecond.toFixed(0)}/s`.padStart(10),
    time(measured.median).padStart(10),
    time(measured.p99).padStart(10),
    `${((measured.perSecond / baseline.perSecond) * 100).toFixed(1)} %`.padStart(10),
  ].join('')

/** Prints the results, the baseline first; the last column is relative to it. */
export const printRequests = (title: string, baseline: Measured, results: ReadonlyArray<Measured>): void => {
  console.log(`\n${title}, ${CONNECTIONS} connections for ${SECONDS} s each`)
  console.log(`${''.padEnd(28)}${['answered', 'median', 'p99', 'of bare'].map((head) => head.padStart(10)).join('')}`)
  for (const measured of [baseline, ...results]) console.log(line(measured, baseline))
}

/** Prints the browser's longest tasks for the tables; `false` if one exceeds its limit. */
export const printTable = (tables: ReadonlyArray<TableMeasured>): boolean => {
  console.log(`\nA table of 100 rows in the browser, its processor slowed down ${SLOW_DOWN} times`)
  console.log(`${''.padEnd(28)}${['rows after', 'longest', 'task'].map((head) => head.padStart(10)).join('')}`)
  for (const { name, longest, until } of tables) {
    const result = longest < LONGEST_ALLOWED_MS ? 'ok' : 'OVER'
    console.log(`${name.padEnd(28)}${time(until).padStart(10)}${time(longest).padStart(10)}${result.padStart(10)}`)
  }
  return tables.every(({ longest }) => longest < LONGEST_ALLOWED_MS)
}

const megabytes = (value: number | undefined): string => (value === undefined ? 'unknown' : `${value.toFixed(0)} MB`)

/** Prints the cost of a photo of twelve megapixels for the page; `false` if it exceeds its limits. */
export const printPhoto = (measured: PhotoMeasured): boolean => {
  const { photo, sent, ready, saved, keys, answer, idleAnswer, task, memory, before } = measured
  const withinLimits = [task <= LONGEST_HELD_MS, (memory ?? 0) <= MOST_MEMORY_MB]
  const result = (isWithinLimit: boolean | undefined) => (isWithinLimit ? 'ok' : 'OVER')
  const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
  console.log(`\nA photo of 12 megapixels chosen and sent in the browser, its processor slowed down ${SLOW_DOWN} times`)
  const rows: ReadonlyArray<readonly [string, string, string]> = [
    [`photo of ${size(photo)}, sent as`, size(sent), ''],
    ['ready after', time(ready), ''],
    ['saved after', time(saved), ''],
    ['main thread held at most', time(task), `${result(withinLimits[0])}, of ${String(LONGEST_HELD_MS)} ms`],
    [`longest wait of ${String(keys)} keys`, time(answer), 'the rest of the machine included'],
    ['the same on the idle page', time(idleAnswer), ''],
    ["the page's own memory", megabytes(memory), `${result(withinLimits[1])}, of ${String(MOST_MEMORY_MB)} MB`],
    ['the same before', megabytes(before), ''],
  ]
  for (const [name, value, remark] of rows) console.log(`${name.padEnd(34)}${value.padStart(10)}  ${remark}`.trimEnd())
  return withinLimits.every(Boolean)
}

/** Prints how long presses and keys take; `false` if one exceeds its limit. */
export const printPresses = (forms: ReadonlyArray<PressesMeasured>): boolean => {
  console.log(`\nPresses and keys on a phone, its processor slowed down ${SLOW_DOWN} times, until the next paint`)
  console.log(`${''.padEnd(28)}${['empty submit', 'slowest key'].map((head) => head.padStart(14)).join('')}`)
  const isWithin = ({ press, key }: PressesMeasured) => press <= PRESS_LIMIT_MS && key <= KEY_LIMIT_MS
  for (const form of forms)
    console.log(
      `${form.name.padEnd(28)}${time(form.press).padStart(14)}${time(form.key).padStart(14)}  ${isWithin(form) ? 'ok' : 'OVER'}`,
    )
  return forms.every(isWithin)
}

const MOST_GROWTH = 1.1

/** Prints how the heap grew; `false` if it did by more than a tenth. */
export const printMemory = ({ first, last, navigations, dialogs, quotes }: MemoryMeasured): boolean => {
  const isWithin = last <= MOST_GROWTH * first
  console.log(
    `\n${String(navigations)} navigations, ${String(dialogs)} dialogs and ${String(quotes)} quotes in one page`,
  )
  console.log(
    `heap after the first tenth ${first.toFixed(1)} MB, at the end ${last.toFixed(1)} MB  ${isWithin ? 'ok' : 'OVER'}`,
  )
  return isWithin
}
