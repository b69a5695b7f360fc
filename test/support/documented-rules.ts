import { readFileSync } from 'node:fs'

/** The tables of docs/sandbox.md that state rules: what the service does follows from what they say. */
const text = readFileSync('docs/sandbox.md', 'utf8')

/** The rows of the table with these columns, each by its first cell; `the same` is what the row above says. */
export const tableOf = (...columns: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const lines = text.split('\n')
  const head = lines.findIndex((line) => line.startsWith('|') && String(cells(line)) === String(columns))
  if (head === -1) throw new Error(`no table has the columns ${columns.join(', ')}`)
  const rows: string[][] = []
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break
    rows.push(cells(line).map((cell, index) => (cell === 'the same' ? (rows.at(-1)?.[index] ?? '') : cell)))
  }
  return new Map(rows.map(([name = '', ...rest]) => [name, rest]))
}

/** The heads of its tables. */
export const tableHeads = (): readonly string[] =>
  text.split('\n').filter((line, index, lines) => line.startsWith('|') && /^\|[-| ]+\|$/.test(lines[index + 1] ?? ''))
