import type { Database } from './database'

const statements = new WeakMap<Database, Map<string, unknown>>()

/**
 * A statement that is built once, and that PostgreSQL plans once for each of its connections: for what is asked with
 * almost every request. Its name says everything that its text depends on.
 */
export const prepared = <Statement>(
  db: Database,
  name: string,
  build: () => { readonly prepare: (name: string) => Statement },
): Statement => {
  const ofDatabase = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, ofDatabase)
  const known = ofDatabase.get(name) as Statement | undefined
  const statement = known ?? build().prepare(name)
  ofDatabase.set(name, statement)
  return statement
}
