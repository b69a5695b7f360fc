import type { YearDay } from './year'

/** A day without its year: the run is the same in every year. */
const withoutYear = (text: string, first: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(new RegExp(`(\\d{1,2} [A-Z][a-z]+) ${String(Number(first) + 1)}`, 'g'), '$1 of the next year')
    .replaceAll(new RegExp(`(\\d{1,2} [A-Z][a-z]+) ${first}`, 'g'), '$1')

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Whether two days say the same, but for how many days are left. */
const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const plain = (lines: readonly string[]) => lines.join('\n').replaceAll(/Ends in \d+ days/g, 'Ends in n days')
  return plain(one) === plain(other)
}

const cell = (lines: readonly string[]): string => lines.join('<br>').replaceAll('|', '\\|')

/** The days on which something happens or is said otherwise, as rows of the table in docs/sandbox.md. */
export const rowsOf = (days: readonly YearDay[]): readonly string[] => {
  const first = days[0]?.date.slice(0, 4) ?? ''
  return days.flatMap(({ date, did, home, sent, checks }, index) => {
    const before = days[index - 1]
    const said = before !== undefined && isSame(before.home, home) ? [] : home
    const checked = checks.filter((line) => before?.checks.includes(line) !== true)
    if (did.length + said.length + sent.length + checked.length === 0) return []
    const cells = [did, said, sent.map(({ channel, subject }) => `${channel}: ${subject}`), checked].map(cell)
    return [withoutYear(`| ${words.format(Date.parse(date))} | ${cells.join(' | ')} |`, first)]
  })
}

export const head = ['| day | the customer | home says | sent | check page |', '|---|---|---|---|---|'] as const
