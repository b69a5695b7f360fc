import { ilike, or, type AnyColumn, type SQL } from 'drizzle-orm'

/** Rows with the text in one of the columns, case-insensitive; `undefined`, which selects all rows, without a text. */
export const contains = (filter: string | undefined, ...columns: AnyColumn[]): SQL | undefined => {
  const text = filter?.trim() ?? ''
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
