import { ilike, or, type AnyColumn, type SQL } from 'drizzle-orm'

/** Rows where one of the columns holds the text, whatever its case; `undefined`, that is all rows, without a text. */
export const contains = (filter: string | undefined, ...columns: AnyColumn[]): SQL | undefined => {
  const text = filter?.trim() ?? ''
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
