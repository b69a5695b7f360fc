/** The order of rows: a column by the portal's name for it, and the direction. */
export type Sort = { readonly column: string; readonly descending: boolean }

/**
 * The requested part of a list: `skip` rows are skipped, at most `take` are returned. Without a sort the server's own
 * order applies, without a search all rows match.
 */
export type PageQuery = {
  readonly skip: number
  readonly take: number
  readonly sort?: Sort | undefined
  readonly search?: string | undefined
}

/** One page of a list, and the total number of rows. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }
