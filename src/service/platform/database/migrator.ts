import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { StartError, type Database } from './database'

const migration = pgTable('migration', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The folder of the SQL files, relative to the project's folder, where the bundled server runs too. */
const folder = () => resolve('src/service/platform/database/migrations')

/** The names of this release's migrations, in their order. */
export const migrationNames = async (): Promise<readonly string[]> =>
  (
    await readdir(folder()).catch(() => {
      throw new StartError(`The migrations are missing: ${folder()}. Start the sandbox in the project's folder.`)
    })
  )
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** Every migration, sorted by name. */
export const migrationTexts = async (): Promise<ReadonlyArray<{ readonly name: string; readonly text: string }>> =>
  Promise.all(
    (await migrationNames()).map(async (name) => ({ name, text: await readFile(join(folder(), name), 'utf8') })),
  )

/** The statements of a file; no statement contains a semicolon at the end of a line. */
const statements = (text: string): readonly string[] =>
  text
    .split(/;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const applied = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await db.select({ name: migration.name }).from(migration)).map(({ name }) => name))

/** Refuses a database that has migrations of a newer release. @throws StartError */
export const requireKnown = async (applied: Iterable<string>, where: string): Promise<void> => {
  const known = new Set(await migrationNames())
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new StartError(
      `${where} is of a newer release, with ${unknown.join(', ')}. Nothing in it was changed. ` +
        'Start that release, or restore the backup that was made before it.',
    )
}

/** Applies pending migrations in the order of their names and returns these. Call it inside the start's transaction. */
export const migrateSchema = async (db: Database): Promise<readonly string[]> => {
  await db.execute(
    sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
  )
  const done = await applied(db)
  await requireKnown(done, 'The database')
  const missing = (await migrationNames()).filter((name) => !done.has(name))
  for (const name of missing) {
    for (const statement of statements(await readFile(join(folder(), name), 'utf8')))
      await db.execute(sql.raw(statement))
    await db.insert(migration).values({ name })
  }
  return missing
}

/**
 * Whether the database responds, takes writes, and has every migration. It is asked by a write that changes nothing: a
 * connection that is only to be read fails, and is dropped.
 */
export const isMigrated = async (db: Database): Promise<boolean> => {
  const nothing = db.$with('nothing').as(
    db
      .update(migration)
      .set({ name: migration.name })
      .where(sql`false`)
      .returning(),
  )
  const names = await db.with(nothing).select({ name: migration.name }).from(migration)
  const done = new Set(names.map(({ name }) => name))
  return (await migrationNames()).every((name) => done.has(name))
}
