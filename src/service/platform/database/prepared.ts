import type { Database } from './database'

const statements = new WeakMap<Database, Map<string, unknown>>()

const ofDatabase = (db: Database): Map<string, unknown> => {
  const known = statements.get(db)
  if (known !== undefined) return known
  const none = new Map<string, unknown>()
  statements.set(db, none)
  return none
}

/**
 * A statement that is built once, and that each connection of PostgreSQL parses once, for what is asked with almost every
 * request. Its name says everything that its text depends on.
 */
export const prepared = <Statement>(
  db: Database,
  name: string,
  build: () => { readonly prepare: (name: string) => Statement },
): Statement => {
  const known = ofDatabase(db).get(name) as Statement | undefined
  if (known !== undefined) return known
  const statement = build().prepare(name)
  ofDatabase(db).set(name, statement)
  return statement
}
