import { cpus, totalmem } from 'node:os'
import { CONNECTIONS, SECONDS, type Measured } from './load'
import { LONGEST_HELD_MS, MOST_MEMORY_MB, type PhotoMeasured } from './photo'
import { LONGEST_ALLOWED_MS, SLOW_DOWN, type TableMeasured } from './table'

/** The machine in general words: what a figure of this run depends on. */
export const machine = (): string => {
  const processors = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(1)
  const model = processors[0]?.model.trim() ?? 'unknown'
  return `${processors.length} cores (${model}), ${memory} GiB, Node ${process.version}`
}

/** The load generator counts whole milliseconds. */
const time = (milliseconds: number): string => (milliseconds === 0 ? '< 1 ms' : `${milliseconds.toFixed(0)} ms`)

const line = (measured: Measured, yardstick: Measured): string =>
  [
    measured.name.padEnd(28),
    `${measured.perSecond.toFixed(0)}/s`.padStart(10),
    time(measured.median).padStart(10),
    time(measured.p99).padStart(10),
    `${((measured.perSecond / yardstick.perSecond) * 100).toFixed(1)} %`.padStart(10),
  ].join('')

/** Prints what was measured, the yardstick first and as the last column's measure. */
export const printRequests = (title: string, yardstick: Measured, results: ReadonlyArray<Measured>): void => {
  console.log(`\n${title}, ${CONNECTIONS} connections for ${SECONDS} s each`)
  console.log(`${''.padEnd(28)}${['answered', 'median', 'p99', 'of bare'].map((head) => head.padStart(10)).join('')}`)
  for (const measured of [yardstick, ...results]) console.log(line(measured, yardstick))
}

/** Prints the browser's longest tasks at a table; `false` where one is longer than it may be. */
export const printTable = (tables: ReadonlyArray<TableMeasured>): boolean => {
  console.log(`\nA table of 100 rows in the browser, its processor slowed down ${SLOW_DOWN} times`)
  console.log(`${''.padEnd(28)}${['rows after', 'longest', 'task'].map((head) => head.padStart(10)).join('')}`)
  for (const { name, longest, until } of tables) {
    const result = longest < LONGEST_ALLOWED_MS ? 'ok' : 'OVER'
    console.log(`${name.padEnd(28)}${time(until).padStart(10)}${time(longest).padStart(10)}${result.padStart(10)}`)
  }
  return tables.every(({ longest }) => longest < LONGEST_ALLOWED_MS)
}

const megabytes = (value: number | undefined): string => (value === undefined ? 'not told' : `${value.toFixed(0)} MB`)

/** Prints what a photo of twelve megapixels costs the page; `false` where it costs more than it may. */
export const printPhoto = (measured: PhotoMeasured): boolean => {
  const { photo, sent, ready, saved, keys, answer, idleAnswer, task, memory, before } = measured
  const kept = [task <= LONGEST_HELD_MS, (memory ?? 0) <= MOST_MEMORY_MB]
  const result = (isWithinLimit: boolean | undefined) => (isWithinLimit ? 'ok' : 'OVER')
  const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
  console.log(`\nA photo of 12 megapixels chosen and sent in the browser, its processor slowed down ${SLOW_DOWN} times`)
  const rows: ReadonlyArray<readonly [string, string, string]> = [
    [`photo of ${size(photo)}, sent as`, size(sent), ''],
    ['ready after', time(ready), ''],
    ['saved after', time(saved), ''],
    ['main thread held at most', time(task), `${result(kept[0])}, of ${String(LONGEST_HELD_MS)} ms`],
    [`longest wait of ${String(keys)} keys`, time(answer), 'the rest of the machine included'],
    ['the same on the idle page', time(idleAnswer), ''],
    ["the page's own memory", megabytes(memory), `${result(kept[1])}, of ${String(MOST_MEMORY_MB)} MB`],
    ['the same before', megabytes(before), ''],
  ]
  for (const [name, value, remark] of rows) console.log(`${name.padEnd(34)}${value.padStart(10)}  ${remark}`.trimEnd())
  return kept.every(Boolean)
}
