import type { YearDay } from './year'

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const AWAY: Readonly<Record<number, string>> = { [-1]: ' of the year before', 0: '', 1: ' of the next year' }

/** Days without their year, since the run is the same in every year; those of another year than the row's say so. */
const withoutYear = (text: string, year: number): string =>
  text.replaceAll('\u00a0', ' ').replaceAll(/(\d{1,2} [A-Z][a-z]+) (\d{4})/g, (date, day: string, of: string) => {
    const away = AWAY[Number(of) - year]
    return away === undefined ? date : day + away
  })

/** Whether two days say the same, but for how many days are left. */
const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const plain = (lines: readonly string[]) => lines.join('\n').replaceAll(/Ends in \d+ days/g, 'Ends in n days')
  return plain(one) === plain(other)
}

const cell = (lines: readonly string[]): string => lines.join('<br>').replaceAll('|', '\\|')

const head = ['| day | the customer | home says | sent | check page |', '|---|---|---|---|---|'] as const

/** The days on which something happens or is said otherwise, as the table of docs/sandbox.md. */
export const tableOfYear = (days: readonly YearDay[]): string => {
  const rows = days.flatMap(({ day, date, did, home, sent, checks }, index) => {
    const before = days[index - 1]
    const said = before !== undefined && isSame(before.home, home) ? [] : home
    const checked = checks.filter((line) => before?.checks.includes(line) !== true)
    if (did.length + said.length + sent.length + checked.length === 0) return []
    const cells = [did, said, sent.map(({ channel, subject }) => `${channel}: ${subject}`), checked].map(cell)
    return [
      withoutYear(`| ${day}: ${words.format(Date.parse(date))} | ${cells.join(' | ')} |`, Number(date.slice(0, 4))),
    ]
  })
  return [...head, ...rows].join('\n')
}

/** The table of a page, and what is before and after it. */
const partsOf = (page: string): readonly [before: string, table: string, after: string] => {
  const start = page.indexOf(head[0])
  if (start === -1) throw new Error(`the page has no table with the head ${head[0]}`)
  const [table = ''] = /^(?:\|.*\n)+/.exec(page.slice(start)) ?? []
  return [page.slice(0, start), table.trimEnd(), page.slice(start + table.trimEnd().length)]
}

export const tableIn = (page: string): string => partsOf(page)[1]

export const withTable = (page: string, table: string): string => {
  const [before, , after] = partsOf(page)
  return before + table + after
}
