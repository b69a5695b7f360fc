import { freshDatabase } from './fresh-database'
import { preparedDataDir } from './prepared-folder'
import { sqlOnFolder, sqlOnServer } from './run-sql'
import { killWhileStarting, newDataDir, removeData, startSandbox, type SandboxProcess } from './sandbox-process'

/** A database that outlives the sandbox processes on it, so that one can be killed and another started. */
export type Store = {
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<SandboxProcess>
  /** Starts one and kills it after that time, ready or not. */
  readonly killWhileStarting: (milliseconds: number) => Promise<void>
  /** The environment that names it. */
  readonly env: Readonly<Record<string, string>>
  /** Runs SQL on it while no sandbox does: to let time pass, for one. */
  readonly sql: (statement: string) => Promise<void>
  readonly remove: () => Promise<void>
}

const onFolder = async (folder: Promise<string>): Promise<Store> => {
  const dataDir = await folder
  return {
    start: (env = {}) => startSandbox({ dataDir, env }),
    killWhileStarting: (milliseconds) => killWhileStarting({ dataDir }, milliseconds),
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    sql: (statement) => sqlOnFolder(dataDir, statement),
    remove: () => removeData(dataDir),
  }
}

const onServer = async (url: string): Promise<Store> => {
  const [database, dataDir] = [await freshDatabase(url), await newDataDir()]
  return {
    start: (env = {}) => startSandbox({ databaseUrl: database.url, dataDir, env }),
    killWhileStarting: (milliseconds) => killWhileStarting({ databaseUrl: database.url, dataDir }, milliseconds),
    env: { DATA_DIR: dataDir, DATABASE_URL: database.url },
    sql: (statement) => sqlOnServer(database.url, statement),
    remove: async () => {
      await database.drop()
      await removeData(dataDir)
    },
  }
}

/** The PostgreSQL server to test on, when there is one. */
export const testServer: string | undefined = process.env['TEST_DATABASE_URL'] || undefined

/** What the sandbox runs on here: PGlite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const stores: readonly (readonly [name: string, open: () => Promise<Store>])[] = [
  ['PGlite', () => onFolder(preparedDataDir())],
  ...(testServer === undefined ? [] : [['PostgreSQL', () => onServer(testServer)] as const]),
]

/** A store of this run on which no sandbox has started yet: for tests of a first start. */
export const openEmptyStore = (): Promise<Store> =>
  testServer === undefined ? onFolder(newDataDir()) : onServer(testServer)

/**
 * A store of this run: PostgreSQL when there is a server, else PGlite. `npm test` runs the contract once on each. On
 * PGlite the first start is behind it.
 */
export const openStore = (): Promise<Store> =>
  testServer === undefined ? onFolder(preparedDataDir()) : onServer(testServer)
