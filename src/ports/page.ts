/** An order of rows: a column by the name that the portal gives it, upwards or downwards. */
export type Sort = { readonly column: string; readonly descending: boolean }

/**
 * Which part of a long list is asked for: `skip` rows are left out, at most `take` follow. Without a sort the server's
 * own order holds, without a search all rows count.
 */
export type PageQuery = {
  readonly skip: number
  readonly take: number
  readonly sort?: Sort | undefined
  readonly search?: string | undefined
}

/** A part of a long list, and how long the whole is. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }
