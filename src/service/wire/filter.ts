import { ilike, or, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm'

/** The pattern of a searched text; `undefined` without one. */
export const patternOf = (filter: string | undefined): string | undefined => {
  const text = filter?.trim() ?? ''
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}

/** Rows that match a pattern, or the placeholder of one, in one of the columns, case-insensitive. */
export const matches = (pattern: string | Placeholder, ...columns: AnyColumn[]): SQL | undefined =>
  or(...columns.map((column) => ilike(column, pattern)))

/** Rows with the text in one of the columns, case-insensitive; `undefined`, which selects all rows, without a text. */
export const contains = (filter: string | undefined, ...columns: AnyColumn[]): SQL | undefined => {
  const pattern = patternOf(filter)
  return pattern === undefined ? undefined : matches(pattern, ...columns)
}
