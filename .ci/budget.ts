import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { StatsCompilation } from 'webpack'

/** The maximum size of a screen's scripts, in bytes after gzip −9 (1 kB is 1,000 bytes). */
type BudgetRow = {
  readonly screen: string
  readonly entry: string
  /** The lazy chunks that the screen waits for, by their webpackChunkName. */
  readonly chunks: ReadonlyArray<string>
  readonly limit: number
}

export const budget: ReadonlyArray<BudgetRow> = [
  { screen: 'landing, before a click', entry: 'landing', chunks: [], limit: 5_000 },
  { screen: 'login, form interactive', entry: 'app', chunks: ['route-login'], limit: 98_800 },
  { screen: 'login, in all', entry: 'app', chunks: ['route-login', 'portal', 'feature-login'], limit: 165_100 },
  { screen: 'register, form interactive', entry: 'app', chunks: ['route-register'], limit: 97_500 },
  {
    screen: 'register, in all',
    entry: 'app',
    chunks: ['route-register', 'portal', 'feature-registration'],
    limit: 163_200,
  },
]

export type Weighed = {
  readonly row: BudgetRow
  readonly files: ReadonlyArray<{ readonly name: string; readonly bytes: number }>
  readonly bytes: number
  /** Chunks of the row that the build does not have: renaming a chunk must not lower the weight. */
  readonly missing: ReadonlyArray<string>
}

type ChunkFiles = Readonly<Record<string, ReadonlyArray<string> | undefined>>

/** The scripts that each entry and each named lazy chunk loads, including shared chunks. */
export const chunkFiles = (stats: StatsCompilation): ChunkFiles =>
  Object.fromEntries(
    Object.entries({ ...stats.namedChunkGroups, ...stats.entrypoints }).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  )

export const gzipSize =
  (dir: string) =>
  (file: string): number =>
    gzipSync(readFileSync(join(dir, file)), { level: 9 }).length

/** The weight of one row; a file that two of its chunks share counts once. */
export const weigh = (row: BudgetRow, files: ChunkFiles, size: (file: string) => number): Weighed => {
  const names = [row.entry, ...row.chunks]
  const unique = [...new Set(names.flatMap((name) => files[name] ?? []))]
  const sized = unique.map((name) => ({ name, bytes: size(name) }))
  return {
    row,
    files: sized,
    bytes: sized.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: names.filter((name) => files[name] === undefined),
  }
}

export const isWithinBudget = ({ row, bytes, missing }: Weighed): boolean => missing.length === 0 && bytes <= row.limit

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const result = (weighed: Weighed): string => {
  if (weighed.missing.length > 0) return `no chunk ${weighed.missing.join(', ')}`
  return isWithinBudget(weighed) ? 'within budget' : 'OVER'
}

/** The table printed by the build. */
export const budgetTable = (rows: ReadonlyArray<Weighed>): string =>
  [
    'Script per screen, gzip -9',
    ...rows.flatMap((weighed) => [
      [
        weighed.row.screen.padEnd(28),
        kilobytes(weighed.bytes).padStart(10),
        `of ${kilobytes(weighed.row.limit)}`.padStart(14),
        `  ${result(weighed)}`,
      ].join(''),
      ...weighed.files.map(({ name, bytes }) => `  ${name.padEnd(40)}${kilobytes(bytes).padStart(10)}`),
    ]),
  ].join('\n')
