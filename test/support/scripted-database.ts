import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '../../src/service/platform/database/database'

type Row = Readonly<Record<string, unknown>>

const verbs: readonly (readonly [verb: string, pattern: RegExp])[] = [
  ['lock', /^select .* from "(\w+)".* for (?:no key )?update$/],
  ['read', /^select .*? from "(\w+)"/],
  ['insert', /^insert into "(\w+)"/],
  ['update', /^update "(\w+)"/],
  ['delete', /^delete from "(\w+)"/],
]

/** What a statement does to the first table in it: `lock quote`, say; or the statement itself, `begin` for one. */
const deedOf = (text: string): string =>
  verbs.flatMap(([verb, pattern]) => {
    const table = pattern.exec(text)?.[1]
    return table === undefined ? [] : [`${verb} ${table}`]
  })[0] ?? text

/** The values of the columns that a statement selects or returns, in its order; those that the row lacks are null. */
const valuesOf = (text: string, row: Row): unknown[] => {
  const list = (/ returning (.*)$/.exec(text) ?? /^select (.*?) from /.exec(text))?.[1] ?? ''
  return list.split(', ').map((item) => row[/"(\w+)"$/.exec(item)?.[1] ?? ''] ?? null)
}

/**
 * A database without tables, which records what its statements do, except what they only read, and in `given` the values of
 * the last statement for each deed. `answers` has the rows of a
 * deed, such as `read payment`, with the names of columns; `failWith` the error with which it fails instead.
 */
export const scriptedDatabase = (
  answers: Readonly<Record<string, readonly Row[]>> = {},
  failWith: (deed: string) => Error | undefined = () => undefined,
) => {
  const deeds: string[] = []
  const given: Record<string, readonly unknown[]> = {}
  const query = (statement: string | { readonly text: string }, values: readonly unknown[] = []) => {
    const text = typeof statement === 'string' ? statement : statement.text
    const deed = deedOf(text)
    if (!deed.startsWith('read ')) deeds.push(deed)
    given[deed] = values
    const error = failWith(deed)
    const rows = (answers[deed] ?? []).map((row) => valuesOf(text, row))
    return error === undefined ? Promise.resolve({ rows }) : Promise.reject(error)
  }
  const db: Database = drizzle({ query } as unknown as Pool)
  return { db, deeds, given }
}
