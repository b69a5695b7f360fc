import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL that PGlite is. */
const MAJOR = '18'

/** Where `pg_control` says in what state the database is, and that it was closed. After a kill it was not. */
const STATE_AT = 16
const SHUT_DOWN = 1

/** A folder that is not there, or is not opened for a reason, or whose database was closed or not. */
export type Found = 'absent' | 'closed' | 'open' | { readonly reason: string }

const inspect = (folder: string): Found => {
  if (!statSync(folder).isDirectory()) return { reason: 'it is a file' }
  if (readdirSync(folder).length === 0) return 'absent'
  // Without it PGlite makes a new database over what is there.
  if (!existsSync(join(folder, 'PG_VERSION'))) return { reason: 'PG_VERSION is missing' }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'latin1').trim()
  if (/^\d+$/.test(version) && version !== MAJOR)
    return { reason: `it is of PostgreSQL ${version}, and this release needs ${MAJOR}` }
  if (version !== MAJOR) return { reason: 'PG_VERSION is damaged' }
  const control = join(folder, 'global/pg_control')
  if (!existsSync(control)) return { reason: 'global/pg_control is missing' }
  return readFileSync(control)[STATE_AT] === SHUT_DOWN ? 'closed' : 'open'
}

/** Looks at the folder of a database without changing anything in it; what else is wrong PostgreSQL says of a copy. */
export const inspectFolder = (folder: string): Found => {
  if (!existsSync(folder)) return 'absent'
  try {
    return inspect(folder)
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
